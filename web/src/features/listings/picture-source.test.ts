import { expect, test } from "vitest";
import { pictureSource } from "./picture-source.ts";

test("a picture is offered in its stored widths, and the browser picks one", () => {
  expect(pictureSource("/files/pictures/abc", "50vw")).toEqual({
    sizes: "50vw",
    srcSet: "/files/pictures/abc?w=480 480w, /files/pictures/abc?w=1024 1024w, /files/pictures/abc?w=2048 2048w",
    src: "/files/pictures/abc?w=480",
  });
});

test("a picture that only its owner may see keeps the seal in its URL", () => {
  const { srcSet, src } = pictureSource("/files/pictures/abc?until=1&seal=x", "50vw");
  expect(src).toBe("/files/pictures/abc?until=1&seal=x&w=480");
  expect(srcSet).toContain("/files/pictures/abc?until=1&seal=x&w=2048 2048w");
});
