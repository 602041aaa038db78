import { i18n, type Messages } from "@lingui/core";
import type { Language } from "@vestpocket/domain/shared/text";

type Catalogue = Promise<{ messages: Messages }>;

const CATALOGUES: Record<Language, () => Catalogue[]> = {
  en: () => [import("../../../locales/en/web.po"), import("../../../locales/en/domain.po")],
  fr: () => [import("../../../locales/fr/web.po"), import("../../../locales/fr/domain.po")],
};

/** Loads the texts of one language and makes it the current one. */
export async function activateLanguage(language: Language): Promise<void> {
  const parts = await Promise.all(CATALOGUES[language]());
  i18n.loadAndActivate({ locale: language, messages: Object.assign({}, ...parts.map((part) => part.messages)) });
}
