import { expect, test } from "vitest";
import { chooseSharedBuffers } from "./shared-buffers.ts";

const GB = 1024 ** 3;

test.each([
  [GB / 4, "128MB"],
  [GB, "256MB"],
  [16 * GB, "4096MB"],
  [256 * GB, "8192MB"],
])("PostgreSQL gets a quarter of %i bytes as shared buffers, within bounds", (memory, chosen) => {
  expect(chooseSharedBuffers(memory)).toBe(chosen);
});

test("this machine's memory size is known", () => {
  expect(chooseSharedBuffers()).toMatch(/^\d{3,4}MB$/u);
});
