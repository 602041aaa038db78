import { expect, test } from "vitest";
import { problemsOf } from "../../shared/problems.ts";
import { UNREADABLE_TEXT } from "../../shared/readable-text.ts";
import { buildListing } from "./listings.factory.ts";
import { readListing } from "./posting.rules.ts";

test("a keyword has only characters that can be displayed", () => {
  const problemsWith = (keywords: string[]) => {
    const { features, price, ...details } = buildListing({ keywords });
    return problemsOf(readListing({ ...details, price: String(price), fields: features }, 2026));
  };
  expect(problemsWith(["corner store"])).toEqual({});
  expect(problemsWith(["corner", "st\u202eore"])).toEqual({ keywords: UNREADABLE_TEXT });
});
