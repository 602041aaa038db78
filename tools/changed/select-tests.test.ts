import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { isRegister, type ModuleGraph, readModuleGraph } from "./module-graph.ts";
import { readNeeds } from "./noun-needs.ts";
import { selectTests } from "./select-tests.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

describe("the tests that a change may break", () => {
  let graph: ModuleGraph;
  beforeAll(() => {
    graph = readModuleGraph(root);
  });
  const select = (...changed: string[]) => selectTests(graph, changed).tests;

  test.each([
    ["domain/src/features/offers/offers.rules.ts", "server/src/features/offers/offers.test.ts"],
    ["server/src/features/tickets/tickets.queries.ts", "server/src/features/tickets/assigning.test.ts"],
    ["server/src/features/access/deciding.usecases.ts", "server/src/features/access/deciding.test.ts"],
    ["web/src/features/favourites/favourite-list.tsx", "web/src/pages/favourites-page.test.tsx"],
    ["domain/src/features/places/places.names.ts", "domain/src/features/places/places.rules.test.ts"],
    ["server/src/features/presets/presets.tables.ts", "server/src/retention.test.ts"],
    ["server/src/features/questions/questions.queries.ts", "server/src/features/accounts/exporting.test.ts"],
    ["server/src/features/tickets/tickets.ts", "server/src/access-matrix.test.ts"],
    ["docs/architecture.md", "tools/architecture.test.ts"],
  ])("of %s include %s", (changed, expected) => {
    expect(graph.texts.has(expected), expected).toBe(true);
    expect(existsSync(join(root, changed)), changed).toBe(true);
    expect(select(changed)).toContain(expected);
  });

  test("of one noun are few, and name no other noun's that it gives nothing to", () => {
    const tests = select("server/src/features/notes/notes.queries.ts").filter((file) => file.startsWith("server/"));
    expect(tests.length).toBeLessThan(16);
    expect(tests.filter((file) => file.includes("/searches/"))).toEqual([]);
  });

  test("of the platform or a migration are all of the server's", () => {
    const all = [...graph.texts.keys()].filter((file) => /^server\/.*\.test\.ts$/u.test(file)).toSorted();
    for (const changed of ["server/src/platform/clock.ts", "server/migrations/0001_accounts.sql"]) {
      const selection = selectTests(graph, [changed]);
      expect(selection.all).toEqual(["server"]);
      expect(selection.tests.filter((file) => file.startsWith("server/"))).toEqual(all);
    }
  });

  test("of the tree itself always run", () => {
    expect(select("README.md")).toContain("tools/boundaries.test.ts");
  });

  test("do not follow from what only lists nouns", () => {
    expect(isRegister(graph, "server/src/app.ts")).toBe(true);
    expect(isRegister(graph, "server/src/features/accounts/accounts.ts")).toBe(false);
  });

  test("follow the functions that the wiring gives to other nouns", () => {
    const needs = readNeeds(graph, "server/src/app.ts");
    expect(needs.get("rooms")).toContain("access");
    expect(needs.get("access")).toContain("accounts");
    expect(needs.get("listings")).toContain("offers");
    expect(needs.get("suggestions")).not.toContain("listings");
  });
});
