import { createHash, randomBytes } from "node:crypto";

/** The token of a log-in that is waiting for its code: 256 random bits. */
export const makeChallengeToken = (): string => randomBytes(32).toString("base64url");

/** Its stored hash. */
export const hashChallengeToken = (token: string): Buffer => createHash("sha256").update(token).digest();
