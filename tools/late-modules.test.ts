import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SERVER = new URL("../server/src/", import.meta.url);

/**
 * Modules loaded at every start. A library that only some calls or settings need is imported where it is used (decision
 * 095).
 */
const EARLY = [
  "@fastify/compress",
  "@fastify/cookie",
  "@fastify/formbody",
  "@fastify/helmet",
  "@fastify/multipart",
  "@fastify/proxy-addr",
  "@fastify/static",
  "@fastify/swagger",
  "@lingui/core",
  "@lingui/format-po",
  "@lingui/message-utils",
  "@node-rs/argon2",
  "@vestpocket/domain",
  "@vestpocket/payment-sandbox",
  "altcha-lib",
  "cockatiel",
  "csv-stringify",
  "damerau-levenshtein",
  "drizzle-orm",
  "fastify",
  "fastify-type-provider-zod",
  "jose",
  "lru-cache",
  "otpauth",
  "pg",
  "pg-boss",
  "pino",
  "prom-client",
  "rate-limiter-flexible",
  "stripe",
  "uuid",
  "zod",
];

/** A module's static imports. `import { type A }` loads its module, too. */
function listImports(source: string): string[] {
  const found = source.matchAll(/^(?:import|export)\s(?!type\s)(?:[\w\s*{},]+\sfrom\s)?"([^"]+)"/gmu);
  return [...found].map(([, name = ""]) => name);
}

/** Every library loaded with one of these modules. */
function listLibraries(start: readonly URL[]): Set<string> {
  const seen = new Set<string>();
  const libraries = new Set<string>();
  const waiting = [...start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file.href)) continue;
    seen.add(file.href);
    for (const name of listImports(readFileSync(fileURLToPath(file), "utf8"))) {
      if (name.startsWith(".")) waiting.push(new URL(name, file));
      else if (!isBuiltin(name)) libraries.add(/^(?:@[^/]+\/)?[^/]+/u.exec(name)?.[0] ?? name);
    }
  }
  return libraries;
}

test("a start loads no library that only some calls or settings need", () => {
  const loading = readFileSync(new URL("serve-process.ts", SERVER), "utf8").matchAll(/import\("(\.[^"]+)"\)/gu);
  const late = [...loading].map(([, path = ""]) => new URL(path, SERVER));
  expect(late.length).toBeGreaterThan(3);
  expect([...listLibraries([new URL("main.ts", SERVER), ...late])].toSorted()).toEqual(EARLY);
});
