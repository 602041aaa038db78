import { expect, test } from "vitest";
import { AUDIENCES, reaches } from "./disclosure.terms.ts";

test("each audience reads its own level and those before it, and none after it", () => {
  for (const [at, audience] of AUDIENCES.entries()) {
    expect(AUDIENCES.filter((needed) => reaches(audience, needed))).toEqual(AUDIENCES.slice(0, at + 1));
  }
});
