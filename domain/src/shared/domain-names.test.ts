import { expect, test } from "vitest";
import { toAsciiDomain } from "./domain-names.ts";

test("all spellings of a domain name have the same form", () => {
  const spellings = [
    "müller.ca",
    "MÜLLER.ca",
    "mu\u0308ller.ca",
    "xn--mller-kva.ca",
    "XN--Mller-KVA.CA",
    "ｍüller．ca",
  ];
  expect(spellings.filter((name) => toAsciiDomain(name) !== "xn--mller-kva.ca")).toEqual([]);
  expect(toAsciiDomain("Sales_1.Müller.ca")).toBe("sales_1.xn--mller-kva.ca");
});

test("text that is not a domain name is not parsed as the start of a URL", () => {
  const others = [
    "friend.ca/.rival.ca",
    "friend.ca?.rival.ca",
    "friend.ca:80",
    "a@friend.ca",
    "%66riend.ca",
    "xn--.ca",
    "",
  ];
  expect(others.map(toAsciiDomain)).toEqual(others);
});
