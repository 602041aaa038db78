import { PICTURE_LEVELS } from "@vestpocket/domain/disclosure/disclosure.terms";
import { expect, test } from "vitest";
import {
  type ChosenFile,
  listKeptLevels,
  listPictureLevels,
  mapFiles,
  movePhoto,
  NO_FILES,
  type Photo,
  pictureId,
  replaceThumbnail,
  splitProgress,
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
const standing = (id: string): Photo => ({ kind: "standing", level: "member", id, url: `/files/${id}` });
const ids = (photos: readonly Photo[]) => photos.map(({ id }) => id);

test("levels are listed in the pictures' final order: those already on the server come first", () => {
  const photos: Photo[] = [{ ...chosen("new"), level: "nda" }, standing("old")];
  const cover = { kind: "standing", id: "cover", url: "/files/cover", level: "granted" } as const;
  const files = { thumbnail: undefined, photos, document: undefined, standing: cover };
  expect(listPictureLevels(files)).toEqual({ thumbnail: "granted", photos: ["member", "nda"] });
  const raised = withLevels(files, { old: "verified", cover: "nda" });
  expect(listPictureLevels(raised)).toEqual({ thumbnail: "nda", photos: ["verified", "nda"] });
  expect(listKeptLevels(raised)).toEqual({ cover: "nda", old: "verified" });
  expect(listPictureLevels({ thumbnail: undefined, photos: [], document: undefined })).toEqual({ photos: [] });
});

test.each(PICTURE_LEVELS)("another thumbnail is for the audience of the one before: %s", (level) => {
  const [former, another] = [{ ...chosen("former"), level }, chosen("another")];
  const cover = { kind: "standing", id: "cover", url: "/files/cover", level } as const;
  const removed = withoutFile({ ...NO_FILES, thumbnail: former }, "former");
  const gone = mapFiles({ ...NO_FILES, thumbnail: former }, () => undefined);
  for (const files of [{ ...NO_FILES, thumbnail: former }, { ...NO_FILES, standing: cover }, removed, gone]) {
    expect(replaceThumbnail(files, another).thumbnail).toEqual({ ...another, level });
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

test("photos swap places, and new ones stay behind saved ones", () => {
  const photos = [standing("a"), standing("b"), chosen("c"), chosen("d")];
  expect(ids(movePhoto(photos, 1, 0))).toEqual(["b", "a", "c", "d"]);
  expect(ids(movePhoto(photos, 2, 3))).toEqual(["a", "b", "d", "c"]);
  expect(movePhoto(photos, 2, 1)).toBe(photos);
  expect(movePhoto(photos, 3, 4)).toBe(photos);
});

test("upload progress is reported per file", () => {
  const files = { thumbnail: chosen("thumb", 10), photos: [chosen("one", 20)], document: chosen("plan", 10) };
  expect(splitProgress(files, 0.5)).toEqual({ thumb: 1, one: 0.5, plan: 0 });
  expect(splitProgress(files, 1)).toEqual({ thumb: 1, one: 1, plan: 1 });
});

test("removing a file leaves the others", () => {
  const files = { ...NO_FILES, thumbnail: chosen("thumb"), photos: [chosen("one"), chosen("two")] };
  expect(ids(withoutFile(files, "one").photos)).toEqual(["two"]);
  expect(withoutFile(files, "thumb").thumbnail).toBeUndefined();
});

test("an existing picture is identified by the last part of its URL", () => {
  expect(pictureId("/files/0190-abc?expires=1&signature=x")).toBe("0190-abc");
});
