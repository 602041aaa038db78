import { gzipSync } from "node:zlib";
import { kilobytes } from "./report.ts";

/** Scripts named in the report. */
const HEAVIEST = 8;

export interface Script {
  /** Undefined for one that is part of the page. */
  readonly url?: string;
  readonly text: string;
}

/** The bytes of these scripts, each compressed on its own, and the heaviest files by name. */
export function weighScripts(scripts: readonly Script[]): { bytes: number; heaviest: string } {
  const weights = scripts.map(({ url, text }) => ({ name: url?.split("/").at(-1), bytes: gzipSync(text).length }));
  const heaviest = weights
    .filter(({ name }) => name !== undefined)
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, HEAVIEST);
  return {
    bytes: weights.reduce((sum, { bytes }) => sum + bytes, 0),
    heaviest: heaviest.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`).join(", "),
  };
}
