import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Retention } from "@vestpocket/domain/shared/retention";
import { beforeAll, describe, expect, test } from "vitest";
import { type DeclaredTable, listDeclaredTables } from "../server/src/testing/declared-data.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const INTRODUCTION = `# Tables

What every table holds, and what happens to its rows. Written from the nouns' declarations (\`server/src/features/*/*.data.ts\`): change
those, and run \`npx vitest run --project pure tools/tables.test.ts -u\`. Tests compare the declarations with the database, the data export
and the API ([decision 137](decisions/137-a-noun-declares-its-data.md)).

- **People**: the columns that lead to a person. A table without one holds nothing about people, or only through another table's row.
- **End**: what deletes the rows: a foreign key, with the row of another table; a job, after a period; or something
  else. *On leaving*: what the deletion of an account changes besides.
- **Export**: the member of an account's data export with the rows, or why none has them.
- **By id**: who may name a row by its id in a call, besides administrators in the administration.`;

/** The tables that the migrations create, besides the migrator's own. */
function listCreatedTables(): string[] {
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

function showPeriod(retention: Retention): string {
  const [count, unit] = "days" in retention ? [retention.days, "day"] : [retention.years, "year"];
  return `${count} ${unit}${count === 1 ? "" : "s"} (${retention.why})`;
}

function showEnd({ ends, leaving }: DeclaredTable): string {
  const end =
    "with" in ends
      ? `with \`${ends.with}\``
      : "after" in ends
        ? `after ${ends.after.map(showPeriod).join(", or ")}, by \`${ends.by}\``
        : ends.because;
  return leaving === undefined ? end : `${end}. *On leaving*: ${leaving}`;
}

function showTable(table: DeclaredTable): string {
  const { name, about, people = [], exportedAs, notExported, reachedBy = [] } = table;
  const member = exportedAs === undefined ? (notExported ?? "") : `\`${exportedAs}\``;
  const columns = people.map((column) => `\`${column}\``).join(", ");
  return `| ${[`\`${name}\``, about, columns, showEnd(table), member, reachedBy.join(", ")].join(" | ")} |`;
}

function showOwner(owner: string, tables: readonly DeclaredTable[]): string {
  const credentials = tables.filter((table) => table.credentials).map(({ name }) => `\`${name}\``);
  const rows = tables.map(showTable);
  return [
    `## ${owner}\n`,
    "| Table | Contents | People | End | Export | By id |\n|---|---|---|---|---|---|",
    ...rows,
    ...(credentials.length > 0 ? [`\nCredentials are in ${credentials.join(", ")}.`] : []),
  ].join("\n");
}

describe("the tables", () => {
  let declared: DeclaredTable[];
  beforeAll(async () => {
    declared = await listDeclaredTables();
  });

  test("that the migrations create are each declared by one noun", () => {
    expect(declared.map(({ name }) => name).toSorted()).toEqual(listCreatedTables());
  });

  test("are listed in docs/tables.md", async () => {
    const owners = [...new Set(declared.map(({ owner }) => owner))].toSorted();
    const sections = owners.map((owner) =>
      showOwner(
        owner,
        declared.filter((table) => table.owner === owner),
      ),
    );
    await expect(`${[INTRODUCTION, ...sections].join("\n\n")}\n`).toMatchFileSnapshot(`${root}docs/tables.md`);
  });
});
