/** Line breaks of old Macs, Word and PowerPoint, and of Unicode. */
const BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

/** U+0080 to U+009F are control characters that nobody types; old programs mean Windows-1252 by them. */
const WINDOWS = /[\u0080-\u009f]/gu;
const WINDOWS_1252 = "€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ";

/** Letters of scripts in which a joiner changes how a word is written, as in Persian and Hindi. */
const JOINING = [
  String.raw`(?=[\p{L}\p{M}])[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}`,
  String.raw`\p{sc=Orya}\p{sc=Sinh}\p{sc=Syrc}\p{sc=Taml}\p{sc=Telu}]`,
].join("");

/** Invisible characters that change the visible ones around them: in those scripts, in emoji and in keycaps. */
const NEEDED = [
  String.raw`(?<=${JOINING})[\u200c\u200d](?=${JOINING})`,
  String.raw`(?<=\p{ExtPict}[\ufe0f\p{EMod}]?)\u200d(?=\p{ExtPict})`,
  String.raw`(?<=\p{ExtPict})[\ufe0e\ufe0f]`,
  String.raw`(?<=[\d#*])\ufe0f(?=\u20e3)`,
].join("|");

/**
 * Characters that show nothing, or that change how others are shown: control characters except line breaks and tabs,
 * Unicode's default-ignorable characters (zero-width, direction, tags, fillers, variation selectors), what annotates or
 * replaces an object, noncharacters, lone surrogates, and a musical symbol without a shape.
 */
const INVISIBLE = new RegExp(
  String.raw`(?!${NEEDED})(?:[^\P{Cc}\n\t]|[\p{DI}\p{NChar}\p{Cs}\ufff9-\ufffc\u{1d159}])`,
  "gu",
);

/**
 * A text of several lines as it is stored, and as every reader sees it: without invisible characters, trimmed, with `\n`
 * line breaks. A text of nothing but invisible characters is empty. Applying it again changes nothing (product.md §7).
 */
export function toLines(typed: string): string {
  return typed
    .replace(BREAK, "\n")
    .replace(WINDOWS, (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? "")
    .replaceAll("\u2800", " ")
    .replace(INVISIBLE, "")
    .trim();
}

/** The same for a text of one line: line breaks and tabs become spaces. */
export function toLine(typed: string): string {
  return toLines(typed).replace(/[\n\t]/gu, " ");
}

const CHARACTERS = new Intl.Segmenter();

/** How many characters a reader counts in a text: a letter with its marks is one, and so is a run of white space (product.md §7). */
export function countCharacters(typed: string): number {
  return [...CHARACTERS.segment(toLines(typed).replace(/\s+/gu, " "))].length;
}
