/** A word, a number or a sign of a text, in the form in which it is compared. */
export interface Token {
  /** Of a word: without accents, in lower case, in the singular. Of a number: its digits and separators. */
  readonly word: string;
  /** The same, not made singular. */
  readonly plain: string;
  readonly isNumber: boolean;
  /** Characters of the text, the end exclusive. */
  readonly start: number;
  readonly end: number;
  /** What stands between it and the token before, in lower case and without accents. */
  readonly before: string;
  /** Whether that ends a phrase: a comma, a period before a space, a parenthesis, a line break. */
  readonly isBreak: boolean;
  /** What a quotation encloses: it stays words. */
  readonly isQuoted: boolean;
}

/** Thousands separated by spaces; or digits with points, commas and apostrophes between them. Then words, then signs. */
const TOKEN =
  /\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+|'\d{3}(?!\d))*|[.,]\d+|[\p{L}\p{M}]+|[$%+<>~&≤≥]|(?<=\d)'|"/gu;
const BREAK = /[,;:!?()[\]\n|•]|\s-\s/u;
/** A period after a long word or a number ends a sentence; after a short one it may belong to it: "St. John's", "sq. ft." */
const STOP = /^\.(?:\s|$)/u;
const ABBREVIATION_MAX = 3;

const FOLDED: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "′": "'",
  "`": "'",
  "´": "'",
  "“": '"',
  "”": '"',
  "«": '"',
  "»": '"',
  "″": '"',
  "–": "-",
  "—": "-",
  "‑": "-",
  "−": "-",
  "²": "2",
  œ: "oe",
  æ: "ae",
  "½": "",
};

/** A text with one character for each of the original: lower case, without accents, with plain signs and spaces. */
function foldCharacters(text: string): { folded: string; at: number[] } {
  let folded = "";
  const at: number[] = [];
  let index = 0;
  for (const character of text) {
    const plain = FOLDED[character] ?? (/\s/u.test(character) && character !== "\n" ? " " : foldCharacter(character));
    for (let count = plain.length; count > 0; count--) at.push(index);
    folded += plain;
    index += character.length;
  }
  at.push(text.length);
  return { folded, at };
}

const foldCharacter = (character: string) =>
  character < "\u0080" ? character.toLowerCase() : character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A word's singular, roughly, as both texts and vocabulary are compared: "bays", "bakeries", "bureaux", "businesses". */
export function toSingular(word: string): string {
  if (word.length < 4 || word.endsWith("ss")) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.endsWith("sses")) return word.slice(0, -2);
  return /(?:s|eaux)$/u.test(word) ? word.slice(0, -1) : word;
}

const toWord = (match: string) => (match === "&" ? "and" : toSingular(match));

/** The words and numbers of a text, in order. */
export function readTokens(text: string): Token[] {
  const { folded, at } = foldCharacters(text);
  const tokens: Token[] = [];
  let from = 0;
  for (const { 0: match, index } of folded.matchAll(TOKEN)) {
    if (index < from) continue;
    const quoted = match === '"' ? findQuoted(folded, index) : undefined;
    if (match === '"' && quoted === undefined) continue;
    const end = quoted ?? index + match.length;
    const before = folded.slice(from, index);
    tokens.push({
      word: quoted === undefined ? toWord(match) : folded.slice(index + 1, end - 1).trim(),
      plain: match,
      isNumber: /\d/u.test(match),
      start: at[index] ?? 0,
      end: at[end] ?? text.length,
      before,
      isBreak: BREAK.test(before) || (STOP.test(before) && !isShortWord(tokens.at(-1))),
      isQuoted: quoted !== undefined,
    });
    from = end;
  }
  return tokens;
}

const isShortWord = (token: Token | undefined) =>
  token === undefined || (!token.isNumber && token.plain.length <= ABBREVIATION_MAX);

/** The end of a quotation that holds something; inches have no end. */
function findQuoted(folded: string, start: number): number | undefined {
  const end = folded.indexOf('"', start + 1);
  return end > start + 1 && !/\d/u.test(folded[start - 1] ?? "") ? end + 1 : undefined;
}
