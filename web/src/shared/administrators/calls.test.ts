import type { Contract } from "@vestpocket/domain/shared/contract";
import { expect, test } from "vitest";
import { CALL_DUTIES } from "./calls.derived.ts";

const modules = import.meta.glob<Record<string, Contract>>("../../../../domain/src/features/*/*.contract.ts", {
  eager: true,
});

test("the browser knows the duties of every administrators' call", () => {
  const calls = Object.values(modules).flatMap((module) => Object.values(module));
  const ofAdministrators = calls.filter(({ access }) => access === "administrators");
  expect(Object.keys(CALL_DUTIES).toSorted()).toEqual(
    ofAdministrators.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});
