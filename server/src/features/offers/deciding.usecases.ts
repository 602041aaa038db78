import { OFFER_NOTE_MAX, validateOfferText } from "@vestpocket/domain/offers/offers.rules";
import type { OfferForm } from "@vestpocket/domain/offers/offers.schema";
import type { OfferStep, Party } from "@vestpocket/domain/offers/offers.terms";
import { takeStep } from "@vestpocket/domain/offers/steps.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { isReader, readVersion } from "./making.usecases.ts";
import type { OfferDeps } from "./offers.deps.ts";
import { offerChanged, offerNotFound, offerRefused } from "./offers.failures.ts";
import { lockOffer, type OfferRow, updateOffer } from "./offers.queries.ts";
import { keepStep, recordStep } from "./recording.usecases.ts";
import { acknowledge } from "./steps.tokens.ts";

interface Decide {
  readonly viewer: Viewer;
  readonly id: string;
  /** In which the viewer acknowledged that the step binds nobody. */
  readonly language: Language;
  /** The version that the viewer read. */
  readonly version: number;
}

/** Writes the next version of an open offer. Throws Failure: 404, 403, 409, or 400 naming a field. */
export async function counterOffer(deps: OfferDeps, { form, ...decide }: Decide & { form: OfferForm }): Promise<void> {
  await requireWithinLimit(deps.limits.perHour.take(decide.viewer.uid));
  await deps.db.transaction(async (tx) => {
    const { row, role } = await lockOwn(tx, decide);
    const { terms, expiresAt } = readVersion(deps, { form, kinds: [row.terms.kind] });
    await requireReader(deps, tx, { row, role });
    const nonBinding = acknowledge(decide.language);
    const said = { terms, expiresAt: expiresAt.toISOString(), nonBinding };
    await take(deps, tx, { ...decide, row, role, step: "counter", said, changed: { terms, expiresAt } });
  });
}

/** Accepts to negotiate, declines or withdraws, with an optional note. Throws Failure: 404, 403, 409, or 400. */
export async function decideOffer(
  deps: OfferDeps,
  { step, note, ...decide }: Decide & { step: "accept" | "decline" | "withdraw"; note: string },
): Promise<void> {
  const problem = validateOfferText(note, OFFER_NOTE_MAX);
  if (problem !== undefined) throw badFields({ note: problem });
  await requireWithinLimit(deps.limits.perHour.take(decide.viewer.uid));
  await deps.db.transaction(async (tx) => {
    const { row, role } = await lockOwn(tx, decide);
    const said = { note, nonBinding: acknowledge(decide.language) };
    if (step === "accept") await requireReader(deps, tx, { row, role });
    await take(deps, tx, { ...decide, row, role, step, said, changed: {} });
  });
}

interface Step extends Decide {
  readonly row: OfferRow;
  readonly role: Party;
  readonly step: Exclude<OfferStep, "make">;
  readonly said: Parameters<typeof recordStep>[2]["said"];
  readonly changed: Partial<Pick<OfferRow, "terms" | "expiresAt">>;
}

async function take(deps: OfferDeps, tx: Queryable, taken: Step): Promise<void> {
  const { row, role: party, step, version, said, changed, viewer } = taken;
  const now = deps.clock.now();
  const next = takeStep(row, { step, party, version, now });
  if (next === undefined) throw offerChanged();
  const actorId = viewer.uid;
  const made = { step, party, actorId, said, room: row.room, offerId: row.id, version: next.version };
  const recorded = await recordStep(deps, tx, made);
  await updateOffer(tx, row.id, { ...next, ...changed, updatedAt: now });
  await keepStep(deps, tx, { row, recorded, actorId });
}

/**
 * The viewer's own offer, locked, with their role in it. Throws Failure 404 for anyone else, as if it did not exist.
 */
async function lockOwn(tx: Queryable, { viewer: { uid }, id }: Decide): Promise<{ row: OfferRow; role: Party }> {
  const row = isUuid(id) ? await lockOffer(tx, id) : undefined;
  const role = row && roleOf(row, uid);
  if (row === undefined || role === undefined) throw offerNotFound();
  return { row, role };
}

/** Someone's role in an offer; undefined for everyone but the two parties. */
export function roleOf({ ownerId, buyerId }: Pick<OfferRow, "ownerId" | "buyerId">, uid: string): Party | undefined {
  if (uid === ownerId) return "owner";
  return uid === buyerId ? "buyer" : undefined;
}

/** Buyers whose access has ended, or whose listing is gone, can read and withdraw their own offers, nothing more. */
async function requireReader(
  deps: OfferDeps,
  tx: Queryable,
  { row: { room, buyerId }, role }: { row: OfferRow; role: Party },
): Promise<void> {
  if (role === "owner") return;
  if (buyerId === null || !(await isReader(deps, { uid: buyerId, room, on: tx }))) throw offerRefused("no_access");
}
