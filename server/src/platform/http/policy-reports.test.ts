import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildConfig } from "../../testing/test-config.ts";
import type { Api } from "./api.ts";
import { createHttp } from "./http.ts";
import { POLICY_REPORTS, registerPolicyReports } from "./policy-reports.ts";

describe("reports about the content security policy", () => {
  let api: Api;
  let lines: { msg: string; violations: Record<string, number>; others: number }[];
  beforeEach(async () => {
    lines = [];
    const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    api = await createHttp(buildConfig(), log);
    await registerPolicyReports(api);
  });
  afterEach(() => api.close());

  const LEGACY = "application/csp-report";
  const send = async (payload: string, type = LEGACY) =>
    (await api.inject({ method: "POST", url: POLICY_REPORTS, headers: { "content-type": type }, payload })).statusCode;
  const toLegacy = (blocked: string, page = "https://vestpocket.example/property/0190?next=secret") =>
    JSON.stringify({
      "csp-report": { "effective-directive": "script-src-elem", "blocked-uri": blocked, "document-uri": page },
    });

  test("of both kinds are counted by directive, origin and section, and logged in one line", async () => {
    expect(await send(toLegacy("https://cdn.example/a.js?token=1"))).toBe(204);
    expect(await send(toLegacy("https://cdn.example/b.js"))).toBe(204);
    const body = {
      effectiveDirective: "style-src-attr",
      blockedURL: "inline",
      documentURL: "https://vestpocket.example/",
    };
    expect(await send(JSON.stringify([{ type: "csp-violation", body }]), "application/reports+json")).toBe(204);
    expect(lines).toEqual([]);
    await api.close();
    expect(lines).toMatchObject([
      {
        violations: {
          "script-src-elem blocked https://cdn.example on /property": 2,
          "style-src-attr blocked inline on /": 1,
        },
        others: 0,
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret|token/u);
  });

  test("cannot flood the log or the memory: beyond 50 kinds they are only counted", async () => {
    for (let at = 0; at < 300; at += 1) expect(await send(toLegacy(`https://${at}.example`))).toBe(204);
    await api.close();
    expect(lines).toHaveLength(1);
    expect(Object.keys(lines[0]?.violations ?? {})).toHaveLength(50);
    expect(lines[0]?.others).toBe(250);
  });

  test("are dropped if unreadable, and rejected if too large", async () => {
    for (const body of ["", "{", "[]", "null", '{"csp-report":{}}', toLegacy("x".repeat(3_000))]) {
      expect([204, 400], body.slice(0, 20)).toContain(await send(body));
    }
    expect(await send(toLegacy("\u0000\n"))).toBe(204);
    expect(await send("x".repeat(9_000))).toBe(413);
    expect(await send("{}", "application/json")).toBe(415);
    await api.close();
    expect(lines).toMatchObject([{ violations: { "script-src-elem blocked unknown on /property": 1 } }]);
  });
});
