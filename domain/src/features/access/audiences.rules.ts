import type { Audience } from "../disclosure/disclosure.terms.ts";
import type { AccessDecision, Signing } from "./access.terms.ts";

/** The facts that decide which values of a listing a signed-in user reads. */
export interface Standing {
  readonly isOwner: boolean;
  /** E-mail and phone are confirmed, or an administrator has checked the licence. */
  readonly isVerified: boolean;
  readonly signing: Signing;
  readonly decision: AccessDecision;
}

/**
 * The audience a person reads a listing as (product.md §16). An approval takes effect once the agreement is signed, if
 * the listing requires one; a refusal, a revocation and the end of an approval override a signature.
 */
export function audienceOf({ isOwner, isVerified, signing, decision }: Standing): Audience {
  if (isOwner) return "granted";
  if (signing !== "unsigned" && decision === "live") return "granted";
  if (signing === "signed" && decision === "none") return "nda";
  return isVerified ? "verified" : "member";
}

/** A stored approval. */
export interface KeptGrant {
  readonly untilAt: Date;
  readonly revokedAt: Date | null;
}

/** The current effect of the owner's decisions: an approval expires at its exact time, without a job. */
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
