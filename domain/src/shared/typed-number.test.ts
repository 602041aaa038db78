import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isNumberText, readTypedNumber, type TypedUnit, writeTypedNumber } from "./typed-number.ts";

const read = (text: string, language: "en" | "fr" = "en", unit?: TypedUnit) => {
  const reading = readTypedNumber(text, { language, unit });
  return "value" in reading ? reading.value : reading.problem;
};

describe("a typed number is read as it was meant", () => {
  test.each([
    ["$1,250,000.00", "1250000"],
    ["450000.00", "450000"],
    ["1 250 000,00 $", "1250000"],
    ["1\u00a0250\u00a0000 $", "1250000"],
    ["1\u202f250\u202f000,50\u00a0$", "1250000.5"],
    ["CA$1,250,000", "1250000"],
    ["1,250,000 $ CA", "1250000"],
    ["CAD 1250000", "1250000"],
    ["1.250.000", "1250000"],
    ["1.250.000,75", "1250000.75"],
    ["1'250'000", "1250000"],
    ["1.25M", "1250000"],
    ["1,2 M$", "1200000"],
    ["$1.2 million", "1200000"],
    ["500k", "500000"],
    ["500 k$", "500000"],
    ["1.250M", "1250000"],
    ["20,50", "20.5"],
    ["20.50", "20.5"],
    ["2500,5", "2500.5"],
    ["0,250", "0.25"],
    ["1234,567", "1234.567"],
    [".5", "0.5"],
    ["12.", "12"],
    ["007", "7"],
    ["", ""],
    ["  ", ""],
  ])("%s is %s in both languages", (text, value) => {
    expect(read(text, "en", "money")).toBe(value);
    expect(read(text, "fr", "money")).toBe(value);
  });

  test.each([
    ["2 500 pi2", "sqft", "2500"],
    ["2 500 pi²", "sqft", "2500"],
    ["12,100.5 sq ft", "sqft", "12100.5"],
    ["12k sqft", "sqft", "12000"],
    ["900 m²", "sqm", "900"],
    ["5 acres", "acres", "5"],
    ["2,5 ha", "hectares", "2.5"],
    ["28'", "feet", "28"],
    ["8,5 m", "metres", "8.5"],
    ["6.25 %", "percent", "6.25"],
    ["30 jours", "days", "30"],
    ["60 mois", "months", "60"],
  ] as const)("%s in a field of %s is %s", (text, unit, value) => {
    expect(read(text, "fr", unit)).toBe(value);
  });

  test("a unit or a currency that is not the field's is not read over, and a metre is not a million", () => {
    expect(read("900 m²", "en", "sqft")).toBe("unreadable");
    expect(read("2 500 pi2", "en", "sqm")).toBe("unreadable");
    for (const unit of ["feet", "sqft", "acres", "percent", undefined] as const) {
      expect(["8.5 m", "8,5m", "40 mm"].map((text) => read(text, "fr", unit))).toEqual(Array(3).fill("unreadable"));
    }
    expect(["US$1,250,000", "1,250,000 USD", "€1,250,000"].map((text) => read(text, "en", "money"))).toEqual(
      Array(3).fill("unreadable"),
    );
    expect(read("$20 / month", "en", "money")).toBe("unreadable");
  });

  test("what may mean two numbers a thousand times apart is read as neither", () => {
    expect(read("1,250", "fr")).toBe("ambiguous");
    expect(read("1,250", "en")).toBe("1250");
    expect(read("1.250", "fr", "money")).toBe("ambiguous");
    expect(read("1.250", "en", "money")).toBe("ambiguous");
    expect(read("1.250", "en", "hectares")).toBe("1.25");
    expect(read("1,250M", "en", "money")).toBe("ambiguous");
  });

  test.each([
    "abc",
    "12 34",
    "1,25,000",
    "1 250,000,00",
    "-5",
    "1e6",
    "5-6",
    "1.2.3",
    "1,2,3",
    "..",
    "$",
    "9".repeat(16),
  ])("%s is not a number", (text) => {
    expect(read(text)).toBe("unreadable");
  });
});

