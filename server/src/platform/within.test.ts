import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { within } from "./within.ts";

const LIMIT_MS = 3_000;

describe("waiting for a limited time", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });

  afterEach(() => {
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test("returns what the work returns, and leaves no timer", async () => {
    expect(await within(LIMIT_MS, async () => "done")).toBe("done");
  });

  test("throws what the work throws, and leaves no timer", async () => {
    await expect(within(LIMIT_MS, () => Promise.reject(new Error("no connection")))).rejects.toThrow("no connection");
    const throwAtOnce = () => {
      throw new Error("no address");
    };
    await expect(within(LIMIT_MS, throwAtOnce)).rejects.toThrow("no address");
  });

  test("ends when the limit has passed, whatever the work does afterward", async () => {
    const work = Promise.withResolvers<string>();
    const waiting = within(LIMIT_MS, () => work.promise);
    const refusal = expect(waiting).rejects.toThrow("no answer within 3 s");
    vi.advanceTimersByTime(LIMIT_MS);
    await refusal;
    work.reject(new Error("too late to matter"));
  });
});
