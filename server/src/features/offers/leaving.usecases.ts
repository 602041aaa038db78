import { stateOf, takeStep } from "@vestpocket/domain/offers/steps.rules";
import type { Queryable } from "../../platform/database/database.ts";
import { roleOf } from "./deciding.usecases.ts";
import { listLiveIds, listOffersOf, listStepsWithEvents, removeParty } from "./leaving.queries.ts";
import type { OfferDeps } from "./offers.deps.ts";
import { lockOffer, updateOffer } from "./offers.queries.ts";
import { keepStep, recordStep } from "./recording.usecases.ts";
import { hashStep } from "./steps.tokens.ts";

/**
 * When an account is deleted: its live offers end as if its owner had withdrawn, and its name is removed from all of
 * them.
 */
export async function leaveOffers(deps: OfferDeps, tx: Queryable, uid: string): Promise<void> {
  const now = deps.clock.now();
  for (const id of await listLiveIds(tx, uid)) {
    const row = await lockOffer(tx, id);
    const party = row && roleOf(row, uid);
    if (row === undefined || party === undefined) continue;
    const step = party === "owner" ? ("decline" as const) : ("withdraw" as const);
    const { room, version } = row;
    const next = takeStep(row, { step, party, version, now });
    // It has lapsed.
    if (next === undefined) continue;
    const left = { step, party, actorId: uid, said: { note: "" }, room, offerId: id, version };
    const recorded = await recordStep(deps, tx, left);
    await updateOffer(tx, id, { ...next, updatedAt: now });
    await keepStep(deps, tx, { row, recorded, actorId: uid });
  }
  await removeParty(tx, uid);
}

/** Everything stored about a person's offers, for their data export. */
export async function exportOffers(
  { db, clock }: Pick<OfferDeps, "db" | "clock">,
  uid: string,
): Promise<Readonly<Record<string, unknown>>[]> {
  const now = clock.now();
  return (await listOffersOf(db, uid)).map((offer) => ({ ...offer, state: stateOf(offer, now) }));
}

/**
 * Steps altered behind the server's back, as `offer/place`: their fingerprint does not match or is not in the chain.
 */
export async function listBrokenSteps(db: Queryable): Promise<string[]> {
  const broken = (await listStepsWithEvents(db)).filter((step) => !step.isInChain || hashStep(step) !== step.sha256);
  return broken.map(({ offerId, place }) => `${offerId}/${place}`);
}
