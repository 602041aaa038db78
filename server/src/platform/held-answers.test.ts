import { expect, test } from "vitest";
import { Busy } from "./bounded.ts";
import { createHeldCaps } from "./held-answers.ts";

test("large responses are limited per account and in all, until they have been sent", () => {
  const hold = createHeldCaps({ perAccount: 2, inAll: 3 });
  const sent: (() => void)[] = [];
  const holdOne = (uid: string) => hold(uid, (work) => sent.push(work));
  holdOne("one");
  holdOne("one");
  expect(() => holdOne("one")).toThrow(expect.objectContaining({ status: 429, retryAfter: 10 }));
  holdOne("two");
  expect(() => holdOne("two")).toThrow(Busy);
  // Refused responses are not counted.
  expect(sent).toHaveLength(3);
  sent.pop()?.();
  holdOne("two");
  sent.shift()?.();
  holdOne("one");
  expect(() => holdOne("three")).toThrow(Busy);
});
