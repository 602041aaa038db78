import { i18n, type Messages } from "@lingui/core";
import type { Language } from "@vestpocket/domain/shared/text";
import { currentLanguage } from "./language.ts";

type Catalogue = () => Promise<{ messages: Messages }>;

/** The texts of public pages. */
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
  settings: {
    en: () => import("./settings-catalogue-en.ts"),
    fr: () => import("./settings-catalogue-fr.ts"),
  },
  paying: {
    en: () => import("./paying-catalogue-en.ts"),
    fr: () => import("./paying-catalogue-fr.ts"),
  },
  "own-listings": {
    en: () => import("./own-listings-catalogue-en.ts"),
    fr: () => import("./own-listings-catalogue-fr.ts"),
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
  calculators: {
    en: () => import("../../../locales/en/calculators.po"),
    fr: () => import("../../../locales/fr/calculators.po"),
  },
  posting: {
    en: () => import("../../../locales/en/posting.po"),
    fr: () => import("../../../locales/fr/posting.po"),
  },
  map: {
    en: () => import("../../../locales/en/map.po"),
    fr: () => import("../../../locales/fr/map.po"),
  },
  access: {
    en: () => import("../../../locales/en/access.po"),
    fr: () => import("../../../locales/fr/access.po"),
  },
  rooms: {
    en: () => import("../../../locales/en/rooms.po"),
    fr: () => import("../../../locales/fr/rooms.po"),
  },
  deals: {
    en: () => import("../../../locales/en/deals.po"),
    fr: () => import("../../../locales/fr/deals.po"),
  },
  evidence: {
    en: () => import("../../../locales/en/evidence.po"),
    fr: () => import("../../../locales/fr/evidence.po"),
  },
  "saved-searches": {
    en: () => import("../../../locales/en/saved-searches.po"),
    fr: () => import("../../../locales/fr/saved-searches.po"),
  },
  mandates: {
    en: () => import("../../../locales/en/mandates.po"),
    fr: () => import("../../../locales/fr/mandates.po"),
  },
  compliance: {
    en: () => import("../../../locales/en/compliance.po"),
    fr: () => import("../../../locales/fr/compliance.po"),
  },
  notifications: {
    en: () => import("../../../locales/en/notifications.po"),
    fr: () => import("../../../locales/fr/notifications.po"),
  },
  owner: {
    en: () => import("../../../locales/en/owner.po"),
    fr: () => import("../../../locales/fr/owner.po"),
  },
  "listing-fields": {
    en: () => import("../../../locales/en/listing-fields.po"),
    fr: () => import("../../../locales/fr/listing-fields.po"),
  },
} as const satisfies Record<string, Readonly<Record<Language, Catalogue>>>;

type Apart = keyof typeof APART;

/** What is loaded, as 'fr' and 'fr/legal'. */
const loaded = new Set<string>();
/** The catalogues that pages requested: another language needs them too. */
const asked = new Set<Apart>();

/** Loads and shows the texts of a language, with those that the page requested earlier. */
export async function activateLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  i18n.activate(language);
}

/** Adds a page's texts to the current language. */
export async function addCatalogue(name: Apart): Promise<void> {
  asked.add(name);
  await load(import.meta.env.SSR ? (i18n.locale as Language) : currentLanguage(), [name]);
}

/** Loads all texts of a language that the open page needs, and those named, without showing them yet. */
export async function loadLanguage(language: Language, names: readonly Apart[] = []): Promise<void> {
  await load(language, [undefined, ...asked, ...names]);
}

/** Shows the page in another language without reloading it, so that nothing entered is lost. */
export async function showLanguage(language: Language): Promise<void> {
  if (i18n.locale === language) return;
  await loadLanguage(language);
  if (currentLanguage() === language) i18n.activate(language);
}

/**
 * Loads the missing ones of these catalogues, where undefined is the one for every page, all at once: each load
 * re-renders everything on screen.
 */
async function load(language: Language, names: readonly (Apart | undefined)[]): Promise<void> {
  const keyOf = (name: Apart | undefined) => (name === undefined ? language : `${language}/${name}`);
  const isMissing = (name: Apart | undefined) => !loaded.has(keyOf(name));
  const missing = names.filter(isMissing);
  const catalogues = await Promise.all(
    missing.map((name) => (name === undefined ? EVERYWHERE[language]() : APART[name][language]())),
  );
  // Another call may have loaded them in the meantime.
  if (!missing.some(isMissing)) return;
  for (const name of missing) loaded.add(keyOf(name));
  i18n.load(language, Object.assign({}, ...catalogues.map(({ messages }) => messages)));
}
