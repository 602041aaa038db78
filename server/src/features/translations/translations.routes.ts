import * as calls from "@vestpocket/domain/translations/translations.contract";
import type { Serve } from "../../platform/http/serve.ts";
import type { TranslationDeps } from "./translations.deps.ts";
import { draftTranslation } from "./translations.usecases.ts";

export function registerTranslations(serve: Serve, deps: TranslationDeps): void {
  serve(calls.readTranslator, async () => ({ isAvailable: deps.translator !== undefined }));

  serve(calls.draftTranslation, async ({ viewer, body }) => ({
    translation: await draftTranslation(deps, { viewer, texts: body }),
  }));
}
