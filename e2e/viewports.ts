import type { Language } from "@vestpocket/domain/shared/text";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** Each page is checked in full once per language: in English on a desktop, in French, which is longer, on a phone. */
export const VIEWPORTS: Readonly<Record<Language, typeof PHONE>> = { en: DESKTOP, fr: PHONE };
