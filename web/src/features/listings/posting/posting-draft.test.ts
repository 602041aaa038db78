import { NO_VALUES } from "@vestpocket/domain/listings/posting-values.rules";
import { expect, test } from "vitest";
import { readPostingDraft } from "./posting-draft.ts";

const values = { ...NO_VALUES, title: "Corner shop", keywords: ["corner"], fields: { zoning: "C1" } };

test("a form is restored as it was left", () => {
  const kept = { values, hadFiles: true, levels: { front: "nda" } };
  expect(readPostingDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(readPostingDraft({ ...kept, levels: { front: "nda", back: "public", side: 1 } })).toEqual(kept);
  expect(readPostingDraft({ values, hadFiles: true })).toEqual({ ...kept, levels: {} });
});

test.each([
  ["nothing", undefined],
  ["a text", "values"],
  ["a form that lacks a field", { values: { title: "Corner shop" } }],
  ["a number for a text", { values: { ...values, price: 450_000 } }],
  ["a number among the additional fields", { values: { ...values, fields: { totalArea: 100 } } }],
  ["a text for a list", { values: { ...values, keywords: "corner" } }],
])("%s is not a draft", (_, content) => {
  expect(readPostingDraft(content)).toBeUndefined();
});
