"""The command `rumpus`: the one place that wires everything together."""

import argparse


def main() -> None:
    argparse.ArgumentParser(prog="rumpus").parse_args()
