import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The first migration that ran next to processes of the previous version. */
const FIRST = 79;

/** What the previous version may still read or write. */
const CONTRACTS =
  /\bDROP\s+(?:TABLE|COLUMN|CONSTRAINT|TYPE|FUNCTION|VIEW)\b|\bRENAME\b|\bSET\s+NOT\s+NULL\b|\bALTER\s+(?:COLUMN\s+)?\w+\s+(?:SET\s+DATA\s+)?TYPE\b|\bADD\s+(?:COLUMN\s+)?\w+\s+(?!CONSTRAINT)[^,;]*\bNOT\s+NULL\b(?![^,;]*\b(?:DEFAULT|GENERATED)\b)(?<!DEFAULT[^,;]*)/iu;

function isContracting(sql: string): boolean {
  return sql
    .replace(/--.*$/gmu, "")
    .split(";")
    .some((statement) => /^\s*(?:ALTER|DROP)\b/iu.test(statement) && CONTRACTS.test(statement));
}

test("a migration that removes something names the earlier one after which nothing needs it", () => {
  const files = globSync("server/migrations/*.sql", { cwd: root }).toSorted();
  const numberOf = (file: string) => Number(basename(file).slice(0, 4));
  const recent = files.filter((file) => numberOf(file) >= FIRST);
  expect(recent.length).toBeGreaterThan(0);
  for (const file of recent) {
    const sql = readFileSync(`${root}${file}`, "utf8");
    if (!isContracting(sql)) continue;
    const [, named = "none"] = /^-- contracts: (\d{4})\b/mu.exec(sql) ?? [];
    expect(Number(named), `${file}: -- contracts: NNNN`).toBeLessThan(numberOf(file));
  }
});

test.each([
  "DROP TABLE old",
  "ALTER TABLE listings DROP COLUMN price",
  "ALTER TABLE listings RENAME COLUMN price TO amount",
  "ALTER TABLE listings ALTER COLUMN price SET NOT NULL",
  "ALTER TABLE listings ALTER price TYPE bigint",
  "ALTER TABLE listings ADD COLUMN floor integer NOT NULL",
])("%j removes something", (sql) => {
  expect(isContracting(sql)).toBe(true);
});

test.each([
  "CREATE TABLE fresh (id uuid PRIMARY KEY, name text NOT NULL)",
  "ALTER TABLE listings ADD COLUMN floor integer",
  "ALTER TABLE listings ADD COLUMN floor integer NOT NULL DEFAULT 0",
  "ALTER TABLE listings ADD COLUMN floor integer DEFAULT 0 NOT NULL",
  "CREATE INDEX fresh_name ON fresh (name)",
  "-- DROP TABLE old",
])("%j only adds", (sql) => {
  expect(isContracting(sql)).toBe(false);
});
