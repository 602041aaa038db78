import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Counted, NOTHING } from "./tally.ts";

/** A family's progress. */
export interface Progress extends Counted {
  readonly rounds: number;
  readonly seconds: number;
}

/** The campaign of a seed, kept between runs. */
export interface State {
  readonly families: Readonly<Record<string, Progress>>;
}

const UNTRIED: Progress = { ...NOTHING, rounds: 0, seconds: 0 };

export const progressOf = (state: State, name: string): Progress => state.families[name] ?? UNTRIED;

export function readState(folder: string): State {
  const file = fileOf(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as State) : { families: {} };
}

/** Written atomically: a campaign may be killed too. */
export function saveState(folder: string, state: State): void {
  const partial = `${fileOf(folder)}.partial`;
  writeFileSync(partial, JSON.stringify(state));
  renameSync(partial, fileOf(folder));
}

const fileOf = (folder: string) => join(folder, "state.json");
