import type { Draft } from "./draft-shape.ts";

/** The year of the latest tax bill: fixed, so that the demo does not change from day to day. */
const TAX_YEAR = 2025;

type Chances = readonly (readonly [value: string, weight: number])[];

/** The choices of each dropdown with their weights. */
export function weighChoices(draft: Draft): Readonly<Record<string, Chances>> {
  const isRural = draft.profile.place === "rural";
  const isLand = draft.profile.group === "land";
  return {
    parkingType: weighParking(draft),
    heatingType: isRural
      ? [
          ["Electric Forced Air", 3],
          ["Hot Water Radiators", 2],
          ["Other Radiant", 2],
          ["Other", 3],
        ]
      : [
          ["Gas Forced Air", 60],
          ["Electric Forced Air", 18],
          ["Hot Water Radiators", 12],
          ["Other Radiant", 8],
          ["Other", 2],
        ],
    heating: [
      ["Forced air gas", 74],
      ["Water Radiators", 26],
    ],
    approxAge: draft.flags.has("older")
      ? [["Over 10 years", 1]]
      : [
          ["New", 6],
          ["0 to 5 years", 26],
          ["5 to 10 years", 42],
          ["Don't Know", 16],
        ],
    water: [[draft.flags.has("well") ? "Well" : "Municipal", 1]],
    sewers:
      isLand && isRural
        ? [
            ["Other", 1],
            ["Septic", 1],
          ]
        : [[draft.flags.has("well") ? "Septic" : "San + Storm", 1]],
    taxYear: [
      [String(TAX_YEAR), 3],
      [String(TAX_YEAR - 1), 1],
    ],
  };
}

/** Only offices and apartments in the larger cities have underground parking. */
function weighParking({ profile, market }: Draft): Chances {
  if (profile.place !== "shop") return [["Outside", 1]];
  const isDense = market.weight >= 3 && (profile.key.startsWith("office/") || profile.key.startsWith("investment/"));
  return [
    ["Outside", 70],
    ["Street Parking", 22],
    ["Underground", isDense ? 22 : 0],
    ["Other", 4],
  ];
}
