import { expect, test } from "vitest";
import { choosePlace, choosePriceBand, chosenPriceBand, toggleType } from "./search-choices.ts";

test("pressing the chosen category clears it, another takes its place", () => {
  expect(toggleType({ type: "Office" }, "Office").type).toBeUndefined();
  expect(toggleType({ type: "Office", subtype: "Medical/Dental" }, "Industrial")).toMatchObject({
    type: "Industrial",
    subtype: undefined,
  });
});

test("a band sets both bounds, Any Price clears both", () => {
  const search = choosePriceBand({}, "400000-600000");
  expect(search).toMatchObject({ lowerPrice: 400_000, upperPrice: 600_000 });
  expect(chosenPriceBand(search)).toBe("400000-600000");
  expect(choosePriceBand(search, "1000000+")).toMatchObject({ lowerPrice: 1_000_000, upperPrice: undefined });
  expect(choosePriceBand(search, "")).toMatchObject({ lowerPrice: undefined, upperPrice: undefined });
});

test("every choice leads back to the first page", () => {
  const search = { page: 7 };
  for (const next of [
    toggleType(search, "Office"),
    choosePlace(search, { province: "Ontario", city: undefined }),
    choosePriceBand(search, ""),
  ]) {
    expect(next.page).toBeUndefined();
  }
});
