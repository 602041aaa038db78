import { i18n, type Messages } from "@lingui/core";
import type { Language } from "@vestpocket/domain/shared/text";
import { currentLanguage } from "./language.ts";

type Catalogue = () => Promise<{ messages: Messages }>;

/** Texts of the pages for everyone. */
const EVERYWHERE: Readonly<Record<Language, Catalogue>> = {
  en: () => import("./catalogue-en.ts"),
  fr: () => import("./catalogue-fr.ts"),
};

/** Texts loaded only with the pages that show them. */
const APART = {
  members: {
    en: () => import("./members-catalogue-en.ts"),
    fr: () => import("./members-catalogue-fr.ts"),
  },
  resources: {
    en: () => import("../../../locales/en/resources.po"),
    fr: () => import("../../../locales/fr/resources.po"),
  },
  legal: {
    en: () => import("../../../locales/en/legal.po"),
    fr: () => import("../../../locales/fr/legal.po"),
  },
  administration: {
    en: () => import("../../../locales/en/administration.po"),
    fr: () => import("../../../locales/fr/administration.po"),
  },
  "listing-fields": {
    en: () => import("../../../locales/en/listing-fields.po"),
    fr: () => import("../../../locales/fr/listing-fields.po"),
  },
} as const satisfies Record<string, Readonly<Record<Language, Catalogue>>>;

const added = new Set<string>();

/** Loads the texts of a language and activates it. */
export async function activateLanguage(language: Language): Promise<void> {
  const { messages } = await EVERYWHERE[language]();
  // Keeps what was added before: a page's own texts may have arrived first.
  i18n.load(language, messages);
  i18n.activate(language);
}

/** Adds a page's texts to the current language, once: adding re-renders everything on screen. */
export async function addCatalogue(name: keyof typeof APART): Promise<void> {
  const language = import.meta.env.SSR ? (i18n.locale as Language) : currentLanguage();
  const { messages } = await APART[name][language]();
  if (added.has(`${language}/${name}`)) return;
  added.add(`${language}/${name}`);
  i18n.load(language, messages);
}
