import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "../server/src/testing/temporary-folder.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Imports that cross a boundary: the linter must reject each. */
const CROSSING = [
  ["server/src/features/listings/planted-feature.ts", "../searches/cursor.tokens.ts"],
  ["server/src/features/listings/planted-sql.usecases.ts", "drizzle-orm"],
  ["server/src/features/listings/planted-http.usecases.ts", "fastify"],
  ["server/src/features/listings/planted-api.usecases.ts", "../../platform/http/api.ts"],
  ["server/src/features/listings/planted-back.queries.ts", "./planted.usecases.ts"],
  ["server/src/features/listings/planted-sql.routes.ts", "drizzle-orm"],
  ["server/src/features/listings/planted-wiring.ts", "../../app.ts"],
  ["server/src/features/listings/planted-web.ts", "react"],
  ["server/src/features/listings/planted-back.views.ts", "./planted.usecases.ts"],
  ["server/src/features/listings/planted-back.deps.ts", "./planted.routes.ts"],
  ["server/src/features/listings/planted-sql.jobs.ts", "drizzle-orm"],
  ["server/src/planted-wiring.ts", "./features/accounts/accounts.queries.ts"],
  ["server/src/planted-use.ts", "./features/accounts/passwords.usecases.ts"],
  ["server/src/platform/planted-noun.ts", "../features/listings/listings.views.ts"],
  ["server/src/features/listings/planted-demo.ts", "@vestpocket/demo/listings/listings.demo"],
  ["server/src/planted-demo.test.ts", "@vestpocket/demo/listings/listings.demo"],
  ["domain/src/features/listings/planted-package.ts", "fastify"],
  ["domain/src/features/listings/planted-demo.ts", "@vestpocket/demo/listings/listings.demo"],
  ["domain/src/features/listings/planted-relative.ts", "../../../../demo/src/demo.ts"],
  ["demo/src/features/listings/planted-server.ts", "../../../../server/src/app.ts"],
  ["domain/src/features/listings/planted-deep-package.ts", "drizzle-orm/pg-core"],
  ["demo/src/features/listings/planted-package.ts", "pg"],
  ["web/src/features/listings/planted-feature.tsx", "../searches/search-card.tsx"],
  ["web/src/features/listings/planted-page.tsx", "../../pages/home-page.tsx"],
  ["web/src/features/resources/pages/planted-feature.tsx", "../../searches/search-card.tsx"],
  ["web/src/ui/planted-platform.tsx", "../platform/api.ts"],
  ["web/src/ui/planted-noun.tsx", "../features/listings/listing-card.tsx"],
  ["web/src/ui/planted-rules.tsx", "@vestpocket/domain/listings/listings.rules"],
  ["web/src/ui/planted-shared.tsx", "../shared/places/city-picker.tsx"],
  ["web/src/platform/planted-noun.tsx", "../features/listings/listing-card.tsx"],
  ["web/src/platform/planted-rules.tsx", "@vestpocket/domain/listings/listings.rules"],
  ["web/src/platform/planted-shared.tsx", "../shared/places/city-picker.tsx"],
  ["web/src/shared/places/planted-feature.tsx", "../../features/listings/listing-card.tsx"],
  ["web/src/pages/planted-server.tsx", "../../../server/src/app.ts"],
  ["web/src/features/listings/planted-demo.tsx", "@vestpocket/demo/listings/listings.demo"],
  ["e2e/planted-server.ts", "../server/src/app.ts"],
  ["stand-ins/payments/src/planted-domain.ts", "@vestpocket/domain/listings/listings.rules"],
  ["stand-ins/payments/src/planted-server.ts", "../../../server/src/app.ts"],
  ["bench/planted-web.ts", "../web/src/root.tsx"],
  ["soak/planted-server.ts", "../server/src/app.ts"],
  ["soak/planted-web.ts", "../web/src/root.tsx"],
] as const;

/** Imports along the arrows: the linter must accept each. */
const ALLOWED = [
  ["server/src/features/listings/allowed.usecases.ts", "../../platform/clock.ts"],
  ["server/src/allowed.ts", "./features/accounts/accounts.ts"],
  ["server/src/features/listings/allowed.queries.ts", "drizzle-orm"],
  ["server/src/features/listings/allowed.routes.ts", "./allowed.usecases.ts"],
  ["server/src/features/listings/allowed-api.routes.ts", "../../platform/http/api.ts"],
  ["domain/src/features/listings/allowed.ts", "../places/places.rules.ts"],
  ["domain/src/features/listings/allowed-zod.ts", "zod/mini"],
  ["demo/src/features/listings/allowed.ts", "@vestpocket/domain/listings/listings.factory"],
  ["web/src/features/listings/allowed.tsx", "../../ui/button.tsx"],
  ["web/src/features/listings/allowed-domain.tsx", "@vestpocket/domain/searches/searches.rules"],
  ["web/src/features/resources/pages/allowed.tsx", "../../../ui/button.tsx"],
  ["web/src/features/listings/allowed-shared.tsx", "../../shared/places/city-picker.tsx"],
  ["web/src/shared/places/allowed.tsx", "@vestpocket/domain/places/places.schema"],
  ["web/src/platform/allowed.tsx", "../ui/button.tsx"],
  ["web/src/platform/allowed-domain.tsx", "@vestpocket/domain/shared/paths"],
  ["web/src/pages/allowed.tsx", "../features/listings/listing-card.tsx"],
  ["soak/allowed.ts", "../server/src/testing/listing-forms.ts"],
] as const;

