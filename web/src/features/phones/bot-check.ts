import { solveChallengeWorkers } from "altcha-lib";
import { api } from "../../platform/api.ts";

interface Solved {
  /** As ALTCHA writes it. Undefined where this browser could not solve it: the server then says what follows. */
  altcha: string | undefined;
  /** Unix milliseconds. */
  begunAt: number;
}

/** More would not be faster on a phone, and every one of them is a thread. */
const WORKERS_MAX = 4;
/** The server takes a solution for longer; the clocks of both need not agree. */
const USABLE_MS = 5 * 60_000;

let prepared: Promise<Solved | undefined> | undefined;

/** Begins to solve a puzzle before its solution is needed, say while a number is typed. */
export function prepareBotCheck(): void {
  prepared ??= solve().catch(() => undefined);
}

/** A solution that was not used before, of the puzzle begun beforehand or of a fresh one. Throws ApiFailure. */
export async function takeBotCheck(): Promise<string | undefined> {
  const begun = prepared;
  prepared = undefined;
  const solved = await begun;
  const isUsable = solved !== undefined && Date.now() - solved.begunAt < USABLE_MS;
  return (isUsable ? solved : await solve()).altcha;
}

async function solve(): Promise<Solved> {
  const begunAt = Date.now();
  const challenge = await api.get("/v1/auth/challenge");
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency, WORKERS_MAX),
    createWorker: () => new Worker(new URL("./bot-check-worker.ts", import.meta.url), { type: "module" }),
  }).catch(() => null);
  return { altcha: solution === null ? undefined : btoa(JSON.stringify({ challenge, solution })), begunAt };
}
