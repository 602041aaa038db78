import { Trans } from "@lingui/react/macro";
import { BROCHURE_BYTES_MAX, BROCHURE_MESSAGES } from "@vestpocket/domain/pasting/brochures.terms";
import { FileText } from "lucide-react";
import { useState } from "react";
import { api } from "../../platform/api.ts";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useMessage } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import { FileDrop } from "../../ui/file-drop.tsx";

/** Takes a brochure, of which the server reads the text and keeps nothing. */
export function BrochureDrop({ onText }: { onText: (text: string) => void }) {
  const message = useMessage();
  const failureWords = useFailureWords();
  const { run, pending, failure } = useCall();
  const [refusal, setRefusal] = useState<string>();

  async function read([file]: readonly File[]) {
    if (file === undefined) return;
    const isTooLarge = file.size > BROCHURE_BYTES_MAX;
    setRefusal(isTooLarge ? message(BROCHURE_MESSAGES.tooLarge) : undefined);
    if (isTooLarge) return;
    const form = new FormData();
    form.set("file", file);
    const answer = await run(() => api.upload("/v1/brochure-texts", form, { onProgress: () => {} }));
    if (answer) onText(answer.text);
  }

  return (
    <div>
      <FileDrop
        label={<Trans>Your brochure (PDF)</Trans>}
        name="brochure"
        accept=".pdf,application/pdf"
        inert={pending}
        onFiles={(files) => void read(files)}
        icon={<FileText size={20} />}
        action={<Trans>Choose a PDF</Trans>}
        hint={<Trans>or drop it here</Trans>}
        help={<Trans>Up to 20 MB. Its first 8 pages are read, and the file is not kept.</Trans>}
        error={refusal ?? (failure && (failure.fields.file ?? failureWords(failure)))}
      />
      <p role="status" className="mt-2 text-14 text-muted">
        {pending && <Trans>Reading the brochure…</Trans>}
      </p>
    </div>
  );
}
