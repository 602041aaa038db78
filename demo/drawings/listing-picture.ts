import type { CategorySlug } from "@vestpocket/domain/categories/categories.schema";
import type { BuildingOf } from "./building.ts";
import { createBusiness } from "./facades/business.ts";
import { createCommercial } from "./facades/commercial.ts";
import { createFarm } from "./facades/farm.ts";
import { createFranchise } from "./facades/franchise.ts";
import { createIndustrial } from "./facades/industrial.ts";
import { createInvestment } from "./facades/investment.ts";
import { createLand } from "./facades/land.ts";
import { createMerger } from "./facades/merger.ts";
import { createOffice } from "./facades/office.ts";
import { drawFront } from "./front.ts";
import { drawInterior } from "./interior.ts";
import { drawPlan } from "./plan.ts";
import { createSetting, type Thrift } from "./setting.ts";
import { drawAerial, drawStreetView } from "./street.ts";

export const LISTING_VIEWS = ["front", "street", "interior", "plan"] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

export interface ListingPicture {
  readonly category: CategorySlug;
  /** The subtype's slug. */
  readonly subtype: string;
  readonly seed: number;
  readonly view: ListingView;
}

const BUILDINGS: Readonly<Record<CategorySlug, BuildingOf>> = {
  commercial: createCommercial,
  office: createOffice,
  industrial: createIndustrial,
  land: createLand,
  investment: createInvestment,
  business: createBusiness,
  farm: createFarm,
  merger: createMerger,
  franchise: createFranchise,
};

/** A longer picture is drawn again with less detail. In characters. */
const BOUND = 14_000;

/** One picture of a demo listing as an SVG document. The four views of one seed show the same place. */
export function drawListingPicture(picture: ListingPicture): string {
  let svg = "";
  for (const thrift of [0, 1, 2, 3, 4] as const) {
    svg = draw(picture, thrift);
    if (svg.length <= BOUND) break;
  }
  return svg;
}

function draw({ category, subtype, seed, view }: ListingPicture, thrift: Thrift): string {
  const setting = createSetting(`${category}/${subtype}`, seed, thrift);
  if (view === "plan") return drawPlan(category, subtype, setting);
  if (view === "interior" && category !== "land") return drawInterior(category, subtype, setting);
  const building = BUILDINGS[category](setting, subtype);
  if (view === "street") return drawStreetView(building, setting);
  if (view === "interior") return drawAerial(building, setting);
  return drawFront(building, setting);
}
