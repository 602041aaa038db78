import { readFileSync } from "node:fs";
import { type I18n, setupI18n } from "@lingui/core";
import { formatter } from "@lingui/format-po";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { LANGUAGES, type Language, type Message } from "@vestpocket/domain/shared/text";
import type { FastifyRequest } from "fastify";

/** The catalogues the server uses; the web has its own. */
const CATALOGUES = [
  "domain",
  "listing-fields",
  "province-descriptions",
  "push-sentences",
  "access",
  "rooms",
  "deals",
  "compliance",
  "evidence",
  "notifications",
  "saved-searches",
  "administration",
  "server",
] as const;

const po = formatter();

async function readCatalogue(language: Language): Promise<I18n> {
  const messages: Record<string, ReturnType<typeof compileMessage>> = {};
  for (const name of CATALOGUES) {
    const file = new URL(`../../../locales/${language}/${name}.po`, import.meta.url);
    const entries = await po.parse(readFileSync(file, "utf8"), {
      locale: language,
      sourceLocale: "en",
      filename: name,
    });
    for (const [id, entry] of Object.entries(entries)) {
      if (entry.translation) messages[id] = compileMessage(entry.translation);
    }
  }
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

const catalogues: Record<Language, I18n> = { en: await readCatalogue("en"), fr: await readCatalogue("fr") };
for (const language of LANGUAGES) catalogues[language].setMessagesCompiler(compileMessage);

/** The message in a language, or in English if the catalogue lacks it. */
export function translate(language: Language, { id, message, values = {} }: Message): string {
  const inLanguage = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "object" ? translate(language, value) : value,
  ]);
  return catalogues[language]._(id, Object.fromEntries(inLanguage), { message });
}

/** What the message with this id says in a language, with “…” in place of each value; its id if there is none. */
export function outline(language: Language, id: string): string {
  return catalogues[language]._(id, new Proxy({}, { get: () => "…" }));
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The language of a page, which overrides the browser's. */
    readonly language?: Language;
  }
}

/** The language a request asks for. */
export function languageOf({ headers, routeOptions }: Pick<FastifyRequest, "headers" | "routeOptions">): Language {
  return routeOptions.config.language ?? readLanguage(headers["accept-language"]);
}

/** French if an Accept-Language header prefers it to English, else English. */
function readLanguage(header: string | undefined): Language {
  const wanted = (header ?? "")
    .slice(0, 200)
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { tag, quality: quality === undefined ? 1 : Number(quality.trim().slice(2)) || 0 };
    })
    .filter(({ tag, quality }) => quality > 0 && /^(en|fr)\b/u.test(tag))
    .sort((a, b) => b.quality - a.quality);
  return wanted[0]?.tag.startsWith("fr") ? "fr" : "en";
}
