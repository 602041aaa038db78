import { expect, test } from "vitest";
import { validatePictureFile } from "./picture-file.ts";

const MEGABYTE = 1024 * 1024;

test.each([
  [undefined, "missing"],
  [{ type: "image/png", size: 0 }, "missing"],
  [{ type: "image/svg+xml", size: 400 }, "kind"],
  [{ type: "", size: 400 }, "kind"],
  [{ type: "image/jpeg", size: 10 * MEGABYTE + 1 }, "size"],
  [{ type: "image/jpeg", size: 10 * MEGABYTE }, undefined],
  [{ type: "image/webp", size: 400 }, undefined],
] as const)("the file %j as a profile picture: %s", (file, verdict) => {
  expect(validatePictureFile(file)).toBe(verdict);
});
