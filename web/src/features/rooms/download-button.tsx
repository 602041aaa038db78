import { Trans, useLingui } from "@lingui/react/macro";
import type { RoomDocument } from "@vestpocket/domain/rooms/rooms.schema";
import { Download } from "lucide-react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { saveFile } from "../../platform/save-file.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { downloadDocument } from "./rooms.api.ts";

const EXTENSIONS: Readonly<Record<string, string>> = {
  "application/pdf": ".pdf",
  "image/jpeg": ".jpg",
  "image/webp": ".webp",
  "application/msword": ".doc",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ".docx",
};

/** Saves a document in the form that its owner allows. */
export function DownloadButton({ document: { id, name } }: { document: Pick<RoomDocument, "id" | "name"> }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { run, pending, failure } = useCall();

  async function download() {
    const file = await run(() => downloadDocument(id));
    if (file !== undefined) saveFile(`${name}${EXTENSIONS[file.type] ?? ""}`, file);
  }

  return (
    <>
      <Button
        kind="secondary"
        icon={<Download size={18} aria-hidden="true" />}
        aria-label={t`Download ${name}`}
        pending={pending}
        onClick={download}
      >
        <Trans>Download</Trans>
      </Button>
      {failure && (
        <p role="alert" className="basis-full text-14 font-medium text-danger">
          {failureWords(failure)}
        </p>
      )}
    </>
  );
}
