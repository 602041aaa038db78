import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "../testing/temporary-folder.ts";
import { NEEDED_IN_PUBLIC } from "../testing/test-config.ts";
import { readConfig } from "./config.ts";
import { checkSettings } from "./settings-check.ts";

const folder = makeTemporaryFolder("settings");
const file = join(folder, "file");
writeFileSync(file, "");

const PRIVATE = { DATA_DIR: folder };
const PUBLIC = { DATA_DIR: folder, PUBLIC_URL: "https://vestpocket.example", ...NEEDED_IN_PUBLIC };
const DB = "postgresql://vestpocket:secret@db/vestpocket";

const listNames = (problems: readonly string[]) => [...new Set(problems.map((problem) => problem.split(":")[0]))];

/** Wrong set-ups that operators tried, and the settings that have to be named. */
const WRONG: readonly (readonly [what: string, given: Record<string, string>, named: readonly string[]])[] = [
  ["a public server without keys", { PUBLIC_URL: PUBLIC.PUBLIC_URL }, Object.keys(NEEDED_IN_PUBLIC)],
  ["an http site", { ...PUBLIC, PUBLIC_URL: "http://vestpocket.example" }, ["PUBLIC_URL"]],
  ["a site below a path", { ...PUBLIC, PUBLIC_URL: "https://vestpocket.example/site" }, ["PUBLIC_URL"]],
  ["a site without a protocol", { ...PUBLIC, PUBLIC_URL: "vestpocket.example" }, ["PUBLIC_URL"]],
  ["two wrong at once", { ...PUBLIC, SECRET: "short", PUBLIC_URL: "https://vp.example/a" }, ["SECRET", "PUBLIC_URL"]],
  [
    "three wrong at once",
    { ...PRIVATE, PORT: "http", ROLE: "server", CLOSED_PROVINCES: "QC" },
    ["PORT", "ROLE", "CLOSED_PROVINCES"],
  ],
  ["no protocol, no keys", { PUBLIC_URL: "vestpocket.example" }, ["PUBLIC_URL", ...Object.keys(NEEDED_IN_PUBLIC)]],
  ["a short secret", { ...PUBLIC, SECRET: "short" }, ["SECRET"]],
  ["a secret of words", { ...PUBLIC, SECRET: "0123456789abcdef0123456789abcdef" }, ["SECRET"]],
  ["a short token", { ...PRIVATE, METRICS_TOKEN: "short" }, ["METRICS_TOKEN"]],
  ["a proxy by name", { ...PUBLIC, TRUSTED_PROXIES: "proxy.local" }, ["TRUSTED_PROXIES"]],
  ["a proxy with a wrong range", { ...PUBLIC, TRUSTED_PROXIES: "10.0.0.1,10.0.0.0/99" }, ["TRUSTED_PROXIES"]],
  ["a database of another kind", { ...PRIVATE, DATABASE_URL: "mysql://db/vestpocket" }, ["DATABASE_URL"]],
  ["a database without a protocol", { ...PRIVATE, DATABASE_URL: "db/vestpocket", ROLE: "web" }, ["DATABASE_URL"]],
  ["migrations without a database", { ...PRIVATE, MIGRATION_DATABASE_URL: DB }, ["MIGRATION_DATABASE_URL"]],
  [
    "a replica of another kind",
    { ...PRIVATE, DATABASE_URL: DB, DATABASE_REPLICA_URLS: `${DB},http://one` },
    ["DATABASE_REPLICA_URLS"],
  ],
  ["a role without a database", { ...PRIVATE, ROLE: "web" }, ["ROLE"]],
  ["a port of letters", { ...PRIVATE, PORT: "http" }, ["PORT"]],
  ["a port that is too high", { ...PRIVATE, PORT: "70000" }, ["PORT"]],
  ["a host that is none", { ...PRIVATE, HOST: "two words" }, ["HOST"]],
  ["a data directory that is a file", { DATA_DIR: file }, ["DATA_DIR"]],
  ["a data directory below a file", { DATA_DIR: join(file, "data") }, ["DATA_DIR"]],
  ["a data directory in /proc", { DATA_DIR: "/proc/vestpocket/data" }, ["DATA_DIR"]],
  ["the demo in public", { ...PUBLIC, DEMO: "on" }, ["DEMO"]],
  ["a Stripe key of another mode", { ...PUBLIC, STRIPE_SECRET_KEY: "sk_test_1" }, ["STRIPE_PUBLISHABLE_KEY"]],
  [
    "one Stripe key",
    { ...PRIVATE, STRIPE_SECRET_KEY: "sk_test_1" },
    ["STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  ],
  ["a wrong Stripe key", { ...PUBLIC, STRIPE_SECRET_KEY: "key" }, ["STRIPE_SECRET_KEY"]],
  ["a mail server over https", { ...PUBLIC, SMTP_URL: "https://mail.example" }, ["SMTP_URL"]],
  ["a sender without a mail server", { ...PRIVATE, MAIL_FROM: "hello@vp.example" }, ["MAIL_FROM"]],
  ["certificates that are none", { ...PUBLIC, SMTP_CA_FILE: file }, ["SMTP_CA_FILE"]],
  ["half of Twilio", { ...PRIVATE, TWILIO_FROM: "+14165550100" }, ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN"]],
  ["a number in another form", { ...PUBLIC, TWILIO_FROM: "416 555 0100" }, ["TWILIO_FROM"]],
  ["a bucket by https", { ...PRIVATE, STORAGE_URL: "https://bucket.example" }, ["STORAGE_URL"]],
  ["tax without a number", { ...PRIVATE, SALES_TAX: "canada" }, ["GST_NUMBER"]],
  [
    "half of the operator",
    { ...PRIVATE, OPERATOR_NAME: "Vestpocket Inc." },
    [
      "OPERATOR_ADDRESS",
      "OPERATOR_PHONE",
      "OPERATOR_EMAIL",
      "OPERATOR_PROVINCE",
      "PRIVACY_OFFICER_TITLE",
      "PRIVACY_OFFICER_EMAIL",
    ],
  ],
  ["a missing file of roots", { ...PRIVATE, TIMESTAMP_CA_FILE: "/nowhere/roots.pem" }, ["TIMESTAMP_CA_FILE"]],
];

describe("a wrong set-up names each wrong setting, and no other", () => {
  test.each(WRONG)("%s", (_what, given, named) => {
    const { problems } = checkSettings(given);
    expect(listNames(problems)).toEqual(named);
    for (const problem of problems) expect(problem).toMatch(/^[A-Z_]+: .{10,}$/u);
    expect(() => readConfig(given)).toThrow(problems.join("\n"));
  });
});

test("a name that is nearly a setting's is a warning, with the setting that was meant", () => {
  const listWarnings = (...names: string[]) =>
    checkSettings({ ...PRIVATE, ...Object.fromEntries(names.map((name) => [name, "x"])) }).warnings;
  expect(listWarnings("PROT", "STRIPE_PUBLISHABEL_KEY", "LOGLEVEL", "public_url")).toEqual([
    "PROT: is not a setting; did you mean PORT?",
    "STRIPE_PUBLISHABEL_KEY: is not a setting; did you mean STRIPE_PUBLISHABLE_KEY?",
    "LOGLEVEL: is not a setting; did you mean LOG_LEVEL?",
    "public_url: is not a setting; did you mean PUBLIC_URL?",
  ]);
  const usual = ["HOME", "PATH", "PWD", "USER", "SHELL", "TERM", "LANG", "HOSTNAME", "TMPDIR", "MAIL", "NODE_ENV"];
  expect(listWarnings(...usual, "BACKUP_RECIPIENT", "AWS_ACCESS_KEY_ID", "OTEL_SERVICE_NAME")).toEqual([]);
});

test("checking leaves nothing behind, in a folder that is there or not", () => {
  const missing = join(folder, "one", "two");
  expect(checkSettings({ DATA_DIR: missing }).problems).toEqual([]);
  expect(() => checkSettings({ DATA_DIR: missing })).not.toThrow();
});
