import { PICTURE_MESSAGES } from "@vestpocket/domain/shared/picture-messages";
import { expect, test } from "vitest";
import { findUnusablePicture } from "./unusable-picture.ts";

const find = (name: string, content: string) =>
  findUnusablePicture(new File([Uint8Array.from(content, (character) => character.charCodeAt(0))], name));
const box = (brand: string) => `\0\0\0\x18ftyp${brand}\0\0\0\0`;
const FRAME = "\x21\xf9\x04\x04\x0a\0\0\0";

test.each([
  ["an iPhone's photo", "IMG_0412.HEIC", box("heic")],
  ["one that was renamed", "IMG_0412.jpg", box("mif1")],
  ["one whose beginning is damaged", "IMG_0412.heic", "?"],
])("%s is named as HEIC", async (_what, name, content) => {
  expect(await find(name, content)).toBe(PICTURE_MESSAGES.heic);
});

test.each([
  ["GIF", `GIF89a${FRAME},${FRAME},`],
  ["PNG", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x08acTL\0\0\0\0IDAT"],
  ["WebP", "RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0"],
])("a %s that moves is named as animated", async (_kind, content) => {
  expect(await find("banner.webp", content)).toBe(PICTURE_MESSAGES.animated);
});

test.each([
  ["a still GIF", `GIF89a${FRAME},`],
  ["a still PNG", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0IDATacTL"],
  ["a still WebP with transparency", "RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x10\0\0\0"],
  ["an AVIF", box("avif")],
  ["a PDF", "%PDF-1.7"],
  ["an empty file", ""],
])("%s is left to the other checks", async (_what, content) => {
  expect(await find("a.png", content)).toBeUndefined();
});
