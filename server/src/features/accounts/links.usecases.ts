import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { tooMany } from "../../platform/http/failure.ts";
import { toNetwork } from "../../platform/network.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { badLink } from "./accounts.failures.ts";
import { type AccountLink, insertLink } from "./links.queries.ts";
import { hashLinkCode, makeLinkCode } from "./links.tokens.ts";

interface NewLink extends Pick<AccountLink, "accountId" | "purpose" | "email"> {
  readonly phoneNumber?: string;
  readonly minutes: number;
}

/** Stores a link that is about to be e-mailed. Returns its code. */
export async function createLink(
  { clock }: { clock: Clock },
  tx: Queryable,
  { minutes, ...link }: NewLink,
): Promise<string> {
  const code = makeLinkCode();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + minutes * MINUTE_MS);
  await insertLink(tx, { phoneNumber: null, ...link, hash: hashLinkCode(code), createdAt: now, expiresAt });
  return code;
}

/** Throws Failure if too many wrong codes came from an address. */
export async function checkLinkTries({ limits }: AccountDeps, address: string): Promise<void> {
  const refusal = await limits.wrongLinks.peek(toNetwork(address));
  if (refusal !== undefined) throw tooMany(refusal);
}

/** Counts a wrong code against its sender's address, and throws Failure. */
export async function refuseLink({ limits }: AccountDeps, address: string): Promise<never> {
  await limits.wrongLinks.take(toNetwork(address));
  throw badLink();
}
