import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";

export type Weight = "regular" | "strong";

const locate = (file: string) => fileURLToPath(import.meta.resolve(file));

/**
 * Static fonts; the first that has a character draws it. Inter matches the site; DejaVu has Greek, Cyrillic, Hebrew,
 * Arabic, syllabics and more.
 */
const FILES: Readonly<Record<Weight, readonly string[]>> = {
  regular: [
    locate("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
    locate("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
  ],
  strong: [
    locate("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
    locate("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
  ],
};

const opened = new Map<string, Font>();

function open(file: string): Font {
  const font = opened.get(file) ?? (openSync(file) as Font);
  opened.set(file, font);
  return font;
}

/** A run of text in one font. */
export interface Run {
  readonly file: string;
  readonly text: string;
}

/**
 * Splits a text by the font that draws each character. A character in no font is written as its code, so that nothing
 * is lost.
 */
export function splitRuns(text: string, weight: Weight): Run[] {
  const runs: { file: string; text: string }[] = [];
  const [first = ""] = FILES[weight];
  for (const character of text) {
    const file = findFile(character, weight);
    const part = file === undefined ? writeNumber(character) : character;
    const last = runs.at(-1);
    const wanted = file ?? first;
    if (last?.file === wanted) last.text += part;
    else runs.push({ file: wanted, text: part });
  }
  return runs;
}

/** The font that draws a character; undefined if none does. */
export function findFile(character: string, weight: Weight): string | undefined {
  // A line break is not a character of any font.
  if (character === "\n") return FILES[weight][0];
  return FILES[weight].find((file) => open(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

const writeNumber = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;
