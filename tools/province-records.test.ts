import { readFileSync } from "node:fs";
import { REGULATORS } from "@vestpocket/domain/agents/agents.regulators";
import { BROKERAGE_LAWS } from "@vestpocket/domain/compliance/brokerage.laws";
import { PROVINCE_RECORDS } from "@vestpocket/domain/operators/provinces.records";
import { PROVINCES } from "@vestpocket/domain/places/places.schema";
import { expect, test } from "vitest";

test("the page on provinces says what the laws, the regulators and the records do", () => {
  const page = readFileSync(new URL("../docs/provinces.md", import.meta.url), "utf8");
  const [, table = ""] = /\n\| Province \| .*\n\|[-|]+\n((?:\|.*\n)+)/u.exec(page) ?? [];
  const rows = table.trim().split("\n");
  const expected = PROVINCES.map(({ name, code }) => {
    const { act, sections = [] } = BROKERAGE_LAWS[name];
    const { reason, questions, status, asOf } = PROVINCE_RECORDS[name];
    const law = [act.en, ...sections.map((section) => `s. ${section}`)].join(", ");
    const regulators = REGULATORS[name].map((regulator) => regulator.name).join(", ");
    return `| ${[code, law, regulators, reason, questions.join(" "), `${status}, ${asOf}`].join(" | ")} |`;
  });
  expect(rows).toEqual(expected);
});

test("every province has a question for counsel until they have reviewed its record", () => {
  for (const [province, { questions, status }] of Object.entries(PROVINCE_RECORDS))
    expect(questions.length > 0, province).toBe(status === "for counsel to review");
});
