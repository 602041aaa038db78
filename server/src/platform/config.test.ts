import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const read = (environment: Record<string, string>) =>
  readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), "vestpocket-config-")), ...environment });

describe("settings", () => {
  test("with none given, the server is private, with demo data and a secret of its own", () => {
    const config = read({});
    expect(config).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://127.0.0.1:3000",
      isPrivate: true,
      demo: true,
    });
    expect(config.secret.length).toBeGreaterThanOrEqual(43);
  });

  test("the secret of a private server is made once", () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "vestpocket-config-"));
    expect(readConfig({ DATA_DIR }).secret).toBe(readConfig({ DATA_DIR }).secret);
  });

  test.each([
    [{ HOST: "0.0.0.0" }],
    [{ PUBLIC_URL: "https://vestpocket.example" }],
    [{ TRUSTED_PROXIES: "127.0.0.1" }],
  ])("a server others can reach has no demo and needs a secret: %j", (environment) => {
    expect(() => read(environment as Record<string, string>)).toThrow(/^SECRET: /u);
    const config = read({ ...(environment as Record<string, string>), SECRET });
    expect(config).toMatchObject({ isPrivate: false, demo: false, secret: SECRET });
    expect(() => read({ ...(environment as Record<string, string>), SECRET, DEMO: "on" })).toThrow(/^DEMO: /u);
  });

  test.each([
    ["PORT", "0"],
    ["PORT", "http"],
    ["PUBLIC_URL", "vestpocket"],
    ["DATABASE_URL", "mysql://x"],
    ["DEMO", "yes"],
    ["SECRET", "short"],
    ["LOG_LEVEL", "loud"],
    ["REVEAL_ACCOUNT_ERRORS", "1"],
    ["METRICS_TOKEN", "short"],
  ])("%s=%s is refused by name", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigError);
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: `, "u"));
  });
});
