import { readFile } from "node:fs/promises";
import {
  BROCHURE_BYTES_MAX,
  BROCHURE_MESSAGES,
  BROCHURE_PAGES_MAX,
  BROCHURE_TEXT_MAX,
} from "@vestpocket/domain/pasting/brochures.terms";
import { cutText } from "@vestpocket/domain/shared/text";
import { acceptDocument } from "../../platform/documents.ts";
import { badFields, Failure } from "../../platform/http/failure.ts";
import { readPdfTexts } from "../../platform/pages/pages.ts";
import { toPlainText } from "../../platform/pages/plain-text.ts";
import { requireClean } from "../../platform/scanning/scanner.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { FileRules, UploadedForm } from "../../platform/uploaded-form.ts";
import type { PastingDeps } from "./pasting.deps.ts";

export const BROCHURE_FILES: FileRules = {
  file: {
    filesMax: 1,
    bytesMax: BROCHURE_BYTES_MAX,
    tooMany: BROCHURE_MESSAGES.oneFile,
    tooLarge: BROCHURE_MESSAGES.tooLarge,
  },
};

/** The text of a brochure's first pages, as they show it. Throws Failure for anything but a PDF with text. */
export async function readBrochure(
  deps: PastingDeps,
  { files, uid }: UploadedForm & { uid: string },
): Promise<{ readonly text: string; readonly pages: number }> {
  const [file] = files;
  if (file === undefined) throw badFields({ file: BROCHURE_MESSAGES.fileRequired });
  await requireWithinLimit(deps.limit.take(uid));
  const { path, field } = file;
  const { wrongKind } = BROCHURE_MESSAGES;
  const { extension } = await acceptDocument({ path, refusals: { field, wrongKind, macros: wrongKind } });
  if (extension !== "pdf") {
    throw new Failure({ status: 415, code: wrongKind.id, text: wrongKind, fields: { [field]: wrongKind } });
  }
  await requireClean(deps, { path, field });
  const texts = await readPdfTexts(
    { load: () => readFile(path), pagesMax: BROCHURE_PAGES_MAX },
    { field, ...BROCHURE_MESSAGES },
  );
  const text = texts.map(toPlainText).join("\n");
  if (!/\p{L}{2}/u.test(text)) {
    const { noText } = BROCHURE_MESSAGES;
    throw new Failure({ status: 422, code: noText.id, text: noText, fields: { [field]: noText } });
  }
  return { text: cutText(text, BROCHURE_TEXT_MAX), pages: texts.length };
}
