import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

/** All of Latin in one file; the site's fonts are split into parts that cannot be outlined here. */
const FONT = createRequire(import.meta.url).resolve("@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf");

let font: Font | undefined;

/** A text as a path: y grows downward, from a baseline at 0. */
interface Outlined {
  readonly path: string;
  /** In path units, of which `em` equal the font size. */
  readonly length: number;
  readonly em: number;
}

/** Outlines a text with our own font, so that it looks the same on a machine without fonts. */
export function outlineText(text: string): Outlined {
  font ??= openSync(FONT) as Font;
  const { glyphs, positions } = font.layout(text);
  let length = 0;
  let path = "";
  for (const [index, glyph] of glyphs.entries()) {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    path += glyph.path
      .translate(length + xOffset, yOffset)
      .scale(1, -1)
      .toSVG();
    length += xAdvance;
  }
  return { path, length, em: font.unitsPerEm };
}
