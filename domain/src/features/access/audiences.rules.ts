import type { Audience } from "../disclosure/disclosure.terms.ts";
import type { AccessDecision, SigningStatus } from "./access.terms.ts";

/** The facts that decide which values of a listing a signed-in user reads. */
export interface Standing {
  /** The account still exists and is not disabled. */
  readonly isActive: boolean;
  readonly isOwner: boolean;
  /** The account's role, whatever its session may do. */
  readonly isAdministrator: boolean;
  /** E-mail and phone are confirmed, or an administrator has checked the licence. */
  readonly isVerified: boolean;
  readonly signing: SigningStatus;
  readonly decision: AccessDecision;
}

/**
 * The audience a person reads a listing as (product.md §16). An approval takes effect once the agreement is signed, if
 * the listing requires one; a refusal, a revocation and the end of an approval override a signature. Administrators
 * read as members unless the owner approved them: otherwise they read by a reason that the owner sees (§16.1). An
 * account that was disabled or deleted is no member: it reads what everyone does, whatever is kept about it (§8.2).
 */
export function audienceOf(standing: Standing): Audience {
  const { isActive, isOwner, isAdministrator, isVerified, signing, decision } = standing;
  if (!isActive) return "public";
  if (isOwner) return "granted";
  if (signing !== "unsigned" && decision === "live") return "granted";
  if (isAdministrator) return "member";
  if (signing === "signed" && decision === "none") return "nda";
  return isVerified ? "verified" : "member";
}

/** A stored approval. */
export interface KeptGrant {
  readonly untilAt: Date;
  readonly revokedAt: Date | null;
}

/**
 * The current effect of the owner's decisions: an approval expires at its exact time, without a job. Someone declined
 * since then is declined, and can be let in only by the owner (product.md §16, item 5).
 */
export function decisionOf({
  grant,
  isRefused,
  now,
}: {
  grant: KeptGrant | undefined;
  /** Whether the owner declined a request, after the approval if there is one. */
  isRefused: boolean;
  now: Date;
}): AccessDecision {
  if (grant !== undefined && grant.revokedAt !== null) return "revoked";
  if (grant !== undefined && grant.untilAt > now) return "live";
  if (isRefused) return "refused";
  return grant === undefined ? "none" : "expired";
}
