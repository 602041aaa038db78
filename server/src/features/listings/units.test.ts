import { toFactText } from "@vestpocket/domain/listings/fields/fact-text";
import { UNITS } from "@vestpocket/domain/listings/fields/kinds";
import { LANGUAGES } from "@vestpocket/domain/shared/text";
import { UNIT_SYSTEMS } from "@vestpocket/domain/shared/units";
import { expect, test } from "vitest";
import { translate } from "../../platform/language.ts";

test("no line breaks between a number and its unit, or within the unit, in either language and system of units", () => {
  for (const language of LANGUAGES) {
    for (const units of UNIT_SYSTEMS) {
      for (const unit of UNITS) {
        for (const value of [1, 12_345.5]) {
          const text = translate(
            language,
            toFactText({ field: { unit }, value, options: [], reader: { language, units } }),
          );
          expect(text, `${unit} in ${language}`).not.toMatch(/[ -]/u);
        }
      }
    }
  }
});
