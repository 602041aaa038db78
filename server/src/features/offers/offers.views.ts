import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import type { Offer, OfferDetail, OfferEvent } from "@vestpocket/domain/offers/offers.schema";
import type { Party } from "@vestpocket/domain/offers/offers.terms";
import { listSteps, stateOf } from "@vestpocket/domain/offers/steps.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { toMoment } from "../../platform/moment.ts";
import type { OfferRow, StepRow } from "./offers.queries.ts";
import { readSaid } from "./steps.tokens.ts";

interface Reader {
  readonly role: Party;
  /** Whether the buyer can still read what the listing restricts; without that, they can only withdraw. */
  readonly buyerHasAccess: boolean;
  readonly now: Date;
}

/** An offer as one of its two parties sees it. It never includes the owner's name, which a listing may withhold. */
export function toOffer(row: OfferRow, { role, buyerHasAccess, now }: Reader): Offer {
  const { id, version, by, terms } = row;
  return {
    ...{ id, role, version, by, terms },
    nonBinding: row.nonBinding,
    buyerName: role === "owner" ? row.buyerName : null,
    state: stateOf(row, now),
    expiresAt: toMoment(row.expiresAt),
    createdAt: toMoment(row.createdAt),
    updatedAt: toMoment(row.updatedAt),
    steps: listSteps(row, role, now).filter((step) => role === "owner" || buyerHasAccess || step === "withdraw"),
  };
}

export function toOfferDetail(
  row: OfferRow,
  steps: readonly StepRow[],
  { language, ...reader }: Reader & { language: Language },
): OfferDetail {
  const listing = { id: row.room, name: toListingName(row, language) };
  return { ...toOffer(row, reader), listing, buyerHasAccess: reader.buyerHasAccess, history: steps.map(toOfferEvent) };
}

/** The listing's current title, or its last one if it was deleted. */
export function toListingName({ titles, listingTitle }: OfferRow, language: Language): string {
  return titles === null ? listingTitle : pickTitle(titles, language);
}

function toOfferEvent({ step, party, at, sha256, said }: StepRow): OfferEvent {
  const parts = readSaid(said);
  const isVersion = "terms" in parts;
  return {
    ...{ step, by: party, at: toMoment(at), sha256 },
    terms: isVersion ? parts.terms : null,
    expiresAt: isVersion ? toMoment(new Date(parts.expiresAt)) : null,
    note: isVersion ? "" : parts.note,
    nonBinding: parts.nonBinding ?? null,
  };
}
