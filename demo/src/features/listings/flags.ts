import type { Random } from "@vestpocket/domain/shared/random";
import type { Order } from "./order.ts";

const EAST = new Set(["Ontario", "Quebec", "New Brunswick", "Nova Scotia", "Prince Edward Island"]);

const WEST = new Set(["British Columbia", "Alberta", "Saskatchewan", "Manitoba"]);

/** The conditions that sentences may ask for, such as `forSale`, `rural` or `tenanted`. */
export function drawFlags(random: Random, { profile, market, listingType }: Order): Set<string> {
  const flags = new Set<string>([listingType]);
  if (listingType !== "rent") flags.add("forSale");
  if (listingType !== "sale") flags.add("forRent");
  if (market.weight >= 3) flags.add("big");
  if (profile.key.startsWith("business/") || profile.key === "franchise/franchise-resale") flags.add("walkIn");
  if (market.province === "Quebec") flags.add("quebec");
  if (EAST.has(market.province)) flags.add("east");
  if (WEST.has(market.province)) flags.add("west");
  if (profile.key.endsWith("digital-business")) flags.add("digital");
  if (profile.key === "industrial/industrial-condo") flags.add("condo");
  if (random.chance(0.62)) flags.add("older");
  const isRural = profile.place === "rural";
  if (isRural) flags.add("rural");
  if (PREMISES.test(profile.key)) flags.add("premises");
  if (profile.group === "investment" && profile.driver !== "rooms") flags.add("rental");
  flags.add(random.chance(isRural ? 0.85 : market.weight < 0.8 ? 0.15 : 0.02) ? "well" : "municipal");
  if (profile.key === "land/farm-lands" || profile.key === "farm/cash-crop-farms") {
    if (["Ontario", "Quebec"].includes(market.province) && random.chance(0.5)) flags.add("drained");
  }
  flags.add(drawOccupancy(random, { profile, listingType }));
  return flags;
}

/** Subtypes whose buyers move in themselves, other than into a running business or among tenants. */
const PREMISES = /^(?:office|industrial)\/|^commercial\/(?:retail|automotive|food-beverage)$/u;

type Offer = Pick<Order, "profile" | "listingType">;

function drawOccupancy(random: Random, { profile: { key, group }, listingType }: Offer): string {
  if (group === "business" || group === "farm") return random.chance(0.85) ? "owner" : "tenanted";
  if (key === "investment/hotels-motels" || key === "commercial/hotels-cottages") return "owner";
  if (key === "commercial/shopping-medical-centers" && listingType !== "rent") return "tenanted";
  if (group === "investment") return random.chance(0.9) ? "tenanted" : "owner";
  if (listingType === "rent") return random.chance(0.8) ? "vacant" : "tenanted";
  if (group === "land")
    return random.weighted(
      ["vacant", "tenanted", "owner"],
      (name) => ({ vacant: 6, tenanted: 3, owner: 1 })[name] ?? 1,
    );
  return random.weighted(
    ["vacant", "tenanted", "owner", "otherwise"],
    (name) => ({ vacant: 30, tenanted: 25, owner: 42 })[name] ?? 3,
  );
}
