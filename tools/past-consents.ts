import { findPastConsents } from "../server/src/features/accounts/past-consents.usecases.ts";
import { findPastStreamConsents } from "../server/src/features/messages/past-stream-consents.usecases.ts";
import type { Queryable } from "../server/src/platform/database/database.ts";

interface Address {
  readonly email: string;
  /** Those under which its accounts may have been deleted. */
  readonly secrets: readonly string[];
}

/** What the owners of deleted accounts with this address had agreed to, and had said about commercial email. One text each. */
export async function describePastConsents(db: Queryable, address: Address): Promise<string[]> {
  const agreed = (await findPastConsents(db, address)).map((consent) => {
    const french = consent.isFrenchGiven ? " after receiving the French version" : "";
    const what = `${consent.policy} ${consent.version} (${consent.language})${french}`;
    return `${what}: ${describeTimes(consent.agreedAt, consent.leftAt)}\n  “${consent.wording}”`;
  });
  const said = (await findPastStreamConsents(db, address)).map((consent) => {
    const times = describeTimes(consent.at, consent.leftAt);
    if (!consent.isGiven) return `${consent.stream} ended (${consent.source}): ${times}`;
    return `${consent.stream} ${consent.version} (${consent.language}, ${consent.source}): ${times}\n  “${consent.wording}”`;
  });
  return [...agreed, ...said];
}

const describeTimes = (at: Date, leftAt: Date) => `${at.toISOString()}, account deleted ${leftAt.toISOString()}`;
