import { otherLanguage } from "@vestpocket/domain/listings/listing-texts.rules";
import {
  type Translation,
  type TranslationRequest,
  translationSchema,
} from "@vestpocket/domain/translations/translations.schema";
import { tooMany } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { TranslationDeps } from "./translations.deps.ts";
import { noTranslator, translatorFailed } from "./translations.failures.ts";

interface Draft {
  readonly viewer: Viewer;
  readonly texts: TranslationRequest;
}

/** Drafts a title and a description in the other language, without storing them. Throws Failure. */
export async function draftTranslation(
  { translator, limit, log }: TranslationDeps,
  { viewer, texts: { language: from, title, description } }: Draft,
): Promise<Translation> {
  if (translator === undefined) throw noTranslator();
  const refusal = await limit.take(viewer.uid);
  if (refusal !== undefined) throw tooMany(refusal);
  const to = otherLanguage(from);
  try {
    const given = description === "" ? [title] : [title, description];
    const [drafted, described = ""] = await translator.translate(given, { from, to });
    return translationSchema.parse({ language: to, title: drafted, description: described });
  } catch (error) {
    log.warn({ err: error }, "a text was not translated");
    throw translatorFailed(error as Error);
  }
}
