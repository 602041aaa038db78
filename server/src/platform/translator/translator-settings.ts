import { z } from "zod";
import { isLoopback } from "../loopback.ts";
import { webAddress } from "../setting-kinds.ts";

/** A server with the LibreTranslate API. */
export interface TranslatorSettings {
  /** Without a trailing slash. */
  readonly url: string;
  /** Undefined if it needs none. */
  readonly key: string | undefined;
}

/** The environment variables for machine translation. */
export const translatorEnvironment = {
  TRANSLATOR_URL: webAddress.optional(),
  TRANSLATOR_KEY: z.string().min(1).max(500).optional(),
};
type TranslatorEnvironment = z.infer<z.ZodObject<typeof translatorEnvironment>>;

/** The conflicts between the settings, one per line, starting with the setting's name. */
export function listTranslatorFaults({ TRANSLATOR_URL: url, TRANSLATOR_KEY: key }: TranslatorEnvironment): string[] {
  if (url === undefined) return key === undefined ? [] : ["TRANSLATOR_KEY: has no effect without TRANSLATOR_URL"];
  const isOpen = !url.startsWith("https:") && !isLoopback(new URL(url).hostname);
  return isOpen && key !== undefined ? ["TRANSLATOR_URL: must be https, since the key is sent there"] : [];
}

/** The settings for machine translation, or undefined if there is none. */
export function readTranslatorSettings(env: TranslatorEnvironment): TranslatorSettings | undefined {
  const { TRANSLATOR_URL: url, TRANSLATOR_KEY: key } = env;
  return url === undefined ? undefined : { url: url.replace(/\/$/u, ""), key };
}
