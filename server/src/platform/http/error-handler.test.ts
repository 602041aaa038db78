import type { FastifyError, FastifyRequest } from "fastify";
import { pino } from "pino";
import { expect, test } from "vitest";
import { toFailure } from "./error-handler.ts";

const request = { log: pino({ level: "silent" }) } as unknown as FastifyRequest;

test.each([
  ["ENOSPC", 507],
  ["EDQUOT", 507],
  ["EROFS", 507],
  ["EMFILE", 503],
  ["ENFILE", 503],
  ["EISDIR", 500],
])("a machine short of a resource, shown by %s, answers %i", (code, status) => {
  const failure = toFailure(Object.assign(new Error(code), { code }) as FastifyError, request);
  expect(failure.status).toBe(status);
  expect(failure.retryAfter !== undefined).toBe(status !== 500);
});
