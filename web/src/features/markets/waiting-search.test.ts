import { expect, test } from "vitest";
import { readWaitingSearch } from "./waiting-search.ts";

test.each([
  ["/search-results", { market: {}, isNarrower: false }],
  [
    "/search-results?type=Industrial&page=2&sort=newest&view=map",
    { market: {}, type: "Industrial", isNarrower: false },
  ],
  [
    "/fr/search-results?type=Industrial&province=Ontario&city=Vaughan&listingType=rent#top",
    { market: { province: "Ontario", city: "Vaughan", type: "Industrial" }, isNarrower: true },
  ],
  ["/search-results?city=Vaughan", { market: { province: "Ontario", city: "Vaughan" }, isNarrower: false }],
  ["/search-results?keywords=dock", { market: {}, isNarrower: true }],
  ["/search-results?province=Ontario&keywords=", { market: { province: "Ontario" }, isNarrower: false }],
] as const)("%s waits for the listings of its place and category", (path, search) => {
  expect(readWaitingSearch(path)).toEqual(search);
});

test.each([
  "/",
  "/property/1",
  "/search-results-of-mine",
  "/search-results?city=Nowhere",
  "/search-results?type=Castles",
])("%s is not a search whose number is known", (path) => {
  expect(readWaitingSearch(path)).toBeUndefined();
});
