import { describe, expect, test } from "vitest";
import { CANNED_ANSWER_MESSAGES, fillCannedAnswer, validateCannedAnswer } from "./canned-answers.rules.ts";

const answer = { title: "Hello", english: "Hello {name}, see {number}.", french: "Bonjour {name}, voir {number}." };

describe("a canned answer", () => {
  test("is filled in, in the ticket's language, with the name of the account", () => {
    const ticket = { number: "TK-ABC234", account: { name: "Anne {number}" } };
    expect(fillCannedAnswer(answer, { ...ticket, language: "en" })).toBe("Hello Anne {number}, see TK-ABC234.");
    expect(fillCannedAnswer(answer, { ...ticket, language: "fr" })).toBe("Bonjour Anne {number}, voir TK-ABC234.");
  });

  test("addresses visitors without a name", () => {
    const ticket = { number: "TK-ABC234", account: null };
    expect(fillCannedAnswer(answer, { ...ticket, language: "en" })).toBe("Hello there, see TK-ABC234.");
    expect(fillCannedAnswer(answer, { ...ticket, language: "fr" })).toBe("Bonjour Madame, Monsieur, voir TK-ABC234.");
  });

  test("can be saved with known placeholders only", () => {
    expect(validateCannedAnswer(answer)).toEqual({});
    const { unknownPlaceholder } = CANNED_ANSWER_MESSAGES;
    for (const french of ["Bonjour {nom}", "Bonjour {Name}", "Bonjour {}", "{name} {numero}"])
      expect(validateCannedAnswer({ ...answer, french })).toEqual({ french: unknownPlaceholder });
  });
});
