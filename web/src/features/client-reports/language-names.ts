import type { Language } from "@vestpocket/domain/shared/text";

/** Language names are written in their own language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", fr: "Français" };
