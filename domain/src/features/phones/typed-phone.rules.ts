/** A phone number that one can call. */
export interface Phone {
  /** In E.164: '+15145550100'. */
  readonly number: string;
  /** Digits to enter after the call is answered; empty for none. */
  readonly extension: string;
}

/** What precedes an extension, in English and in French, or in a `tel:` link. */
const EXTENSION = /[\s,;]*(?:;ext=|(?:extension|ext|poste|x|#)\s*[.:#]?)\s*(?<extension>\d{1,7})$/iu;
const SIGNS = /^\+?[\d\s()./\u2010-\u2015-]+$/u;
/** Signs that show nothing, which come with numbers copied from an address book. */
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;

/** Ten digits, with or without the country's code, and a number from elsewhere. */
const NATIONAL = /^(?:\+?1)?(\d{10})$/u;
const ABROAD = /^(?:\+(?!1)|011)(\d{8,15})$/u;

/**
 * Reads a phone number as people type and paste it (product.md §12): '(514) 555-0100 x204', '1-514-555-0100, poste 204',
 * '+44 7911 123456'. Ten digits, or eleven that begin with 1, are a number in Canada or the United States; a number from
 * elsewhere begins with + or 011, and has 8 to 15 digits. Undefined for anything else.
 */
export function readPhone(typed: string): Phone | undefined {
  const text = typed.normalize("NFKC").replace(INVISIBLE, "").trim();
  const { extension = "" } = EXTENSION.exec(text)?.groups ?? {};
  const dialed = text.replace(EXTENSION, "").trim();
  if (!SIGNS.test(dialed)) return undefined;
  const digits = dialed.replace(/[^\d+]/gu, "");
  const [, national] = NATIONAL.exec(digits) ?? [];
  const [, abroad] = ABROAD.exec(digits) ?? [];
  if (national === undefined && abroad === undefined) return undefined;
  return { number: national === undefined ? `+${abroad}` : `+1${national}`, extension };
}

/** As it is stored, and as a `tel:` link has it (RFC 3966): '+15145550100;ext=204'. `readPhone` reads it. */
export function writePhone({ number, extension }: Phone): string {
  return extension === "" ? number : `${number};ext=${extension}`;
}
