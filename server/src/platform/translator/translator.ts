import type { Language } from "@vestpocket/domain/shared/text";

/** Translates texts between our two languages. */
export interface Translator {
  /** The texts in the same order. Throws NotTranslated. */
  translate(texts: readonly string[], languages: { from: Language; to: Language }): Promise<string[]>;
}

/** The provider did not translate. The message contains neither the texts nor the key. */
export class NotTranslated extends Error {}
