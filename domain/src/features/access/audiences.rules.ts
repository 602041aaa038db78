import type { Audience } from "../disclosure/disclosure.terms.ts";
import type { AccessDecision, Signing } from "./access.terms.ts";

/** What decides which values of a listing a signed-in person reads. */
export interface Standing {
  readonly isOwner: boolean;
  /** E-mail and phone are confirmed, or an administrator has checked the licence. */
  readonly isVerified: boolean;
  readonly signing: Signing;
  readonly decision: AccessDecision;
}

/**
 * As whom a person reads a listing (product.md §16). An approval takes effect once the agreement is signed, where the listing asks for
 * one; a refusal, a revocation and the end of an approval outweigh a signature.
 */
export function audienceOf({ isOwner, isVerified, signing, decision }: Standing): Audience {
  if (isOwner) return "granted";
  if (signing !== "unsigned" && decision === "live") return "granted";
  if (signing === "signed" && decision === "none") return "nda";
  return isVerified ? "verified" : "member";
}

/** What is kept of an approval. */
export interface KeptGrant {
  readonly untilAt: Date;
  readonly revokedAt: Date | null;
}

/** What the owner's decisions amount to now: an approval ends at its moment, with no job run. */
export function decisionOf({
  grant,
  isRefused,
  now,
}: {
  grant: KeptGrant | undefined;
  isRefused: boolean;
  now: Date;
}): AccessDecision {
  if (grant === undefined) return isRefused ? "refused" : "none";
  if (grant.revokedAt !== null) return "revoked";
  return grant.untilAt > now ? "live" : "expired";
}
