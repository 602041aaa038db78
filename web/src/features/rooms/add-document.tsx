import { Trans, useLingui } from "@lingui/react/macro";
import { FOLDER_LABELS, ROOM_AUDIENCE_LABELS } from "@vestpocket/domain/rooms/rooms.labels";
import {
  DEFAULT_ROOM_AUDIENCE,
  DOCUMENT_BYTES_MAX,
  FOLDERS,
  type Folder,
  ROOM_AUDIENCES,
  type RoomAudience,
} from "@vestpocket/domain/rooms/rooms.terms";
import { FilePlus } from "lucide-react";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useMessage } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import { Dropdown } from "../../ui/dropdown.tsx";
import { FileDrop } from "../../ui/file-drop.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { toast } from "../../ui/toast.tsx";
import { useRoomChanges } from "./rooms.api.ts";

const ACCEPTED = ".pdf,.jpg,.jpeg,.png,.webp,.doc,.docx";

/** Lets the owner add a document; shows the progress while it is uploaded and prepared. */
export function AddDocument({ listingId }: { listingId: string }) {
  const { t } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const { add } = useRoomChanges(listingId);
  const { run, pending, failure, forget } = useCall();
  const [folder, setFolder] = useState<Folder>("summary");
  const [audience, setAudience] = useState<RoomAudience>(DEFAULT_ROOM_AUDIENCE);
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<string>();

  async function send([file]: readonly File[]) {
    if (file === undefined) return;
    forget();
    setSent(0);
    setProblem(file.size > DOCUMENT_BYTES_MAX ? t`A document can be up to 20 MB.` : undefined);
    if (file.size > DOCUMENT_BYTES_MAX) return;
    const isAdded = await run(async () => {
      await add({ file, folder, audience, download: "never", onProgress: setSent });
      return true;
    });
    if (isAdded) toast.success(t`The document was added.`);
  }

  return (
    <div className="rounded-card border border-line bg-raised p-5">
      <h3 className="font-sans text-16 font-semibold tracking-normal">
        <Trans>Add a document</Trans>
      </h3>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Dropdown
          label={<Trans>Folder</Trans>}
          value={folder}
          initial="summary"
          onChange={setFolder}
          options={FOLDERS.map((value) => ({ value, label: message(FOLDER_LABELS[value]) }))}
        />
        <Dropdown
          label={<Trans>Who may read it</Trans>}
          value={audience}
          initial={DEFAULT_ROOM_AUDIENCE}
          onChange={setAudience}
          options={ROOM_AUDIENCES.map((value) => ({ value, label: message(ROOM_AUDIENCE_LABELS[value]) }))}
        />
        <FileDrop
          className="sm:col-span-2"
          label={<Trans>File</Trans>}
          help={
            <Trans>
              PDF, image or Word, up to 20 MB. Readers see pages with their email on them and cannot download unless you
              allow it; a Word file has no pages and is downloaded as it is.
            </Trans>
          }
          error={problem ?? (failure && (failure.fields.file ?? failureWords(failure)))}
          name="file"
          accept={ACCEPTED}
          inert={pending}
          onFiles={(files) => void send(files)}
          icon={<FilePlus size={20} />}
          action={<Trans>Choose a file</Trans>}
          hint={<Trans>or drop it here</Trans>}
        />
      </div>
      {pending && <Sending sent={sent} />}
    </div>
  );
}

function Sending({ sent }: { sent: number }) {
  const { t } = useLingui();
  return (
    <div className="mt-4 space-y-2">
      <p role="status" className="text-14 text-muted">
        {sent < 1 ? <Trans>Uploading the file…</Trans> : <Trans>Checking the file and preparing its pages…</Trans>}
      </p>
      <ProgressBar label={t`Uploading the file`} part={sent} />
    </div>
  );
}
