import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTimestampServer } from "../../testing/timestamp-server.ts";
import { readStampAnswer } from "./stamp-answer.ts";
import { createTimestamper } from "./stamp-client.ts";
import type { Timestamper } from "./timestamps.ts";
import { readTrustedRoots } from "./trusted-roots.ts";

const FILE = Buffer.from("the bytes of a certificate");
const NOW = new Date("2026-11-23T03:00:00Z");

describe("a timestamp", () => {
  let authority: Awaited<ReturnType<typeof startTimestampServer>>;
  let timestamper: Timestamper;
  beforeAll(async () => {
    authority = await startTimestampServer();
    timestamper = createTimestamper(authority.url);
  });
  beforeEach(() => {
    authority.state.now = () => NOW;
    authority.state.onAnswer = (body) => ({ status: 200, body });
    authority.state.onRequest = (request) => request;
  });
  afterAll(() => authority.close());

  test("gives the authority's name and when it saw a file, of which it gets only the SHA-256", async () => {
    let asked = Buffer.alloc(0);
    authority.state.onRequest = (request) => {
      asked = Buffer.from(request.toSchema().toBER(false));
      return request;
    };
    const stamp = await timestamper.stamp(FILE);
    expect(stamp).toMatchObject({ stampedAt: NOW, authority: "Stand-in Time Stamping Authority" });
    expect(asked.includes(createHash("sha256").update(FILE).digest())).toBe(true);
    expect(asked.includes(FILE)).toBe(false);
    expect(asked.length).toBeLessThan(80);
    expect(await readStampAnswer(stamp.answer, { file: FILE })).toEqual(stamp);
  });

  test("is rejected for another file, another time than was signed, or if truncated", async () => {
    const { answer } = await timestamper.stamp(FILE);
    await expect(readStampAnswer(answer, { file: Buffer.from("another") })).rejects.toThrow("another file");
    const moved = Buffer.from(answer);
    const at = moved.indexOf("20261123030000Z");
    expect(at).toBeGreaterThan(0);
    moved.write("20251123030000Z", at);
    await expect(readStampAnswer(moved, { file: FILE })).rejects.toThrow("signature is not valid");
    const resigned = Buffer.from(answer);
    resigned[answer.length - 3] = (resigned.at(-3) ?? 0) ^ 1;
    await expect(readStampAnswer(resigned, { file: FILE })).rejects.toThrow("not valid");
    await expect(readStampAnswer(answer.subarray(0, 300), { file: FILE })).rejects.toThrow("cannot be read");
  });

  test("is rejected if it answers another request, or if the authority fails or sends too much", async () => {
    const { answer } = await timestamper.stamp(FILE);
    authority.state.onAnswer = () => ({ status: 200, body: answer });
    await expect(timestamper.stamp(FILE)).rejects.toThrow("another request");
    authority.state.onAnswer = () => ({ status: 503, body: Buffer.alloc(0) });
    await expect(timestamper.stamp(FILE)).rejects.toThrow("503");
    authority.state.onAnswer = () => ({ status: 200, body: Buffer.alloc(200_000) });
    await expect(timestamper.stamp(FILE)).rejects.toThrow("too long");
    authority.state.onAnswer = () => ({ status: 200, body: Buffer.from("<html>") });
    await expect(timestamper.stamp(FILE)).rejects.toThrow("cannot be read");
    // PKIStatusInfo: rejection.
    authority.state.onAnswer = () => ({ status: 200, body: Buffer.from("30053003020102", "hex") });
    await expect(timestamper.stamp(FILE)).rejects.toThrow("status 2");
  });

  test("is rejected if signed by a certificate that is not for timestamping", async () => {
    const other = await startTimestampServer({ purpose: "1.3.6.1.5.5.7.3.1" });
    await expect(createTimestamper(other.url).stamp(FILE)).rejects.toThrow("not one for time stamping");
    await other.close();
  });

  test("is rejected if its certificate chains to no trusted root, and accepted if it does", async () => {
    const other = await startTimestampServer();
    other.state.now = () => NOW;
    const roots = readTrustedRoots(`# Ours\n${authority.root}`);
    await expect(createTimestamper(other.url, roots).stamp(FILE)).rejects.toThrow("none of the trusted ones");
    expect((await createTimestamper(authority.url, roots).stamp(FILE)).stampedAt).toEqual(NOW);
    const both = readTrustedRoots(`${authority.root}\n${other.root}`);
    expect((await createTimestamper(other.url, both).stamp(FILE)).stampedAt).toEqual(NOW);
    authority.state.now = () => new Date("2050-01-01T00:00:00Z");
    await expect(createTimestamper(authority.url, roots).stamp(FILE)).rejects.toThrow("none of the trusted ones");
    expect(() => readTrustedRoots("no certificate")).toThrow("contains no PEM certificate");
    await other.close();
  });
});
