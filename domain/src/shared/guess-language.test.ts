import { expect, test } from "vitest";
import { guessTextLanguage } from "./guess-language.ts";

test.each([
  ["Tuesday to Sunday, 11 to 9", "en"],
  ["Retirement", "en"],
  ["Three years remaining, renewable", "en"],
  ["Du mardi au dimanche, de 11 h à 21 h", "fr"],
  ["Retraite", "fr"],
  ["Trois ans restants, renouvelable", "fr"],
  ["L’entreprise, depuis 1996", "fr"],
])("%s is %s", (text, language) => {
  expect(guessTextLanguage(text)).toBe(language);
});

test.each(["Moneris", "C2-4", "NNN", "", "600 A / 3", "Pizza Pizza"])("%s says nothing of its language", (text) => {
  expect(guessTextLanguage(text)).toBeUndefined();
});

test("no word counts for both languages", () => {
  const both = "a six table important service client restaurant commercial";
  expect(guessTextLanguage(both)).toBeUndefined();
});
