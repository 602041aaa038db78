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

/** The fonts in the order in which they are tried, by file. */
export function listFonts(weight: Weight): (readonly [file: string, font: Font])[] {
  return FILES[weight].map((file) => [file, open(file)]);
}

/** A run of text in one font. */
export interface Run {
  readonly file: string;
  readonly text: string;
}

/** Inter draws these like another character, for which a reader who copies the text would then get them. */
const TWINS = /[\u0269\u02bc\u02ee\u2126\u2206\u25ba\u25bb\u25c1\u25c4\u2780-\u2788\ue000-\uf8ff]/u;

/**
 * Splits a text by the font that draws each character. A character in no font is written as its code, so that nothing
 * is lost. A word with combining marks is in the font that puts each above, below or through its letter: Inter draws
 * most of them beside it, and no mark finds its letter in another font.
 */
export function splitRuns(text: string, weight: Weight): Run[] {
  const runs: { file: string; text: string }[] = [];
  const [first = ""] = FILES[weight];
  // No font has tabs; a page shows a space.
  for (const word of text.replaceAll("\t", " ").split(/(?<=\s)(?=\S)/u)) {
    const hasMarks = /\p{M}/u.test(word);
    for (const character of word) {
      const file = findFile(character, { weight, hasMarks });
      const part = file === undefined ? writeNumber(character) : character;
      const last = runs.at(-1);
      const wanted = file ?? first;
      if (last?.file === wanted) last.text += part;
      else runs.push({ file: wanted, text: part });
    }
  }
  return runs;
}

interface Drawn {
  readonly weight: Weight;
  /** Whether its word has combining marks. */
  readonly hasMarks?: boolean;
}

/** The font that draws a character; undefined if none does. */
export function findFile(character: string, { weight, hasMarks = false }: Drawn): string | undefined {
  const [inter = "", ...others] = FILES[weight];
  const files = hasMarks ? [...others, inter] : TWINS.test(character) ? others : [inter, ...others];
  return files.find((file) => open(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

const writeNumber = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;
