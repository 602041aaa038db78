import { createHash, randomBytes } from "node:crypto";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";
import { type AccountLink, insertLink } from "./accounts.queries.ts";

/** Makes a link's secret of 256 bits, of which only the hash is kept. */
export async function makeLink(
  tx: Queryable,
  link: Pick<AccountLink, "accountId" | "purpose" | "email"> & { now: Date; minutes: number },
): Promise<string> {
  const { now, minutes, ...kept } = link;
  const oobCode = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await insertLink(tx, { ...kept, hash: hashLink(oobCode), createdAt: now, expiresAt });
  return oobCode;
}

export function hashLink(oobCode: string): string {
  return createHash("sha256").update(oobCode).digest("base64url");
}

/** Counts codes of links that lead nowhere, by where they come from. */
export function createLinkThrottle(db: Database): Throttle {
  return createThrottle(db, { name: "links", points: 10, seconds: 15 * 60 });
}
