import { describe, expect, test } from "vitest";
import { STANDARD_TEXTS } from "./standard-agreement.ts";
import { STANDARD_EN } from "./standard-en.ts";
import { STANDARD_FR } from "./standard-fr.ts";

describe("the standard agreement", () => {
  test("has the same clauses in both languages", () => {
    expect(STANDARD_FR.clauses).toHaveLength(STANDARD_EN.clauses.length);
  });

  test("is composed text whose lines end with LF, as it is hashed", () => {
    for (const { title, body } of STANDARD_TEXTS) {
      expect(`${title}${body}`.normalize("NFC")).toBe(`${title}${body}`);
      expect(body).not.toContain("\r");
    }
  });

  test("numbers its clauses", () => {
    for (const { body } of STANDARD_TEXTS) {
      expect([...body.matchAll(/^(\d+)\. /gmu)].map(([, number]) => Number(number))).toEqual(
        STANDARD_EN.clauses.map((_, at) => at + 1),
      );
    }
  });
});
