import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Contract } from "@vestpocket/domain/shared/contract";
import { beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const list = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** The roles of a server feature's files; CONTRIBUTING.md explains each. */
const ROLES = [
  "routes",
  "usecases",
  "queries",
  "tables",
  "data",
  "views",
  "mails",
  "failures",
  "limits",
  "jobs",
  "deps",
  "tokens",
  "rules",
  "calls",
  "rows",
  "test",
];

describe("a server feature", () => {
  const features = list("server/src/features/*");

  test.each(features)("%s has a front named after it", (feature) => {
    expect(list(`${feature}/*.ts`)).toContain(`${feature}/${basename(feature)}.ts`);
  });

  test.each(features)("%s has only files with a role", (feature) => {
    const isFront = (file: string) => basename(file) === `${basename(feature)}.ts`;
    const hasRole = (file: string) => ROLES.includes(/^[a-z0-9-]+\.([a-z]+)\.ts$/u.exec(basename(file))?.[1] ?? "");
    expect(list(`${feature}/**/*.ts`).filter((file) => !isFront(file) && !hasRole(file))).toEqual([]);
  });
});

test("files are stored only through `storeFiles`, which knows when they may be removed again", () => {
  const files = list("server/src/**/*.ts").filter((file) => !/\.test\.ts$|\/testing\//u.test(file));
  expect(files.filter((file) => /\bfiles\.take\(/u.test(read(file)))).toEqual([
    "server/src/platform/files/store-files.ts",
  ]);
});

describe("text written by people or their devices is cut between characters, by `cutText`", () => {
  test("wherever it is shown", () => {
    const shown = [...list("server/src/features/*/*.{views,mails}.ts"), "server/src/platform/messages/compose-mail.ts"];
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter((file) => /\.(?:slice|substring|substr)\(0,/u.test(read(file)))).toEqual([]);
  });

  test("wherever the server shortens it to a length", () => {
    /** What is cut there is not a person's text. */
    const OTHERS = [
      "server/src/features/accounts/authenticator.tokens.ts", // bytes
      "server/src/features/sessions/devices.tokens.ts", // a list
      "server/src/platform/http/prerendered-pages.ts", // a hash
      "server/src/platform/language.ts", // a header that is parsed
      "server/src/platform/log/logged-error.ts", // a statement and lists
      "server/src/platform/tracing/traced-statements.ts", // a statement
      "server/src/platform/version.ts", // a commit
    ];
    const LENGTH = /\.(?:slice|substring|substr)\(0,\s*(?:[2-9]\d|\d{3,}|[\d_]{4,}|[A-Z][A-Z_]+)\)/u;
    const files = list("server/src/**/*.ts").filter((file) => !/\.test\.ts$|\/testing\//u.test(file));
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => LENGTH.test(read(file)))).toEqual(OTHERS);
  });
});

test("no page shows a city or a province as it is stored, which is in English", () => {
  const files = list("web/src/**/*.tsx").filter((file) => !file.endsWith(".test.tsx"));
  expect(files.length).toBeGreaterThan(300);
  // Not `city={listing.city}` and not `${listing.city}`.
  expect(files.filter((file) => /(?<![=$])\{[\w.?]+\.(?:city|province)\}/u.test(read(file)))).toEqual([]);
});

test("a transaction's statements run one after another: it has one connection", () => {
  const together = /Promise\.all(?:Settled)?\((?:[^;]|;(?!\n))*?\btx\b/u;
  const files = list("{server,stand-ins/payments}/src/**/*.ts").filter(
    (file) => !/\.test\.ts$|\/testing\//u.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => together.test(read(file)))).toEqual([]);
});

test("the secrets of listings are named in one file, so that no search, list or export can read them", () => {
  const files = list("{server,tools}/**/*.ts").filter((file) => !/node_modules|\.test\.ts$/u.test(file));
  expect(files.length).toBeGreaterThan(300);
  const naming = files.filter((file) => /listing_secrets/u.test(read(file)));
  expect(naming).toEqual([
    "server/src/features/listings/listings.data.ts", // which declares the table, and reads nothing
    "server/src/features/listings/secrets.queries.ts",
  ]);
});

test("the server measures how long something takes by `performance.now()`, since the wall clock may jump", () => {
  const files = list("server/src/**/*.ts").filter((file) => !/\.test\.ts$|\/testing\//u.test(file));
  expect(files.filter((file) => /\bDate\.now\(\)/u.test(read(file)))).toEqual([
    "server/src/platform/database/clock-offset.ts", // compared with the database's clock
    "server/src/platform/files/disk-store.ts", // compared with the dates of files
    "server/src/platform/jobs-clock.ts", // finds the jump
    "server/src/platform/uploads.ts", // compared with the dates of files
  ]);
});

test("ids in calls are an `idText`, in lower case: locks, limits and fingerprints would take capitals for another id", () => {
  const files = list("{domain,server,web}/src/**/*.{ts,tsx}");
  expect(files.length).toBeGreaterThan(600);
  expect(files.filter((file) => /\bz\s*\.(?:uuid|guid)/u.test(read(file)))).toEqual([
    "domain/src/shared/ids.schema.ts",
  ]);
});

test("no connection skips certificate verification", () => {
  const files = list("{server,stand-ins/payments,tools}/**/*.ts").filter(
    (file) => !/node_modules|\.test\.ts$/u.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/u.test(read(file)))).toEqual(
    [],
  );
});

describe("the contracts of the API", () => {
  const modules = list("domain/src/features/*/*.contract.ts");
  const calls: { name: string; module: string; call: Contract }[] = [];
  beforeAll(async () => {
    for (const module of modules) {
      const exported = (await import(join(root, module))) as Record<string, Contract>;
      for (const [name, call] of Object.entries(exported)) calls.push({ name, module, call });
    }
  });

  test.each(modules)("%s is part of the client's calls", (module) => {
    expect(read("domain/src/contracts.ts")).toContain(`from "./${module.replace("domain/src/", "")}"`);
  });

  test("describe each method and path once", () => {
    const addresses = calls.map(({ call }) => `${call.method} ${call.path}`);
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  });

  test("name every parameter of their path, and no other", () => {
    for (const { name, call } of calls) {
      const inPath = [...call.path.matchAll(/\{(\w+)\}/gu)].map(([, parameter]) => parameter);
      const described = Object.keys((call.params as { shape?: object } | undefined)?.shape ?? {});
      expect(described, name).toEqual(inPath);
    }
  });

  test("are each served by a route of their feature", () => {
    for (const { name, module } of calls) {
      const feature = basename(dirname(module));
      const routes = list(`server/src/features/${feature}/*.routes.ts`).map(read).join("\n");
      expect(routes, `${feature}: ${name}`).toMatch(new RegExp(`\\b${name}\\b`, "u"));
    }
  });
});

describe("the wiring diagram", () => {
  test("fits on a few screens", () => {
    expect(read("server/src/app.ts").split("\n").length).toBeLessThanOrEqual(200);
  });
});

describe("tests", () => {
  test("borrow a connection through `withTransaction`, which releases it when they fail", () => {
    const files = list("server/src/**/*.test.ts").filter((file) => read(file).includes("$client.connect()"));
    expect(files).toEqual([]);
  });

  test("have no time limits of their own, which a busy machine exceeds: those for hangs are in vitest.config.ts", () => {
    const files = list("{domain,demo,server,web,stand-ins/payments}/src/**/*.test.{ts,tsx}");
    expect(files.length).toBeGreaterThan(190);
    // The browser's geolocation options, and a test whose duration is a setting.
    const limited = files.filter((file) => /(?<!toEqual\(\{ )\btimeout: [\dA-Z]|^ *\}, [\d_]+\);$/mu.test(read(file)));
    expect(limited).toEqual(["server/src/platform/http/fuzz.test.ts"]);
  });
});
