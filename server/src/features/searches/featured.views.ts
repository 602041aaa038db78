import { type HomeCard, homeCardSchema, type ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { Serialized } from "../../platform/http/serialized.ts";

/** Made once for each kept card, and forgotten with it. */
const made = new WeakMap<Serialized<ListingCard>, Serialized<HomeCard>>();

/** What everyone sees of a listing's card. */
export function toHomeCard(card: Serialized<ListingCard>): Serialized<HomeCard> {
  const home = made.get(card) ?? Serialized.from(homeCardSchema, JSON.parse(card.json.toString()));
  made.set(card, home);
  return home;
}
