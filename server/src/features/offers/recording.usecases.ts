import type { OfferStep, Party } from "@vestpocket/domain/offers/offers.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Queryable } from "../../platform/database/database.ts";
import type { OfferDeps } from "./offers.deps.ts";
import { offerMail } from "./offers.mails.ts";
import { insertStep, type OfferRow } from "./offers.queries.ts";
import { toListingName } from "./offers.views.ts";
import { type Said, sealStep } from "./steps.tokens.ts";

const EVENTS = {
  make: "offer_made",
  counter: "offer_countered",
  accept: "offer_accepted",
  decline: "offer_declined",
  withdraw: "offer_withdrawn",
} as const;
const ACTIONS = {
  make: "offers.made",
  counter: "offers.countered",
  accept: "offers.accepted",
  decline: "offers.declined",
  withdraw: "offers.withdrawn",
} as const;

interface Taken {
  readonly step: OfferStep;
  readonly party: Party;
  readonly actorId: string;
  readonly said: Said;
}

/** Seals a step, and adds its fingerprint to the room's chain. */
export async function recordStep(
  { recordEvent }: Pick<OfferDeps, "recordEvent">,
  tx: Queryable,
  { actorId, room, offerId, version, ...taken }: Taken & { room: string; offerId: string; version: number },
) {
  const sealed = sealStep(taken);
  const { step, party, sha256 } = sealed;
  const body = { offer: offerId, version, party, sha256 };
  const { hash } = await recordEvent(tx, { room, kind: EVENTS[step], actorId, body });
  return { sealed, hash };
}

type Recorded = Awaited<ReturnType<typeof recordStep>>;

/**
 * Stores a recorded step with its offer, and notifies the other side and the audit log, without the terms. A buyer gets
 * nothing about a removed listing, which does not exist for them: its owner may have been shut out for a reason.
 */
export async function keepStep(
  deps: Pick<OfferDeps, "clock" | "recordAudit" | "findContact" | "tell" | "listOwnMailCards">,
  tx: Queryable,
  { row, recorded, actorId }: { row: OfferRow; recorded: Recorded; actorId: string },
): Promise<void> {
  const { sealed, hash } = recorded;
  await insertStep(tx, { ...sealed, offerId: row.id, at: deps.clock.now() });
  await deps.recordAudit(tx, { actorId, action: ACTIONS[sealed.step], subject: { kind: "listing", id: row.room } });
  const { ownerId, buyerId, isRemoved } = row;
  const reachableBuyerId = isRemoved ? null : buyerId;
  const otherId = sealed.party === "owner" ? reachableBuyerId : ownerId;
  const other = otherId === null ? undefined : await deps.findContact(tx, otherId);
  if (other === undefined) return;
  const title = toListingName(row, other.language);
  const { language } = other;
  const toOwner =
    sealed.party === "owner"
      ? {}
      : { buyer: row.buyerName, cards: await deps.listOwnMailCards(tx, { id: row.room, language }) };
  await deps.tell(tx, other, {
    event: "offer_step",
    path: paths.offers(row.room, row.id),
    listingId: row.room,
    mail: { toContent: (url) => offerMail({ step: sealed.step, title, url, hash, ...toOwner }) },
  });
}
