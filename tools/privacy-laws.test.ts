import { readFileSync } from "node:fs";
import { PRIVACY_AUTHORITIES, PRIVACY_LAWS } from "@vestpocket/domain/operators/privacy.laws";
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
