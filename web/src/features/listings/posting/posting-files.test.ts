import { PICTURE_LEVELS } from "@vestpocket/domain/disclosure/disclosure.terms";
import { expect, test } from "vitest";
import {
  type ChosenFile,
  type KeptFile,
  listKeptLevels,
  mapFiles,
  movePhoto,
  NO_FILES,
  type Photo,
  replaceThumbnail,
  validateDimensions,
  validateDocument,
  validatePicture,
  withLevels,
  withoutFile,
} from "./posting-files.ts";

const MEGABYTE = 1024 * 1024;
const chosen = (id: string, bytes = 1): ChosenFile => ({
  kind: "chosen",
  level: "member",
  id,
  file: new File(["x".repeat(bytes)], `${id}.png`),
  url: `blob:${id}`,
});
const kept = (id: string): KeptFile => ({ kind: "kept", level: "member", id, url: `/files/${id}`, name: "", bytes: 1 });
const ids = (photos: readonly Photo[]) => photos.map(({ id }) => id);

test("the levels that a browser can store are those of pictures that the server has", () => {
  const photos: Photo[] = [{ ...chosen("new"), level: "nda" }, kept("old")];
  const files = { thumbnail: { ...kept("cover"), level: "granted" } as const, photos, document: undefined };
  expect(listKeptLevels(withLevels(files, { old: "verified", cover: "nda" }))).toEqual({
    cover: "nda",
    old: "verified",
  });
});

test.each(PICTURE_LEVELS)("another thumbnail is for the audience of the one before: %s", (level) => {
  const [former, another] = [{ ...chosen("former"), level }, chosen("another")];
  const cover = { ...kept("cover"), level };
  const removed = withoutFile({ ...NO_FILES, thumbnail: former }, "former");
  const gone = mapFiles({ ...NO_FILES, thumbnail: former }, () => undefined);
  for (const files of [{ ...NO_FILES, thumbnail: former }, { ...NO_FILES, thumbnail: cover }, removed, gone]) {
    expect(replaceThumbnail(files, another).thumbnail).toMatchObject({ ...another, level });
  }
});

test.each([
  ["front.PNG", 1, undefined],
  ["front.jpeg", 10 * MEGABYTE, undefined],
  ["front.webp", 10 * MEGABYTE + 1, "listings.picture_too_large"],
  ["front.gif", 1, "listings.picture_kind"],
  ["front.png.svg", 1, "listings.picture_kind"],
])("the picture %s of %i bytes", (name, size, refusal) => {
  expect(validatePicture({ name, size })?.id).toBe(refusal);
});

test.each([
  ["plan.pdf", 1, undefined],
  ["plan.docx", 20 * MEGABYTE, undefined],
  ["plan.doc", 20 * MEGABYTE + 1, "listings.document_too_large"],
  ["plan.docm", 1, "listings.document_kind"],
])("the document %s of %i bytes", (name, size, refusal) => {
  expect(validateDocument({ name, size })?.id).toBe(refusal);
});

test("a picture has at most 50 megapixels", () => {
  expect(validateDimensions({ width: 10_000, height: 5_000 })).toBeUndefined();
  expect(validateDimensions({ width: 10_000, height: 5_001 })?.id).toBe("listings.picture_too_large");
});

test("photos swap places, within the list", () => {
  const photos = [kept("a"), kept("b"), chosen("c")];
  expect(ids(movePhoto(photos, 1, 0))).toEqual(["b", "a", "c"]);
  expect(ids(movePhoto(photos, 2, 0))).toEqual(["c", "a", "b"]);
  expect(movePhoto(photos, 2, 3)).toBe(photos);
});

test("removing a file leaves the others", () => {
  const files = { ...NO_FILES, thumbnail: chosen("thumb"), photos: [chosen("one"), chosen("two")] };
  expect(ids(withoutFile(files, "one").photos)).toEqual(["two"]);
  expect(withoutFile(files, "thumb").thumbnail).toBeUndefined();
});
