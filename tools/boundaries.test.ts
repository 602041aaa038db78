import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
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
    const rules = globSync("tools/*.grit", { cwd: root });
    for (const file of ["biome.json", ".gitignore", ...rules]) cpSync(join(root, file), join(folder, file));
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
  'await expect(main.getByRole("article")).toBeVisible();',
  'await expect(main.getByRole("article")).toHaveAttribute("lang", "fr");',
  'await expect(main.getByRole("article")).not.toContainText("Paid");',
];

const PATIENT = [
  "await expect(page.getByRole('heading')).toHaveText('Home');",
  "await expect.poll(async () => (await readOutbox(email)).length).toBe(1);",
  'await expect(main.getByRole("article")).toHaveCount(2);',
  'await expect(main.getByRole("article").first()).toBeVisible();',
  'await expect(main.getByRole("article", { name: "Agreement", exact: true })).toBeVisible();',
  "await expect.poll(() => page.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([]);",
  "const top = await settled(() => page.evaluate(() => window.scrollY));",
  "await expect(async () => { const found = await answerTo(page); expect(found).toBe(1); }).toPass();",
  "await page.evaluate(() => window.scrollTo(0, 0));",
  'await expect(page.getByRole("heading", { level: 1, name: "Favourites" })).toBeVisible();',
];

/** Lints one line of a journey at a time with a rule of ours, and returns which lines the rule refuses. */
function lintLines(lines: readonly string[], rules: readonly string[]): string[] {
  const folder = makeTemporaryFolder("lines");
  const plugins = rules.map((rule) => join(root, "tools", rule));
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ linter: { rules: { preset: "none" } }, plugins }));
  for (const [at, line] of lines.entries()) {
    writeFileSync(join(folder, `planted-${at}.tsx`), `export async function planted() {\n${line}\n}\n`);
  }
  const args = ["lint", "--reporter=json", "--max-diagnostics=none", folder];
  const { stdout } = spawnSync(join(root, "node_modules/.bin/biome"), args, { cwd: folder, encoding: "utf8" });
  const refused = [...stdout.matchAll(/planted-(\d+)\.tsx/gu)].map(([, at]) => lines[Number(at)] ?? "");
  return [...new Set(refused)];
}

/** The files that a rule of ours applies to. */
function findIncludes(rule: string): string[] | undefined {
  const { overrides } = JSON.parse(readFileSync(join(root, "biome.json"), "utf8")) as {
    overrides: { includes: string[]; plugins?: string[] }[];
  };
  return overrides.find(({ plugins }) => plugins?.includes(`./tools/${rule}`))?.includes;
}

describe("journeys do not race with the page", () => {
  const refused = lintLines([...RACING, ...PATIENT], ["one-shot-reads.grit"]);

  test.each(RACING)("a journey may not contain: %s", (line) => {
    expect(refused).toContain(line);
  });

  test.each(PATIENT)("a journey may contain: %s", (line) => {
    expect(refused).not.toContain(line);
  });

  test("the rule applies to the journeys", () => {
    expect(findIncludes("one-shot-reads.grit")).toEqual(["e2e/**/*.ts", "!e2e/settled.ts"]);
  });
});

/** Reads what people type as another number, or as none. */
const OTHER_READERS = [
  "return parseFloat(typed);",
  "return parseInt(typed, 10);",
  "return Number.parseFloat(typed);",
  "return Number.parseInt(typed, 10);",
  "return event.target.valueAsNumber;",
  "return Number(event.target.value);",
  "return Number(event.currentTarget.value);",
  'return Number(typed.replace(",", ""));',
  'return Number(typed.replaceAll(" ", ""));',
  'return <input type="number" value={typed} />;',
  'return <TextField label="Days" type={"number"} />;',
];

const NO_READERS = [
  "return isNumberText(values.price) ? Number(values.price) : undefined;",
  'return Number(query.get("page"));',
  "return Number(reading.value);",
  "return Number(isActive) - Number(isOver);",
  "return readTypedNumber(typed, { language });",
  'return <TextField label="Phone" type="tel" inputMode="numeric" />;',
];

describe("the web has one reader of typed numbers", () => {
  const refused = lintLines([...OTHER_READERS, ...NO_READERS], ["typed-numbers.grit"]);

  test.each(OTHER_READERS)("it may not contain: %s", (line) => {
    expect(refused).toContain(line);
  });

  test.each(NO_READERS)("it may contain: %s", (line) => {
    expect(refused).not.toContain(line);
  });

  test("the rule applies to all of the web but its tests", () => {
    expect(findIncludes("typed-numbers.grit")).toEqual([
      "web/src/**/*.{ts,tsx}",
      "!web/src/**/*.test.{ts,tsx}",
      "!web/src/testing/**",
    ]);
  });
});

