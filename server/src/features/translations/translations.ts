import type { Platform } from "../../platform/platform.ts";
import { traceCalls } from "../../platform/tracing/tracing.ts";
import { createLibreTranslate } from "../../platform/translator/libre-translate.ts";
import { createTranslationLimit } from "./translations.limits.ts";
import { registerTranslations } from "./translations.routes.ts";

/** Drafts of a listing's texts in the other language, if the operator has a translator. */
export function createTranslations({ serve, db, log, config }: Platform): void {
  const translator = config.translator && traceCalls("translator", createLibreTranslate(config.translator));
  registerTranslations(serve, { translator, log, limit: createTranslationLimit(db) });
}
