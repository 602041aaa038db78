import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildConfig } from "../../testing/test-config.ts";
import { createLogger } from "../log/log.ts";
import type { Api } from "./api.ts";
import { tooMany } from "./failure.ts";
import { createHttp } from "./http.ts";

const ANSI = "\u001b[31m";

describe("a rejected request", () => {
  let api: Api;
  let written = "";
  beforeAll(async () => {
    api = await createHttp(
      buildConfig(),
      createLogger("info", {
        write(line) {
          written += line;
        },
      }),
    );
    api.post("/limited", async () => {
      throw tooMany({ retryAfter: 30 });
    });
    api.post("/open", async () => "done");
  });
  afterAll(() => api.close());

  async function post(url: string, headers: Record<string, string> = {}) {
    written = "";
    const { statusCode } = await api.inject({ method: "POST", url, headers, remoteAddress: "192.0.2.7" });
    const lines = written.split("\n").filter(Boolean);
    return { statusCode, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
  }

  test("is logged with its code, route and address if a limit or the cross-site check stopped it", async () => {
    const limited = await post("/limited");
    expect(limited.statusCode).toBe(429);
    expect(limited.lines).toEqual([
      expect.objectContaining({
        code: tooMany({ retryAfter: 30 }).code,
        method: "POST",
        route: "/limited",
        ip: "192.0.2.7",
      }),
    ]);
    const foreign = await post("/open", { origin: "https://elsewhere.example" });
    expect(foreign.statusCode).toBe(403);
    expect(foreign.lines).toEqual([expect.objectContaining({ route: "/open", ip: "192.0.2.7" })]);
  });

  test("writes one line, whatever line breaks and control characters it contains", async () => {
    const { lines } = await post(`/limited?a=%0d%0a{"level":60}${encodeURIComponent(ANSI)}`, {
      origin: `https://elsewhere.example/${ANSI}`,
      "user-agent": `a${ANSI}b`,
    });
    expect(lines).toHaveLength(1);
    expect(written).not.toContain(ANSI);
    expect(written.trimEnd()).not.toMatch(/[\r\n]/u);
  });

  test("is not logged when nothing stopped it", async () => {
    expect(await post("/open")).toMatchObject({ statusCode: 200, lines: [] });
  });
});
