import { expect, test } from "vitest";
import { isFiltered, readAgentQuery, toAgentQuery } from "./agent-query.ts";

const read = (query: string) => readAgentQuery(new URLSearchParams(query));

test("a URL parses back to the query it was written from", () => {
  const asked = { province: "Quebec", city: "Montreal", searchQuery: "élo bel", page: 3 };
  expect(read(toAgentQuery(asked).toString())).toEqual(asked);
  expect(toAgentQuery({ page: 1, searchQuery: "" }).toString()).toBe("");
});

test("places are accepted in any spelling, invalid pages ignored, and unknown provinces kept", () => {
  expect(read("province=québec&city=MONTRÉAL&page=2")).toMatchObject({ province: "Quebec", city: "Montreal", page: 2 });
  expect(read("province=Atlantis&city=Nowhere")).toMatchObject({ province: "Atlantis", city: "Nowhere" });
  for (const page of ["0", "-1", "1", "1.5", "x", ""]) expect(read(`page=${page}`).page).toBeUndefined();
  expect(read("page=99999999999").page).toBe(1_000_000);
});

test("input is trimmed, clipped and stripped of control characters", () => {
  expect(read("searchQuery=%00%20zo%C3%AB%20").searchQuery).toBe("zoë");
  expect(read(`searchQuery=${"x".repeat(150)}`).searchQuery).toHaveLength(100);
  expect(isFiltered(read("searchQuery=%20&page=2"))).toBe(false);
  expect(isFiltered(read("city=Toronto"))).toBe(true);
});
