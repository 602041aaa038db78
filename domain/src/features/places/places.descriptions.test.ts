import { expect, test } from "vitest";
import { PROVINCE_DESCRIPTIONS, regionsCovered } from "./places.descriptions.ts";
import { PROVINCES } from "./places.schema.ts";

test("each of the 13 provinces has a description without figures that go out of date", () => {
  expect(Object.keys(PROVINCE_DESCRIPTIONS).sort()).toEqual(PROVINCES.map(({ code }) => String(code)).sort());
  for (const { id, message } of Object.values(PROVINCE_DESCRIPTIONS)) {
    expect(message.length, id).toBeGreaterThan(80);
    // The highway 401 is a name.
    expect(message.replace("the 401", ""), id).not.toMatch(/\d/u);
  }
});

test("only Ontario lists the regions its agents cover", () => {
  expect(regionsCovered("ON").map(({ message }) => message)).toContain("Greater Toronto Area");
  for (const { code } of PROVINCES) if (code !== "ON") expect(regionsCovered(code)).toEqual([]);
});
