import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isLineAfter, toLine, toRoot } from "./lines.tokens.ts";

const heads = Array.from({ length: 7 }, (_, at) => ({ room: `room-${at}`, seq: at + 1, hash: `${at}`.repeat(64) }));
const sha256 = (...parts: readonly (string | Buffer)[]) =>
  createHash("sha256")
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest();

describe("the Merkle root of all chain heads", () => {
  test("is that of RFC 6962", () => {
    const [a, b, c] = heads.map(({ room, seq, hash }) => sha256(Buffer.of(0), `${room}|${seq}|${hash}`));
    expect(toRoot([])).toBe(sha256().toString("hex"));
    expect(toRoot(heads.slice(0, 1))).toBe(a?.toString("hex"));
    const pair = sha256(Buffer.of(1), a ?? "", b ?? "");
    expect(toRoot(heads.slice(0, 3))).toBe(sha256(Buffer.of(1), pair, c ?? "").toString("hex"));
  });

  test("changes if any head, its position or their order changes", () => {
    const others = [
      heads.slice(1),
      heads.toReversed(),
      heads.map((head, at) => (at === 3 ? { ...head, seq: head.seq + 1 } : head)),
      heads.map((head, at) => (at === 6 ? { ...head, hash: "f".repeat(64) } : head)),
    ];
    expect(new Set([heads, ...others].map(toRoot)).size).toBe(others.length + 1);
  });
});

test("a line fits only the one that it follows", () => {
  const madeAt = new Date();
  const first = toLine({ day: "2026-11-21", heads, madeAt }, undefined);
  const second = toLine({ day: "2026-11-22", heads: [], madeAt }, first);
  expect([isLineAfter(first, undefined), isLineAfter(second, first)]).toEqual([true, true]);
  expect(isLineAfter(second, undefined)).toBe(false);
  expect(isLineAfter({ ...first, day: "2026-11-20" }, undefined)).toBe(false);
  expect(isLineAfter({ ...first, seqs: first.seqs.map((seq) => seq + 1) }, undefined)).toBe(false);
});
