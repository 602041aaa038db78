import { readFileSync } from "node:fs";
import { PRIVACY_AUTHORITIES, PRIVACY_LAWS } from "@vestpocket/domain/operators/privacy.laws";
import { PROVINCE_CODES, type ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

test("the page on incidents says whom to notify as the table of laws does", () => {
  const [, table = ""] = /### Whom to notify\n\n.*\n\|[-|]+\n((?:\|.*\n)+)/u.exec(read("docs/security.md")) ?? [];
  const rows = table
    .trim()
    .split("\n")
    .map((row) =>
      row
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  expect(rows).toEqual(
    PRIVACY_LAWS.map(({ act, sections, provinces, authority, incident: { duty, threshold, when, since = "–" } }) => [
      provinces?.join(", ") ?? "everywhere in Canada",
      [act.en, ...(sections?.map((section) => `s. ${section}`) ?? [])].join(", "),
      PRIVACY_AUTHORITIES[authority].name.en,
      ...[duty, threshold, when, since],
    ]),
  );
});

test("the page on incidents lists the provinces that have no law of their own", () => {
  const [, listed = ""] = /\*\*Elsewhere\*\* \(([A-Z, ]+)\)/u.exec(read("docs/security.md")) ?? [];
  const own = new Set(PRIVACY_LAWS.flatMap(({ provinces = [] }) => provinces));
  const others = Object.entries(PROVINCE_CODES).flatMap(([name, code]) => (own.has(name as ProvinceName) ? [] : code));
  expect(listed.split(", ")).toEqual(others.toSorted());
});
