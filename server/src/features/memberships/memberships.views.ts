import type { Membership } from "@vestpocket/domain/memberships/memberships.schema";
import type { AuditEntry } from "../../platform/audit.ts";
import { toMoment } from "../../platform/moment.ts";
import type { SavedProfile } from "./memberships.deps.ts";
import type { MembershipRow } from "./memberships.queries.ts";

interface KnownOfMember {
  readonly membership: MembershipRow | undefined;
  readonly details: SavedProfile | null | undefined;
  /** Whether the account has a customer at the payment provider. */
  readonly hasCustomer: boolean;
  readonly now: Date;
}

/** A person's own membership. */
export function toMembership({ membership, details, hasCustomer, now }: KnownOfMember): Membership {
  return {
    isSubscribed: membership !== undefined && membership.memberUntil > now,
    paidThrough: membership === undefined ? null : toMoment(membership.paidThrough),
    isRenewing: membership !== undefined && membership.paidThrough <= now && membership.memberUntil > now,
    endsAtPeriodEnd: membership?.endsAtPeriodEnd ?? false,
    // Someone who only promoted listings has nothing to see there.
    hasPortal: hasCustomer && membership !== undefined,
    hasFailedRenewal: membership !== undefined && hasFailedRenewal(membership, now),
    unpaidInvoice: membership !== undefined && hasFailedRenewal(membership, now) ? toUnpaidInvoice(membership) : null,
    agentDetails: details == null ? null : toAgentDetails(details),
  };
}

/** The provider retries for some days: until then there is a subscription but no member. */
function hasFailedRenewal({ failedInvoiceId, subscriptionId, memberUntil }: MembershipRow, now: Date): boolean {
  return failedInvoiceId !== null && subscriptionId !== null && memberUntil <= now;
}

function toUnpaidInvoice({ failedInvoiceUrl, bankAsks }: MembershipRow): Membership["unpaidInvoice"] {
  return failedInvoiceUrl === null ? null : { url: failedInvoiceUrl, bankAsks };
}

function toAgentDetails(profile: SavedProfile): Membership["agentDetails"] {
  const { brokerageName, province, city, isRealEstateMember, realEstateBoard = null } = profile;
  return { brokerageName, province, city, isRealEstateMember, realEstateBoard };
}

interface MembershipChange {
  readonly uid: string;
  readonly what: "begin" | "renew" | "cancel" | "resume" | "end" | "revoke" | "restore";
  /** Whether the member did it, rather than the server. */
  readonly isByMember: boolean;
}

/** A membership change in the audit log. */
export function toAuditEntry({ uid, what, isByMember }: MembershipChange): AuditEntry {
  return {
    actorId: isByMember ? uid : undefined,
    action: `memberships.${what}`,
    subject: { kind: "membership", id: uid },
  };
}