test("an amount formatted in either language is read as the same amount in either language", () => {
  const amounts = fc.integer({ min: 0, max: 99_999_999_999 });
  fc.assert(
    fc.property(amounts, fc.constantFrom("en-CA", "fr-CA"), fc.constantFrom("en", "fr"), (cents, locale, language) => {
      for (const style of [{ style: "currency", currency: "CAD" }, { minimumFractionDigits: 2 }] as const) {
        const text = (cents / 100).toLocaleString(locale, style);
        expect(Number(read(text, language, "money"))).toBe(cents / 100);
      }
    }),
  );
});

/** Units as pages and papers write them after a number, in both languages. */
const WRITTEN: Readonly<Record<Exclude<TypedUnit, "money">, readonly string[]>> = {
  sqft: ["sq ft", "sqft", "sf", "pi²", "pi2", "pieds carrés"],
  sqm: ["m²", "sq m", "mètres carrés"],
  acres: ["acres", "acre"],
  hectares: ["ha", "hectares"],
  feet: ["ft", "feet", "pi", "'"],
  metres: ["m", "mètres"],
  percent: ["%"],
  days: ["days", "jours"],
  months: ["months", "mois"],
};

test("a measure formatted in either language, with or without its unit, is read as the same in either language", () => {
  const measures = fc
    .constantFrom(...(Object.keys(WRITTEN) as (keyof typeof WRITTEN)[]))
    .chain((unit) => fc.record({ unit: fc.constant(unit), written: fc.constantFrom("", ...WRITTEN[unit]) }));
  const hundredths = fc.integer({ min: 0, max: 9_999_999_999 });
  fc.assert(
    fc.property(
      ...[measures, hundredths, fc.constantFrom("en-CA", "fr-CA"), fc.constantFrom("en", "fr")],
      ({ unit, written }, amount, locale, language) => {
        const text = (amount / 100).toLocaleString(locale, { minimumFractionDigits: 2 });
        expect(Number(read(`${text}\u00a0${written}`, language, unit))).toBe(amount / 100);
        const whole = Math.floor(amount / 100);
        const reading = read(`${whole.toLocaleString(locale)} ${written}`, language, unit);
        // One comma before three digits is a decimal in French papers and a thousand in English ones.
        if (reading !== "ambiguous") expect(Number(reading)).toBe(whole);
        else expect([locale, language]).toEqual(["en-CA", "fr"]);
      },
    ),
  );
});

test("whatever is typed is read as what its digits say, or not at all: never as another power of ten", () => {
  const text = fc.string({ unit: fc.constantFrom(..."0123456789.,  $"), maxLength: 14 });
  const units = fc.constantFrom<(TypedUnit | undefined)[]>(
    "money",
    undefined,
    ...(Object.keys(WRITTEN) as TypedUnit[]),
  );
  fc.assert(
    fc.property(text, fc.constantFrom("en", "fr"), units, (typed, language, unit) => {
      const value = read(typed, language, unit);
      if (!isNumberText(value)) return;
      const digits = typed.replace(/\D/gu, "").replace(/^0+/u, "");
      const kept = value.replace(/\D/gu, "").replace(/^0+/u, "");
      expect(digits.startsWith(kept)).toBe(true);
      expect(digits.slice(kept.length)).toMatch(/^0*$/u);
    }),
  );
});

test("a value is shown as it is read in its language", () => {
  const numbers = fc.nat(99_999_999_999).map((cents) => String(cents / 100));
  fc.assert(
    fc.property(numbers, fc.constantFrom("en", "fr"), (value, language) => {
      expect(read(writeTypedNumber(value, language), language, "money")).toBe(value);
    }),
  );
  expect(writeTypedNumber("1.250 ?", "fr")).toBe("1.250 ?");
});