/** Finds an element by a part of its name, which a listing's title may contain, too. */
const BY_A_PART = [
  'await page.getByRole("button", { name: "Play" }).click();',
  'await page.getByRole("heading", { level: 1, name }).click();',
  'await page.getByRole("row", { name: "Sale", exact: true }).getByRole("button", { name: "Edit" }).click();',
  `await page.getByRole("button", { name: \`Share \${title}\` }).click();`,
  'await page.getByLabel("Email").fill("");',
  'await page.getByTitle("Email").click();',
  'await page.getByRole("button", { exact: false, name: "Play" }).click();',
];

/** The same with an expression, in journeys and in component tests. */
const UNANCHORED = [
  'page.getByRole("button", { name: /Play/u });',
  'page.getByRole("button", { name: /^Play/u });',
  'page.getByRole("button", { name: /Play$/u });',
  'page.getByRole("button", { name: new RegExp(title, "u") });',
  `page.getByRole("button", { name: new RegExp(\`^\${title}\`, "u") });`,
  "page.getByLabel(/^Expiry/u);",
  'screen.queryByRole("link", { name: /Edit/u });',
  "screen.findByLabelText(/Email/u);",
  'screen.getByLabelText("Email", { exact: false });',
];

const WHOLE = [
  'await page.getByRole("button", { name: "Play", exact: true }).click();',
  'await page.getByRole("heading", { level: 1, name, exact: true }).click();',
  'await page.getByRole("button", { name: /^Go to slide \\d+$/u }).click();',
  `await page.getByRole("button", { name: new RegExp(\`^Show \${count} listings$\`, "u") }).click();`,
  'await page.getByRole("heading", { level: 1 }).click();',
  'await page.getByLabel("Email", { exact: true }).fill("");',
  'await page.getByLabel(/^Expiry(?: .+)?$/u).fill("");',
  'await page.getByText("sent to").click();',
];

describe("tests find elements by their whole names", () => {
  const refused = lintLines([...BY_A_PART, ...UNANCHORED, ...WHOLE], ["whole-names.grit", "anchored-names.grit"]);

  test.each([...BY_A_PART, ...UNANCHORED])("a test may not contain: %s", (line) => {
    expect(refused).toContain(line);
  });

  test.each(WHOLE)("a test may contain: %s", (line) => {
    expect(refused).not.toContain(line);
  });

  test("expressions are checked in component tests, too, where a text already matches the whole name", () => {
    expect(findIncludes("whole-names.grit")).toEqual(["e2e/**/*.ts"]);
    expect(findIncludes("anchored-names.grit")).toEqual(["e2e/**/*.ts", "web/src/**/*.test.tsx", "web/src/testing/**"]);
  });
});

const STORING = [
  "localStorage.setItem(key, value);",
  "const kept = window.localStorage.getItem(key);",
  "sessionStorage.clear();",
  "return Object.keys(globalThis.sessionStorage);",
  "const { localStorage: store } = window;",
];

const KEEPING = ["keep(key, value);", "const kept = readKept(key);", "const words = 'localStorage';"];

describe("the site touches the browser's storage in one place", () => {
  const refused = lintLines([...STORING, ...KEEPING], ["guarded-storage.grit"]);

  test.each(STORING)("the site may not contain: %s", (line) => {
    expect(refused).toContain(line);
  });

  test.each(KEEPING)("the site may contain: %s", (line) => {
    expect(refused).not.toContain(line);
  });

  test("the rule applies to the site, but not to its tests", () => {
    expect(findIncludes("guarded-storage.grit")).toEqual([
      ...["web/src/**", "!web/src/platform/kept.ts", "!web/src/**/*.test.tsx", "!web/src/testing/**"],
    ]);
  });
});

/** Mails past `tell`. */
const UNTOLD = [
  "await outbox.sendMail(tx, { to, language, content });",
  "await deps.outbox.sendMail(tx, mail);",
  "const send = platform.outbox.sendMail;",
  "const { sendMail } = outbox;",
  "const { text, html } = composeMail(content, sender);",
];

const TOLD = ["await tell(tx, owner, { event, path, mail });", "await outbox.sendText(tx, { to, language, text });"];

describe("accounts are told things in one way", () => {
  const refused = lintLines([...UNTOLD, ...TOLD], ["untold-mails.grit"]);

  test.each(UNTOLD)("a feature may not contain: %s", (line) => {
    expect(refused).toContain(line);
  });

  test.each(TOLD)("a feature may contain: %s", (line) => {
    expect(refused).not.toContain(line);
  });

  test("the rule applies to all features but those that mail addresses without an account, the digest, and alerts", () => {
    expect(findIncludes("untold-mails.grit")).toEqual([
      ...["server/src/features/**/*.ts", "!server/src/features/**/*.test.ts", "!server/src/features/messages/**"],
      "!server/src/features/notifications/telling.usecases.ts",
      "!server/src/features/notifications/digests.jobs.ts",
      "!server/src/features/orders/discount-codes.usecases.ts",
      "!server/src/features/tickets/submitting.usecases.ts",
      "!server/src/features/accounts/leaving.usecases.ts",
      "!server/src/features/evidence/publishing.usecases.ts",
      "!server/src/features/saved-searches/alerting.usecases.ts",
    ]);
  });
});
