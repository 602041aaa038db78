import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const page = readFileSync(`${root}docs/architecture.md`, "utf8");

/** The tables that the migrations create, besides the migrator's own. */
function listTables(): string[] {
  const sql = globSync("server/migrations/*.sql", { cwd: root })
    .sort()
    .map((file) => readFileSync(`${root}${file}`, "utf8"))
    .join("\n");
  const tables = new Set(["migrations"]);
  for (const [, name = ""] of sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)/gu)) tables.add(name);
  for (const [, before = "", after = ""] of sql.matchAll(/ALTER TABLE (\w+) RENAME TO (\w+)/gu)) {
    tables.delete(before);
    tables.add(after);
  }
  return [...tables].sort();
}

function listNouns(): string[] {
  const folders = globSync("{domain,server,web}/src/features/*", { cwd: root });
  return [...new Set(folders.map((folder) => folder.split("/").at(-1) ?? ""))].sort();
}

test("the architecture page names every table with an owner that exists", () => {
  const rows = [...page.matchAll(/^\| (`[\w`, ]+`) \| (\w+) \|/gmu)];
  const tables = rows.flatMap(([, names = ""]) => [...names.matchAll(/`(\w+)`/gu)].map(([, name = ""]) => name));
  expect(tables.toSorted()).toEqual(listTables());
  for (const [, , owner = ""] of rows) expect([...listNouns(), "platform"]).toContain(owner);
});

test("the architecture page lists every noun that has a feature folder", () => {
  const [, list = ""] = /^The nouns: (.*?)\. A noun/msu.exec(page) ?? [];
  expect([...list.matchAll(/`(\w+)`/gu)].map(([, noun = ""]) => noun).toSorted()).toEqual(listNouns());
});

test("every decision record has its own number, repeated in its title", () => {
  const files = globSync("docs/decisions/*.md", { cwd: root }).sort();
  const numbers = files.map((file) => file.replace(/^docs\/decisions\/(\d{3})-.*$/u, "$1"));
  expect(numbers).toEqual(files.map((_, at) => String(at + 1).padStart(3, "0")));
  for (const [at, file] of files.entries()) {
    expect(readFileSync(`${root}${file}`, "utf8"), file).toMatch(new RegExp(`^# ${numbers[at]}\\. `, "u"));
  }
});
