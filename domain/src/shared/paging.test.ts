import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countPages, describeList, LISTED_MAX, listPageLinks } from "./paging.ts";

describe("paging", () => {
  test.each([
    [1, 1, []],
    [1, 2, [1, 2]],
    [1, 10, [1, 2, "ellipsis", 10]],
    [5, 10, [1, "ellipsis", 4, 5, 6, "ellipsis", 10]],
    [3, 10, [1, 2, 3, 4, "ellipsis", 10]],
    [4, 10, [1, 2, 3, 4, 5, "ellipsis", 10]],
    [10, 10, [1, "ellipsis", 9, 10]],
  ])("page %i of %i shows %j", (page, total, links) => {
    expect(listPageLinks(page, total)).toEqual(links);
  });

  test.each([
    [1, [1, 2, "ellipsis", 100, "ellipsis"]],
    [99, [1, "ellipsis", 98, 99, 100, "ellipsis"]],
    [100, [1, "ellipsis", 99, 100, 101, "ellipsis"]],
    [103, [1, "ellipsis", 100, "ellipsis", 102, 103, 104, "ellipsis"]],
    [250, [1, "ellipsis", 100, "ellipsis", 249, 250]],
  ])("page %i of 250, of which 100 are direct, links to no other page further down: %j", (page, links) => {
    expect(listPageLinks(page, 250, 100)).toEqual(links);
  });

  test("the links always have the first, last and current page in order, and no gap hides a single page", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 500 }), fc.nat(), (total, seed) => {
        const page = (seed % total) + 1;
        const links = listPageLinks(page, total);
        expect(links[0]).toBe(1);
        expect(links.at(-1)).toBe(total);
        expect(links).toContain(page);
        links.forEach((link, index) => {
          const before = links[index - 1];
          const after = links[index + 1];
          if (link === "ellipsis") expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === "number") expect(link).toBe(before + 1);
        });
      }),
    );
  });

  test("a list is counted up to a limit, and then says where its next page begins", () => {
    const rows = [{ id: "a" }, { id: "b" }];
    const place = { page: 3, limit: 2 };
    expect(describeList(place, LISTED_MAX, rows)).toEqual({ page: 3, totalPages: 500, totalResults: 1_000 });
    const more = { page: 3, totalPages: 500, totalResults: 1_000, totalIsAtLeast: true };
    expect(describeList(place, LISTED_MAX + 1, rows)).toEqual({ ...more, next: "b" });
    expect(describeList(place, LISTED_MAX + 1, [{ id: "a" }])).toEqual(more);
    expect(describeList({ ...place, countedTo: 2_000 }, 1_500, rows)).toMatchObject({ totalResults: 1_500 });
  });

  test("the number of pages is rounded up", () => {
    expect([countPages(0, 10), countPages(1, 10), countPages(10, 10), countPages(11, 10)]).toEqual([0, 1, 1, 2]);
  });
});
