// Experiments at the table: what is asked of it, and questions that somebody may want to begin with.

import { studioKey } from "../shell/router.svelte";
import { ask, call } from "../table/api";
import type * as wire from "../wire";

const key = () => studioKey() ?? null;
const of = (id: string) => `api/lab/${encodeURIComponent(id)}`;

export const lab = {
  all: () => ask<wire.LabInfo>("api/lab", key()),
  compose: (design: wire.Designing) => ask<wire.Composed>("api/lab/compose", key(), design),
  check: (text: string) =>
    ask<wire.ExperimentCheck>("api/lab/check", key(), { text } satisfies wire.Experimenting),
  begin: (text: string) =>
    ask<wire.ExperimentStatus>("api/lab", key(), { text } satisfies wire.Experimenting),
  experiment: (id: string) => ask<wire.ExperimentStatus>(of(id), key()),
  stop: (id: string) => ask<wire.Done>(`${of(id)}/stop`, key(), {}),
  goOn: (id: string) => ask<wire.Done>(`${of(id)}/go-on`, key(), {}),
  remove: (id: string) => ask<wire.Done>(`${of(id)}/remove`, key(), {}),
  report: (id: string) => ask<wire.Reported>(`${of(id)}/report`, key(), {}),
  watch: (id: string, cell: string, number: number) =>
    ask<wire.RoomLinks>(`${of(id)}/watch`, key(), { cell, number } satisfies wire.WatchingGame),
};

export const TEXT = "experiment.toml";
export const RESULTS = "results.zip";

/** One of its files, to be kept elsewhere. */
export const fileOf = async ({ place }: wire.ExperimentStatus, name: string) =>
  (await call(`${place}/${name}`)).blob();

export type Claim = wire.AskedClaim["claim"];
export const CLAIMS: readonly Claim[] = ["above", "below", "between", "more_than", "less_than", "as_in"];
export const BESIDE: readonly Claim[] = ["more_than", "less_than", "as_in"];

type Ready = Omit<wire.AskedClaim, "question">;

/** By the message that says it. */
export const READY: Readonly<Record<string, Ready>> = {
  "lab-ask-first": { figure: "first", claim: "above", low: 0 },
  "lab-ask-fair": { figure: "first", claim: "between", low: -3, high: 3 },
  "lab-ask-length": { figure: "turns", claim: "between", low: 15, high: 25 },
  "lab-ask-alike-turns": { figure: "turns", claim: "as_in", low: 2 },
  "lab-ask-alike-first": { figure: "first", claim: "as_in", low: 3 },
  "lab-ask-shorter": { figure: "turns", claim: "less_than", low: 0 },
  "lab-ask-drama": { figure: "drama", claim: "more_than", low: 0 },
  "lab-ask-choices": { figure: "pace", claim: "more_than", low: 0 },
};
export const USUAL_BESIDE = ["lab-ask-alike-turns", "lab-ask-alike-first"];
export const USUAL_ALONE = ["lab-ask-first", "lab-ask-length"];

/** The text that the next design begins with, if it is not a form. */
export const given: { text: string | null } = { text: null };

export const ongoing = ({ state }: wire.ExperimentInfo) => state === "waiting" || state === "running";
