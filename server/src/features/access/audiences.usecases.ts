import { isSameMailbox } from "@vestpocket/domain/access/access.rules";
import type { AccessDecision } from "@vestpocket/domain/access/access.terms";
import { audienceOf, decisionOf, type KeptGrant, type Standing } from "@vestpocket/domain/access/audiences.rules";
import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { AudiencesWanted } from "../../platform/audiences.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { AccessDeps } from "./access.deps.ts";
import { listEndedAddresses } from "./signers.queries.ts";
import { findStanding, listVisible, type StandingRow } from "./standing.queries.ts";

type StandingDeps = Pick<AccessDeps, "db" | "clock" | "findSigning">;

interface AudienceQuestion {
  readonly uid: string;
  readonly listing: { readonly id: string; readonly ownerId: string };
}

/**
 * The audience a signed-in user reads a listing as. Checked on every request, so that a revocation takes effect at
 * once.
 */
export async function findAudience(deps: StandingDeps, reading: AudienceQuestion): Promise<Audience> {
  return audienceOf(await readStanding(deps, reading));
}

/** The audience a member reads each of these listings as, by its id; without listings that they may not see. */
export async function findAudiences(
  deps: StandingDeps,
  { uid, ids, on = deps.db }: AudiencesWanted,
): Promise<ReadonlyMap<string, Audience>> {
  const audiences = new Map<string, Audience>();
  for (const listing of await listVisible(on, { uid, ids: [...new Set(ids)], now: deps.clock.now() })) {
    audiences.set(listing.id, await findAudience(deps, { uid, listing }));
  }
  return audiences;
}

/** What determines the audience a person reads a listing as. */
export async function readStanding(
  { db, clock, findSigning }: StandingDeps,
  { uid, listing }: AudienceQuestion,
): Promise<Standing & { readonly reason: string; readonly untilAt: Date | null }> {
  const wanted = { uid, listingId: listing.id };
  const [row, signing] = await Promise.all([findStanding(db, wanted), findSigning(uid, listing.id)]);
  return {
    isActive: row?.isActive ?? false,
    isOwner: listing.ownerId === uid,
    isAdministrator: row?.isAdministrator ?? false,
    isVerified: row?.isVerified ?? false,
    signing,
    decision: toDecision(row, clock.now()),
    reason: row?.reason ?? "",
    untilAt: row?.untilAt ?? null,
  };
}

/** The current effect of the owner's decisions about a person. */
export const toDecision = (row: StandingRow | undefined, now: Date): AccessDecision =>
  decisionOf({ grant: toGrant(row), isRefused: row?.isRefused ?? false, now });

/**
 * The same when a setting or a signature could let the person in: an account without a decision of its own is revoked
 * if its address signed from another account, and the owner ended that.
 */
export async function decideOnAddress(
  db: Queryable,
  { decision, email, ...wanted }: { decision: AccessDecision; email: string; uid: string; listingId: string },
): Promise<AccessDecision> {
  if (decision !== "none") return decision;
  const ended = await listEndedAddresses(db, wanted);
  return ended.some((each) => isSameMailbox(each, email)) ? "revoked" : "none";
}

/** The owner's approval; undefined without one. */
export function toGrant(row: StandingRow | undefined): KeptGrant | undefined {
  return row === undefined || row.untilAt === null ? undefined : { untilAt: row.untilAt, revokedAt: row.revokedAt };
}
