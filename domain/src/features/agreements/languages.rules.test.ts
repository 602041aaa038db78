import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../shared/text.ts";
import { CATEGORIES } from "../categories/categories.schema.ts";
import { PROVINCES } from "../places/places.schema.ts";
import type { LanguageReason } from "./agreements.terms.ts";
import { asksForPlace, findLanguageReason, lacksFrench, orderLanguages, type Reader } from "./languages.rules.ts";
import { pickStandard } from "./standard-agreement.ts";

const READER: Reader = { language: "en", province: "Ontario", phoneArea: "416" };

/** What is known of a reader, why which text comes first to them, and the first language. */
const CASES: readonly [string, Partial<Reader>, LanguageReason, "en" | "fr"][] = [
  ["nothing", {}, "unknown", "fr"],
  ["no phone number", { phoneArea: null }, "unknown", "fr"],
  ["a phone number in Montréal", { phoneArea: "514" }, "phone", "fr"],
  ["a payment billed to Quebec", { billingProvince: "Quebec" }, "billing", "fr"],
  ["a payment billed to Ontario", { billingProvince: "Ontario" }, "unknown", "fr"],
  ["that they are in Quebec", { inQuebec: true }, "stated", "fr"],
  ["that they are not in Quebec", { inQuebec: false }, "denied", "en"],
  ["that they are not, but have a number there", { inQuebec: false, phoneArea: "438" }, "denied", "en"],
  ["that they are not, but were billed there", { inQuebec: false, billingProvince: "Quebec" }, "denied", "en"],
  ["an account in French", { language: "fr" }, "account", "fr"],
  ["an account in French outside Quebec", { language: "fr", inQuebec: false }, "account", "fr"],
];

describe("the text given first to a reader", () => {
  test.each(CASES)("of whom is known: %s", (_, known, reason, first) => {
    const reader = { ...READER, ...known };
    expect(findLanguageReason(reader)).toBe(reason);
    expect(orderLanguages(LANGUAGES, { reason, language: reader.language })[0]).toBe(first);
  });

  test.each(PROVINCES.map(({ name }) => name))("of a listing in %s, in every category", (province) => {
    for (const { type } of CATEGORIES) {
      for (const [, known, elsewhere, first] of CASES) {
        const reader = { ...READER, ...known, province };
        const reason = findLanguageReason(reader);
        const isQuebec = province === "Quebec";
        expect(reason).toBe(isQuebec ? "listing" : elsewhere);
        const given = pickStandard(type).texts.map(({ language }) => language);
        const [shown] = orderLanguages(given, { reason, language: reader.language });
        expect(shown).toBe(isQuebec ? "fr" : first);
        expect(lacksFrench(reason, given)).toBe(false);
      }
    }
  });

  test("is asked for only while nothing tells where they are", () => {
    const asked = CASES.filter(([, , reason]) => asksForPlace(reason, LANGUAGES)).map(([known]) => known);
    expect(asked).toEqual(["nothing", "no phone number", "a payment billed to Ontario"]);
  });
});

describe("an agreement without a French text", () => {
  test.each([
    ["listing", { asked: false, lacks: true }],
    ["stated", { asked: false, lacks: true }],
    ["billing", { asked: true, lacks: true }],
    ["phone", { asked: true, lacks: true }],
    ["unknown", { asked: true, lacks: true }],
    ["account", { asked: false, lacks: false }],
    ["denied", { asked: false, lacks: false }],
  ] as const)("cannot be signed by whoever is or may be in Quebec: %s", (reason, { asked, lacks }) => {
    expect({ asked: asksForPlace(reason, ["en"]), lacks: lacksFrench(reason, ["en"]) }).toEqual({ asked, lacks });
  });
});
