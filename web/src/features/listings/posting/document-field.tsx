import { Trans } from "@lingui/react/macro";
import { DOCUMENT_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { FileText, FileUp } from "lucide-react";
import { useLanguage } from "../../../platform/language.ts";
import { FileDrop } from "../../../ui/file-drop.tsx";
import { ValueEye } from "./audience-eye.tsx";
import { ChosenFileRow } from "./chosen-file-row.tsx";
import { listFileErrors } from "./file-errors.tsx";
import { formatFileSize } from "./file-size.ts";
import { anchorOf, focusField } from "./posting-anchors.ts";
import { DOCUMENT_ACCEPT, describeFile } from "./posting-files.ts";
import { useLeaks } from "./use-leaks.ts";
import type { Posting } from "./use-posting.ts";
import { WarnedHelp } from "./warned-help.tsx";

/** One document, visible to signed-in users. */
export function DocumentField({ posting }: { posting: Posting }) {
  const language = useLanguage();
  const { fileParts, isBusy } = posting;
  const leaks = useLeaks(posting);
  const { document } = fileParts.files;
  return (
    <div id={anchorOf("documents")}>
      <FileDrop
        label={<Trans>Document</Trans>}
        name="documents"
        accept={DOCUMENT_ACCEPT}
        inert={isBusy}
        onFiles={(files) => void fileParts.add("documents", files)}
        icon={<FileUp size={22} />}
        action={document ? <Trans>Choose another document</Trans> : <Trans>Choose a document</Trans>}
        hint={<Trans>or drop it here</Trans>}
        help={
          <WarnedHelp warning={leaks.ofDocument()}>
            <Trans>One PDF or Word file, up to 20 MB.</Trans>
          </WarnedHelp>
        }
        error={listFileErrors(posting, "documents")}
        aside={document && <ValueEye posting={posting} name={DOCUMENT_KEY} />}
      >
        {document && (
          <ChosenFileRow
            name={describeFile(document).name}
            detail={formatFileSize(describeFile(document).bytes, language)}
            preview={<FileText size={28} strokeWidth={1.5} className="m-2 shrink-0 text-muted" aria-hidden="true" />}
            sent={fileParts.progress[document.id]}
            saved={fileParts.savedPart(document.id)}
            onRemove={() => {
              fileParts.remove(document.id);
              focusField("documents");
            }}
          />
        )}
      </FileDrop>
    </div>
  );
}
