import { fromSearch } from "@vestpocket/domain/mandates/mandates.rules";
import { expect, test } from "vitest";
import { toContent, toEntered } from "./entered-mandate.ts";

const ELSE = { timing: "now", note: "", client: "", cadence: "off", isMatchesConsentGiven: false } as const;

test("a search becomes a mandate that asks for the same", () => {
  const { track, target, wanted } = fromSearch({
    type: "Office",
    city: "Laval",
    bounds: {
      rentMonthGross: { max: 4_000.4 },
      areaForRent: { min: 1_000 },
      land: { max: 87_120 },
      seats: { min: 20 },
    },
    keywords: ["corner"],
    zoning: "C2",
    sort: "newest",
  });
  const entered = { ...toEntered({ track, targets: [target], wanted }, "en"), ...ELSE };
  expect(entered).toMatchObject({ track: "rent", budgetMax: "4,000", sizeMin: "1,000", landMax: "2", budgetMin: "" });
  expect(toContent(entered, "en")).toMatchObject({
    track: "rent",
    targets: [{ type: "Office", city: "Laval" }],
    wanted: {
      upperPrice: 4_000,
      bounds: { areaForRent: { min: 1_000 }, land: { max: 87_120 }, seats: { min: 20 } },
      keywords: ["corner"],
      zoning: "C2",
    },
  });
});

test("numbers are read as people type them, and what cannot be read is left out", () => {
  const empty = toEntered({ track: "sale", targets: [{}], wanted: {} }, "fr");
  const entered = { ...empty, ...ELSE, budgetMax: "1,2 M$", sizeMin: "2 500 pi2", landMin: "deux" };
  expect(toContent(entered, "fr").wanted).toEqual({ upperPrice: 1_200_000, bounds: { totalArea: { min: 2_500 } } });
});
