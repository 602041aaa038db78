import fc from "fast-check";
import { expect, test } from "vitest";
import { changeList, changeMembers, diffList, diffMembers } from "./changes.rules.ts";

const members = fc.dictionary(fc.constantFrom("price", "capRate", "zoning", "2024"), fc.constantFrom("a", "b"));
const list = fc.uniqueArray(fc.constantFrom("a", "b", "c", "2024"));

test("a difference names what is new, what is other and what went, and nothing else", () => {
  const before = { price: "nda", capRate: "nda", zoning: "member" };
  expect(diffMembers(before, { price: "nda", zoning: "nda", noi: "granted" })).toEqual({
    zoning: "nda",
    noi: "granted",
    capRate: null,
  });
  expect(diffMembers<unknown>({ includes: ["Elevator"] }, { includes: ["Elevator"] })).toEqual({});
  expect(diffMembers({}, JSON.parse('{"toString":"nda"}'))).toEqual({ toString: "nda" });
  expect(diffList(["a", "b"], ["c", "a"])).toEqual({ c: true, b: null });
});

test("what somebody else changed stays, in its order, and what is added comes last", () => {
  expect(Object.entries(changeMembers({ a: 1, b: 2, c: 3 }, { d: 4, b: 5, a: null }))).toEqual([
    ["b", 5],
    ["c", 3],
    ["d", 4],
  ]);
  expect(changeList(["c", "b", "a"], { b: null, d: true, a: true })).toEqual(["c", "a", "d"]);
});

test("a difference leads from one object or list to the other", () => {
  fc.assert(
    fc.property(members, members, (before, after) => {
      expect(changeMembers(before, diffMembers(before, after))).toEqual(after);
    }),
  );
  fc.assert(
    fc.property(list, list, (before, after) => {
      expect(changeList(before, diffList(before, after)).toSorted()).toEqual(after.toSorted());
    }),
  );
});

test("two changes of different keys have the same result in either order", () => {
  fc.assert(
    fc.property(members, members, members, (start, one, other) => {
      const [first, second] = [diffMembers(start, one), diffMembers(start, other)];
      fc.pre(Object.keys(first).every((key) => !Object.hasOwn(second, key)));
      expect(changeMembers(changeMembers(start, first), second)).toEqual(
        changeMembers(changeMembers(start, second), first),
      );
    }),
  );
});
