import { findCardProblem, isTooLateToRenew, toChargeTime } from "@vestpocket/domain/orders/renewals.rules";
import type { RenewalView } from "@vestpocket/domain/orders/renewals.schema";
import { Failure } from "../../platform/http/failure.ts";
import { toMoment } from "../../platform/moment.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requirePayer } from "./buyers.usecases.ts";
import type { OrderDeps } from "./orders.deps.ts";
import { cardNeeded, tooLateToRenew } from "./renewals.failures.ts";
import { deleteRenewal, insertRenewal, listRenewalsOf, type OwnRenewal } from "./renewals.queries.ts";
import { findSavedCard, type SavedCardRow } from "./saved-cards.queries.ts";

type Deps = Pick<OrderDeps, "db" | "clock" | "findContact" | "listPayable" | "recordAudit">;

interface SetRenewal {
  readonly viewer: Viewer;
  readonly listingId: string;
  readonly isOn: boolean;
}

/**
 * Turns automatic renewal of the viewer's own listing on or off. Throws Failure: 403 if the viewer may not pay, 404 for
 * someone else's listing, 409 without a card that can pay for it, for a listing that is not live, and within two days of
 * its end.
 */
export async function setRenewal(deps: Deps, { viewer, listingId, isOn }: SetRenewal): Promise<void> {
  const { db, clock, recordAudit } = deps;
  const accountId = viewer.uid;
  const [own] = await deps.listPayable(viewer, [{ listingId, purpose: "renew" }]);
  if (own instanceof Failure && own.status === 404) throw own;
  if (isOn) {
    await requirePayer(deps, viewer);
    if (own instanceof Failure) throw own;
    const run = own?.run;
    const now = clock.now();
    if (run === undefined || isTooLateToRenew({ end: run.expiresAt, now })) throw tooLateToRenew();
    const problem = findCardProblem(await findSavedCard(db, accountId), toChargeTime(run.expiresAt));
    if (problem !== undefined) throw cardNeeded();
  }
  await db.transaction(async (tx) => {
    const has = isOn
      ? await insertRenewal(tx, { listingId, accountId, createdAt: clock.now() })
      : await deleteRenewal(tx, { listingId, accountId });
    if (!has) return;
    const subject = { kind: "listing" as const, id: listingId };
    await recordAudit(tx, { actorId: accountId, action: isOn ? "renewals.on" : "renewals.off", subject });
  });
}

/** An account's live listings that are renewed automatically, the next one first. */
export async function listRenewals(
  { db, clock }: Pick<Deps, "db" | "clock">,
  accountId: string,
): Promise<RenewalView[]> {
  const card = await findSavedCard(db, accountId);
  return (await listRenewalsOf(db, { accountId, now: clock.now() })).map((row) => toRenewal(row, card));
}

function toRenewal(row: OwnRenewal, card: SavedCardRow | undefined): RenewalView {
  const { listingId, title, plan, endsAt, quote } = row;
  const isNoticed = row.noticedOf?.getTime() === endsAt.getTime();
  const chargesAt = (isNoticed ? row.dueAt : null) ?? toChargeTime(endsAt);
  const isDeclined = row.declinedOf?.getTime() === endsAt.getTime();
  return {
    listing: { id: listingId, title },
    plan,
    endsAt: toMoment(endsAt),
    chargesAt: toMoment(chargesAt),
    totalCents: isNoticed && quote !== null ? quote.totalCents : null,
    problem: isDeclined ? "declined" : (findCardProblem(card, chargesAt) ?? null),
  };
}
