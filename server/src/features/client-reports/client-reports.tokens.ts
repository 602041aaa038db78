import { createHash, randomBytes } from "node:crypto";

/** What a link has instead of a password: 192 random bits. */
export const makeReportToken = (): string => randomBytes(24).toString("base64url");

/** As it is stored. */
export const hashReportToken = (token: string): Buffer => createHash("sha256").update(token).digest();
