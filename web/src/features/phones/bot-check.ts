import type { Challenge } from "altcha-lib";
import { api } from "../../platform/api.ts";

interface Solved {
  /** The encoded ALTCHA solution. Undefined if this browser could not solve it; the server then decides. */
  altcha: string | undefined;
  /** Unix milliseconds. */
  begunAt: number;
}

/** More workers would not be faster on a phone, and each is a thread. */
const WORKERS_MAX = 4;
/** Shorter than the server's limit, because clocks may differ. */
const USABLE_MS = 5 * 60_000;

let prepared: Promise<Solved | undefined> | undefined;

/** Starts solving a challenge early, for example while a number is being typed. */
export function prepareBotCheck(): void {
  prepared ??= solve().catch(() => undefined);
}

/** An unused solution, to the challenge started early or to a new one. Throws ApiFailure. */
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
  const solution = await findSolution(challenge).catch(() => null);
  return { altcha: solution === null ? undefined : btoa(JSON.stringify({ challenge, solution })), begunAt };
}

/** The solver is loaded when it is first needed: the sign-up page is usable without it. */
async function findSolution(challenge: Challenge) {
  const { solveChallengeWorkers } = await import("altcha-lib");
  return solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency, WORKERS_MAX),
    createWorker: () => new Worker(new URL("./bot-check-worker.ts", import.meta.url), { type: "module" }),
  });
}