describe("the import boundaries", () => {
  const folder = makeTemporaryFolder("boundaries");
  const refused = new Set<string>();

  beforeAll(() => {
    for (const file of ["biome.json", ".gitignore", "tools/one-shot-reads.grit"]) {
      cpSync(join(root, file), join(folder, file));
    }
    mkdirSync(join(folder, ".git"));
    for (const [file, source] of [...CROSSING, ...ALLOWED]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `import { planted } from "${source}";\nexport const kept = planted;\n`);
    }
    writeFileSync(join(folder, "domain/src/features/listings/planted-node.ts"), 'export * from "node:fs";\n');
    const biome = join(root, "node_modules/.bin/biome");
    const args = ["lint", "--reporter=json", "--max-diagnostics=none", "--only=style/noRestrictedImports"];
    const { stdout } = spawnSync(biome, [...args, "--only=correctness/noNodejsModules", folder], {
      cwd: folder,
      encoding: "utf8",
    });
    for (const [, file] of stdout.matchAll(/"(?:path|file)":\s*"([^"]+\.tsx?)"/gu)) {
      refused.add((file ?? "").replace(`${folder}/`, ""));
    }
  });

  test.each(CROSSING)("%s may not import %s", (file) => {
    expect([...refused]).toContain(file);
  });

  test("the domain may not use Node's modules", () => {
    expect([...refused]).toContain("domain/src/features/listings/planted-node.ts");
  });

  test.each(ALLOWED)("%s may import %s", (file) => {
    expect([...refused]).not.toContain(file);
  });
});

/** What a journey may not do: read the page only once, while it may still change. */
const RACING = [
  "const box = await page.getByRole('button').boundingBox();",
  "const name = await page.getByRole('heading').innerText();",
  "if (await page.getByRole('dialog').isVisible()) return;",
  "const top = await page.evaluate(() => window.scrollY);",
  "const all = await page.getByRole('link').evaluateAll((links) => links.length);",
  "expect(await readOutbox(email)).toHaveLength(1);",
  "expect((await readListing(page, id)).status).toBe('active');",
  "expect.soft(await page.title(), 'the title').toBe('Home');",
  "expect(new URL(page.url()).search).toBe('');",
  "await page.waitForTimeout(1000);",
  'await expect(page.getByRole("heading", { level: 1 })).toBeVisible();',
];

const PATIENT = [
  "await expect(page.getByRole('heading')).toHaveText('Home');",
  "await expect.poll(async () => (await readOutbox(email)).length).toBe(1);",
  "await expect.poll(() => page.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([]);",
  "const top = await settled(() => page.evaluate(() => window.scrollY));",
  "await expect(async () => { const found = await answerTo(page); expect(found).toBe(1); }).toPass();",
  "await page.evaluate(() => window.scrollTo(0, 0));",
  'await expect(page.getByRole("heading", { level: 1, name: "Favourites" })).toBeVisible();',
];

describe("journeys do not race with the page", () => {
  const folder = makeTemporaryFolder("races");
  const refused = new Set<number>();
  const lines = [...RACING, ...PATIENT];

  beforeAll(() => {
    const config = {
      linter: { rules: { preset: "none" } },
      plugins: [join(root, "tools/one-shot-reads.grit")],
    };
    writeFileSync(join(folder, "biome.json"), JSON.stringify(config));
    for (const [at, line] of lines.entries()) {
      writeFileSync(join(folder, `planted-${at}.ts`), `export async function planted() {\n${line}\n}\n`);
    }
    const args = ["lint", "--reporter=json", "--max-diagnostics=none", folder];
    const { stdout } = spawnSync(join(root, "node_modules/.bin/biome"), args, { cwd: folder, encoding: "utf8" });
    for (const [, at] of stdout.matchAll(/planted-(\d+)\.ts/gu)) refused.add(Number(at));
  });

  test.each(RACING)("a journey may not contain: %s", (line) => {
    expect([...refused]).toContain(lines.indexOf(line));
  });

  test.each(PATIENT)("a journey may contain: %s", (line) => {
    expect([...refused]).not.toContain(lines.indexOf(line));
  });

  test("the rule applies to the journeys", () => {
    const { overrides } = JSON.parse(readFileSync(join(root, "biome.json"), "utf8")) as {
      overrides: { includes: string[]; plugins?: string[] }[];
    };
    const [rule] = overrides.filter(({ plugins }) => plugins?.includes("./tools/one-shot-reads.grit"));
    expect(rule?.includes).toEqual(["e2e/**/*.ts", "!e2e/settled.ts"]);
  });
});
