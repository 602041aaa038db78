import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey as derive } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge, Payload } from "altcha-lib/types";
import type { BotCheckDeps } from "./phones.deps.ts";
import { botCheckFailed } from "./phones.failures.ts";
import { countBotChecks, insertBotCheck } from "./phones.queries.ts";

/** Rounds per guess, and how a correct guess begins: a phone needs about a second, the server's check milliseconds. */
const COST = 5_000;
const KEY_PREFIX = "00";
const ALGORITHM = "PBKDF2/SHA-256";
const SOLVABLE_MS = 10 * MINUTE_MS;
/** After this many recent solutions the cost doubles, then triples, up to the maximum factor. */
const SOLUTIONS_PER_STEP = 50;
const COST_FACTOR_MAX = 8;

/**
 * A new challenge: a proof of work that the browser solves invisibly, without a third party. The more are being solved,
 * by anyone, the harder it gets; nobody is ever locked out.
 */
export async function createBotChallenge({ db, clock, botCheckSecret }: BotCheckDeps): Promise<Challenge> {
  const now = clock.now();
  const solved = await countBotChecks(db, now);
  return createChallenge({
    algorithm: ALGORITHM,
    cost: COST * Math.min(COST_FACTOR_MAX, 1 + Math.floor(solved / SOLUTIONS_PER_STEP)),
    keyPrefix: KEY_PREFIX,
    deriveKey: derive,
    // Part of the signed data, so that it is compared with our own clock.
    data: { expiresAt: now.getTime() + SOLVABLE_MS },
    hmacSignatureSecret: botCheckSecret,
  });
}

/** Throws Failure unless `altcha` solves one of our challenges that has not expired and was not used before. */
export async function requireBotCheck(
  { db, clock, isBotCheckOn, botCheckSecret }: BotCheckDeps,
  altcha: string | undefined,
): Promise<void> {
  if (!isBotCheckOn) return;
  const payload = readPayload(altcha);
  const { signature, parameters } = payload?.challenge ?? {};
  const expiresAt = new Date(Number(parameters?.data?.expiresAt));
  if (payload === undefined || signature === undefined || !(expiresAt > clock.now())) throw botCheckFailed();
  const solution = { ...payload, deriveKey: derive, hmacSignatureSecret: botCheckSecret };
  const result = await verifySolution(solution).catch(() => undefined);
  if (result?.verified !== true || !(await insertBotCheck(db, { signature, expiresAt }))) throw botCheckFailed();
}

function readPayload(altcha: string | undefined): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(altcha ?? "", "base64").toString("utf8")) as Partial<Payload> | null;
    const { challenge, solution } = payload ?? {};
    return challenge?.parameters === undefined || solution === undefined ? undefined : { challenge, solution };
  } catch {
    return undefined;
  }
}
