import { createHash, randomBytes } from "node:crypto";

/** The code in an e-mailed link: 256 random bits. Only its hash is stored. */
export function makeLinkCode(): string {
  return randomBytes(32).toString("base64url");
}

export function hashLinkCode(code: string): string {
  return createHash("sha256").update(code).digest("base64url");
}
