import type { Random } from "@vestpocket/domain/shared/random";
import type { Draft } from "./draft-shape.ts";

export const SQUARE_FEET_PER_ACRE = 43_560;

export const has = (draft: Draft, flag: string) => draft.flags.has(flag);

export const hasPlot = (draft: Draft) => draft.listingType !== "rent" && !has(draft, "condo");

/** The plot a building stands on, in square feet: never smaller than the building. */
export function plot(draft: Draft, random: Random): number {
  const ratio = draft.profile.place === "shop" ? 1.15 + random.next() * 1.6 : 1.9 + random.next() * 1.8;
  return Math.ceil((draft.area * ratio) / 100) * 100;
}

/** The plot in acres, for forms with a text field for it; undefined if the listing has no plot of its own. */
export function drawAcreage(random: Random, draft: Draft): number | undefined {
  if (draft.acres > 0) return draft.acres;
  if (!hasPlot(draft) || has(draft, "goods")) return undefined;
  if (draft.profile.key === "commercial/hotels-cottages") return Math.round((1.5 + random.next() * 14) * 10) / 10;
  const acres = plot(draft, random) / SQUARE_FEET_PER_ACRE;
  return Math.ceil(acres * 100) / 100;
}
