import type { SigningStatus } from "@vestpocket/domain/access/access.terms";
import { type AccessFacts, type AccessState, accessStateOf } from "@vestpocket/domain/access/states.rules";
import type { AccessStateKind } from "@vestpocket/domain/access/states.terms";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import { DAY_MS } from "@vestpocket/domain/shared/durations";

interface ListingRow {
  readonly listingStatus: ListingStatus;
  readonly listingExpiresAt: Date | null;
}

export const toListing = ({ listingStatus, listingExpiresAt }: ListingRow): AccessFacts["listing"] => ({
  status: listingStatus,
  expiresAt: listingExpiresAt,
});

/** What matters only while nothing is decided. */
const NOTHING_ELSE = {
  ...{ isRefused: false, hasSignedBefore: false, signsFirst: false, opensOnSigning: false },
  ...{ isBarred: false, isAdministrator: false, approvesFirst: false, isEmailConfirmed: true },
} satisfies Partial<AccessFacts>;

/** Where a signer stands by their signature alone. `endedAt`: when the owner ended that; null if they did not. */
export function standBySignature(row: ListingRow & { readonly endedAt: Date | null }, now: Date): AccessState {
  const { endedAt } = row;
  const grant = endedAt === null ? undefined : { untilAt: endedAt, revokedAt: endedAt };
  return accessStateOf({ ...NOTHING_ELSE, listing: toListing(row), request: null, grant, signing: "signed", now });
}

/** Where a person stands once their request is approved. */
export function standOnceApproved(
  row: ListingRow,
  { signing, now }: { readonly signing: SigningStatus; readonly now: Date },
): AccessStateKind {
  const grant = { untilAt: new Date(now.getTime() + DAY_MS), revokedAt: null };
  return accessStateOf({ ...NOTHING_ELSE, listing: toListing(row), request: "approved", grant, signing, now }).kind;
}
