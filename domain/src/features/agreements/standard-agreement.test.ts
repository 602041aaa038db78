import { describe, expect, test } from "vitest";
import { CATEGORIES } from "../categories/categories.schema.ts";
import { FRANCHISE_AGREEMENT, pickStandard, STANDARD_AGREEMENT } from "./standard-agreement.ts";

describe.each([
  ["the standard agreement", STANDARD_AGREEMENT],
  ["its variant for franchises", FRANCHISE_AGREEMENT],
])("%s", (_, { texts }) => {
  const listHeadings = (body = "") => [...body.matchAll(/^(\d+)\. [^\n]+$/gmu)].map(([, number]) => Number(number));

  test("is composed text whose lines end with LF, as it is hashed", () => {
    for (const { title, body } of texts) {
      expect(`${title}${body}`.normalize("NFC")).toBe(`${title}${body}`);
      expect(body).not.toContain("\r");
    }
  });

  test("numbers its clauses, the same in both languages", () => {
    const [english = [], french] = texts.map(({ body }) => listHeadings(body));
    expect(english).toEqual(english.map((_each, at) => at + 1));
    expect(french).toEqual(english);
    expect(english.length).toBeGreaterThan(10);
  });

  test("states nothing about this reader as a fact, and makes nothing outside of it a part of it", () => {
    for (const { body } of texts)
      expect(body).not.toMatch(/was given|a reçu|part of (the|this) agreement|fait partie/u);
  });
});

test("franchises get the variant that franchise laws exempt, and every other category the full text", () => {
  const picked = CATEGORIES.map(({ type, slug }) => [slug, pickStandard(type)] as const);
  for (const [slug, agreement] of picked) {
    expect(agreement).toBe(slug === "franchise" ? FRANCHISE_AGREEMENT : STANDARD_AGREEMENT);
  }
});

test("the variant for franchises is about nothing but confidentiality, and leaves franchisees and advisers free to talk", () => {
  const [english, french] = FRANCHISE_AGREEMENT.texts.map(({ body }) => body);
  expect(english).not.toMatch(/does not contact|govern|remedy|assign/u);
  expect(french).not.toMatch(/prise de contact|régissent|dommages|céder/u);
  for (const free of ["organization of franchisees", "other franchisees of the same system", "professional advisers"])
    expect(english).toContain(free);
  for (const free of ["regroupement de franchisés", "autres franchisés du même réseau", "conseillers professionnels"])
    expect(french).toContain(free);
});
