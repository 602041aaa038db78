import { expect, test } from "vitest";
import { readSearchQuery } from "./read-search-query.ts";
import { countFilters, listUnread } from "./search-state.ts";

function unread(text: string) {
  const query = new URLSearchParams(text);
  return listUnread(query, readSearchQuery(query));
}

test("an unparseable filter is sent as is, so that the server reports it", () => {
  expect(unread("type=Foo&lowerPrice=abc&upperPrice=-5&province=Ontario")).toEqual({
    type: "Foo",
    lowerPrice: "abc",
    upperPrice: -5,
  });
});

test("a part of the map that cannot be parsed is sent as is, and otherwise counts as one filter", () => {
  expect(unread("near=ON/Toronto&km=7")).toEqual({ within: "ON/Toronto" });
  expect(unread("box=-79,43,-80,44&view=map")).toEqual({ within: "-79,43,-80,44" });
  expect(unread("near=ON/Toronto&km=10")).toEqual({});
  expect(countFilters(readSearchQuery(new URLSearchParams("near=ON/Toronto&km=10")), {})).toBe(1);
});

test("keywords that break a rule are sent together", () => {
  expect(unread("keywords=patio&keywords=this+one+is+far+too+long+for+us")).toEqual({
    keywords: ["patio", "this one is far too long for us"],
  });
});

test("an invalid page or order, and empty parameters, are not invalid filters", () => {
  expect(unread("page=abc&sort=luck&type=&keywords=")).toEqual({});
});

test("both bounds of a price count as one filter; page and order do not count", () => {
  expect(countFilters({ lowerPrice: 0, upperPrice: 100_000, type: "Office", page: 2, sort: "newest" }, {})).toBe(2);
  expect(countFilters({ type: undefined, keywords: [] }, { lowerPrice: "abc" })).toBe(1);
});
