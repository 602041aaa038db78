import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EICAR, startClamd } from "../../testing/clamd-server.ts";
import { buildChange, buildListingForm, PDF } from "../../testing/listing-forms.ts";
import { makeTemporaryFolder } from "../../testing/temporary-folder.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { reportScanning } from "./scanner.ts";

const socket = join(makeTemporaryFolder("clamd"), "clamd.ctl");

describe.each([
  ["over TCP", undefined],
  ["over a Unix socket", { path: socket }],
] as const)("a document scanned %s before it is stored", (_how, address) => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  let site: TestApp;
  let token: string;
  beforeAll(async () => {
    clamd = await startClamd(address);
    site = await buildTestApp({ CLAMD_URL: clamd.url });
    ({ token } = await site.signInAs({ phoneVerifiedAt: site.clock.now() }));
  });
  afterAll(async () => {
    await site.close();
    await clamd.close();
  });

  const post = (content: string | Uint8Array, language = "en") => {
    const { headers, body } = buildListingForm({}, [{ name: "documents", filename: "plan.pdf", content }]);
    return site.call("POST", "/v1/property/", { token, body, headers: { ...headers, "accept-language": language } });
  };
  const countListings = async () => (await site.call("GET", "/v1/property/mine", { token })).body.properties.length;

  test("is saved if clean, after reaching the scanner whole", async () => {
    const large = Buffer.concat([
      Buffer.from("%PDF-1.7\n"),
      Buffer.alloc(1_000_000, "text "),
      Buffer.from("\n%%EOF\n"),
    ]);
    const { status, body } = await post(large);
    expect(status).toBe(200);
    expect(clamd.scanned.at(-1)?.equals(large)).toBe(true);
    const link = await site.call("GET", `/v1/property/${body.msg.propertyId}/document`, { token });
    expect(link.status).toBe(200);
  });

  test("is rejected if infected, with the reason in both languages, and nothing is saved", async () => {
    const before = await countListings();
    for (const [language, words] of [
      ["en", /^This file contains a virus/u],
      ["fr", /^Ce fichier contient un virus/u],
    ] as const) {
      const refused = await post(PDF.replace("endobj", EICAR), language);
      expect(refused).toMatchObject({ status: 422, body: { code: "files.infected" } });
      expect(refused.body.fields.documents).toMatch(words);
    }
    expect(await countListings()).toBe(before);
  });

  test("is not saved unscanned while the scanner fails or does not respond, neither with a new listing nor with a change", async () => {
    const { body } = await post(PDF);
    const before = await countListings();
    for (const fault of ["ERROR", "silent"] as const) {
      clamd.fail(fault);
      const answer = await post(PDF);
      expect(answer).toMatchObject({ status: 503, body: { code: "files.not_scanned" } });
      const changed = await site.call("PATCH", `/v1/property/${body.msg.propertyId}`, {
        token,
        ...buildChange({}, [{ name: "documents", filename: "other.pdf", content: PDF }]),
      });
      expect(changed.status).toBe(503);
    }
    clamd.fail(undefined);
    expect(await countListings()).toBe(before);
    expect((await post(PDF)).status).toBe(200);
  });
});

test("a server without a scanner logs it at startup: a private one as information, a public one as a warning", () => {
  const lines: { level: number; msg: string }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  reportScanning({ clamdUrl: undefined, isPrivate: true }, log);
  reportScanning({ clamdUrl: undefined, isPrivate: false }, log);
  reportScanning({ clamdUrl: new URL("tcp://127.0.0.1:3310"), isPrivate: false }, log);
  expect(lines.map(({ level }) => level)).toEqual([30, 40]);
  expect(lines[0]?.msg).toContain("CLAMD_URL");
});
