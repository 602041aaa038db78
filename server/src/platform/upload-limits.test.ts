import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { createUploadCaps } from "./upload-limits.ts";

const from = (uid: string, ip: string) => ({ viewer: { uid }, ip }) as unknown as FastifyRequest;

test("forms in progress are counted by account and by address, and a rejected one counts for neither", () => {
  const count = createUploadCaps({ perAccount: 2, perAddress: 3 });
  const first = count(from("ada", "10.0.0.1"));
  count(from("ada", "10.0.0.2"));
  expect(() => count(from("ada", "10.0.0.1"))).toThrow("Too many attempts");
  count(from("bob", "10.0.0.1"));
  count(from("cy", "10.0.0.1"));
  expect(() => count(from("dee", "10.0.0.1"))).toThrow("Too many attempts");
  first.end();
  first.end();
  count(from("ada", "10.0.0.1"));
  expect(() => count(from("ada", "10.0.0.3"))).toThrow("Too many attempts");
});
