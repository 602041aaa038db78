import { expect, test } from "vitest";
import { problemsOf } from "../../shared/problems.ts";
import { DISCLOSURE_MESSAGES, readDisclosure } from "./choices.rules.ts";
import { VISITOR_CARDS } from "./disclosure.terms.ts";
import { applyPreset } from "./presets.rules.ts";

test("the owner's choices are read, with confidential texts trimmed and empty ones omitted", () => {
  const entered = {
    levels: { capRate: "nda", price: "granted" },
    banded: ["price"],
    confidential: { streetAddress: " 123 King St W ", buildingName: " " },
  };
  expect(readDisclosure(entered)).toEqual({
    value: { ...entered, teaser: "off", visitorCard: "full", confidential: { streetAddress: "123 King St W" } },
  });
  expect(readDisclosure({})).toEqual({
    value: { levels: {}, banded: [], teaser: "off", visitorCard: "full", confidential: {} },
  });
});

test.each([
  [{ levels: { nothing: "nda" } }, { "levels.nothing": DISCLOSURE_MESSAGES.unknownKey }],
  [{ levels: { streetAddress: "member" } }, { "levels.streetAddress": DISCLOSURE_MESSAGES.belowFloor }],
  [{ levels: { monthlyRent: "nda" } }, { "levels.monthlyRent": DISCLOSURE_MESSAGES.unknownKey }],
  [{ levels: { capRate: "friends" } }, { levels: DISCLOSURE_MESSAGES.unreadable }],
  [{ visitorCard: "some" }, { visitorCard: DISCLOSURE_MESSAGES.unknownVisitorCard }],
  [{ banded: ["capRate"] }, { banded: DISCLOSURE_MESSAGES.noBand }],
  [{ confidential: { zoning: "CR" } }, { "confidential.zoning": DISCLOSURE_MESSAGES.unknownKey }],
  [
    { confidential: { exactLocation: "behind the mill" } },
    { "confidential.exactLocation": DISCLOSURE_MESSAGES.unreadablePlace },
  ],
  [
    { confidential: { exactLocation: "48.8566, 2.3522" } },
    { "confidential.exactLocation": DISCLOSURE_MESSAGES.outsideCanada },
  ],
  [{ levels: { exactLocation: "verified" } }, { "levels.exactLocation": DISCLOSURE_MESSAGES.belowFloor }],
  [{ confidential: [] }, { confidential: DISCLOSURE_MESSAGES.unreadable }],
])("%j is rejected", (entered, problems) => {
  expect(problemsOf(readDisclosure(entered))).toEqual(problems);
});

test("visitors see the whole card of a listing, and of a confidential one what everyone may read, unless its owner says", () => {
  const cardOf = (entered: object) => {
    const reading = readDisclosure({ ...kind, ...entered });
    return "value" in reading ? reading.value.visitorCard : undefined;
  };
  const kind = { type: "Office", subtype: "Professional Office" };
  const levels = applyPreset({}, { preset: "confidential", ...kind });
  expect([{}, { levels }, { levels: { price: "nda" } }].map(cardOf)).toEqual(["full", "public", "full"]);
  expect(VISITOR_CARDS.map((visitorCard) => cardOf({ levels, visitorCard }))).toEqual([...VISITOR_CARDS]);
});

test("a confidential text keeps within its length", () => {
  const problems = problemsOf(readDisclosure({ confidential: { parcelNumber: "1".repeat(61) } }));
  expect(problems).toMatchObject({ "confidential.parcelNumber": { id: "listings.long_text", values: { max: 60 } } });
});

test("a postal code is stored in one spelling, and anything else is refused by name", () => {
  const read = (postalCode: string) => readDisclosure({ confidential: { postalCode } });
  for (const typed of ["k1a0b1", "K1A-0B1", "K1A 0B1, Canada"]) {
    expect(read(typed)).toMatchObject({ value: { confidential: { postalCode: "K1A 0B1" } } });
  }
  for (const typed of ["D1A 0B1", "90210", "M5V 3L99"]) {
    expect(problemsOf(read(typed))).toEqual({
      "confidential.postalCode": DISCLOSURE_MESSAGES.unreadablePostalCode,
    });
  }
  expect(read(" ")).toMatchObject({ value: { confidential: {} } });
});

test("an exact location is stored in one spelling, and is optional", () => {
  const confidential = { exactLocation: " 45°30′06.8″ N, 73°34′02.6″ O ", buildingName: "45.5019, -73.5674 " };
  expect(readDisclosure({ confidential })).toMatchObject({
    value: { confidential: { exactLocation: "45.501889, -73.567389", buildingName: "45.5019, -73.5674" } },
  });
  expect(readDisclosure({ confidential: { exactLocation: "  " } })).toMatchObject({ value: { confidential: {} } });
});
