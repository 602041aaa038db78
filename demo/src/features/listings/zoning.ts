import type { Random } from "@vestpocket/domain/shared/random";
import type { Profile } from "./profiles.ts";

const CODES = {
  shop: ["C2", "C3", "CC", "GC", "CR 2.0", "C-1A", "MU-2", "CA-10", "DC-1"],
  office: ["O1", "C4", "MU-1", "OC", "CR 3.0", "C-P"],
  works: ["M1", "M2", "E1", "IL", "I-2", "IB", "EMP-2", "IG"],
  rural: ["A1", "AG-2", "A-4", "RU", "AG", "RU-2"],
  lodging: ["C5", "RC", "TC-1", "C-6", "RT"],
  residential: ["R3", "R4", "RM-2", "RM-3", "R5", "RD-4"],
  aggregate: ["MX", "EX-1", "AE", "M4"],
} as const;

/** Zones in Quebec are numbered. */
const QUEBEC_LETTERS: Readonly<Record<keyof typeof CODES, string>> = {
  shop: "C",
  office: "C",
  works: "I",
  rural: "A",
  lodging: "CT",
  residential: "H",
  aggregate: "AE",
};

/** A zoning code as it is usual in the province. */
export function drawZoning(random: Random, { profile, province }: { profile: Profile; province: string }): string {
  const use = zoneOf(profile);
  return province === "Quebec" ? `${QUEBEC_LETTERS[use]}-${random.int(101, 989)}` : random.pick(CODES[use]);
}

function zoneOf({ key, place }: Profile): keyof typeof CODES {
  if (key === "land/quarry-gravel-lands") return "aggregate";
  if (key === "land/residential-lands" || key === "investment/multi-family") return "residential";
  if (key.startsWith("office/") || key === "investment/office-buildings") return "office";
  if (key === "commercial/hotels-cottages" || key === "investment/hotels-motels") return "lodging";
  if (place === "rural") return "rural";
  return place === "shop" ? "shop" : "works";
}
