import { Trans, useLingui } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { Download, FileText } from "lucide-react";
import { useId } from "react";
import { api } from "../../platform/api.ts";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useLanguage } from "../../platform/language.ts";
import { fetchFile } from "../../platform/save-file.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { formatFileSize } from "./posting/file-size.ts";

interface ListingDocumentProps {
  /** The listing's id. */
  id: string;
  document: NonNullable<Property["document"]>;
}

/** A listing's document. Its URL is requested on click because it expires within minutes. */
export function ListingDocument({ id, document: { name, bytes } }: ListingDocumentProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const nameId = useId();
  const failureWords = useFailureWords();
  const { run, pending, failure } = useCall();

  async function download() {
    const answer = await run(() => api.get("/v1/property/{id}/document", { params: { id } }));
    if (answer) fetchFile(answer.url);
  }

  return (
    <div className="rounded-card border border-line bg-raised p-4 print:border-0 print:p-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-56 items-center gap-3">
          <FileText size={24} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden="true" />
          <div id={nameId} className="min-w-0">
            <p className="line-clamp-2 font-medium wrap-anywhere">{name}</p>
            <p className="tabular text-13 text-muted">{formatFileSize(bytes, language)}</p>
          </div>
        </div>
        <Button
          kind="secondary"
          icon={<Download size={18} aria-hidden="true" />}
          aria-describedby={nameId}
          pending={pending}
          onClick={download}
        >
          <Trans>Download</Trans>
        </Button>
      </div>
      {failure && (
        <p role="alert" className="mt-3 text-14 font-medium text-danger">
          {failureWords(failure, t`The document could not be downloaded. Please try again.`)}
        </p>
      )}
    </div>
  );
}
