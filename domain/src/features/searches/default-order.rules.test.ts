import { expect, test } from "vitest";
import { defaultOrder, orderOf } from "./default-order.rules.ts";

test("a search with keywords is ordered by fit unless it names another order", () => {
  expect(defaultOrder({ keywords: ["bar"] })).toBe("relevance");
  expect(orderOf({ keywords: ["bar"] })).toBe("relevance");
  expect(orderOf({ keywords: ["bar"], sort: "featured" })).toBe("featured");
  expect(orderOf({ keywords: ["bar"], sort: "price-asc" })).toBe("price-asc");
});

test("without keywords, the order by fit is the default one", () => {
  expect(orderOf({ sort: "relevance" })).toBe("featured");
  expect(orderOf({ keywords: [] })).toBe("featured");
});
