import { Trans } from "@lingui/react/macro";
import { DOCUMENT_MESSAGES } from "@vestpocket/domain/rooms/changing.rules";
import { FOLDER_LABELS, ROOM_AUDIENCE_LABELS } from "@vestpocket/domain/rooms/rooms.labels";
import {
  DEFAULT_ROOM_AUDIENCE,
  DOCUMENT_BYTES_MAX,
  DOCUMENTS_MAX,
  FOLDERS,
  type Folder,
  ROOM_AUDIENCES,
  type RoomAudience,
} from "@vestpocket/domain/rooms/rooms.terms";
import { FilePlus } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";
import { useMessage } from "../../platform/language.ts";
import { findUnusablePicture } from "../../platform/unusable-picture.ts";
import { UploadList } from "../../platform/upload-list.tsx";
import type { UploadTask } from "../../platform/upload-queue.ts";
import { useUploadQueue } from "../../platform/use-upload-queue.ts";
import { Dropdown } from "../../ui/dropdown.tsx";
import { FileDrop } from "../../ui/file-drop.tsx";
import { useRoomChanges } from "./rooms.api.ts";

const ACCEPTED = ".pdf,.jpg,.jpeg,.png,.webp,.doc,.docx";

interface AddDocumentProps {
  listingId: string;
  /** How many documents the room holds. */
  held: number;
}

/** Lets the owner add documents, several at a time; each shows its progress and whether it was added. */
export function AddDocument({ listingId, held }: AddDocumentProps) {
  const message = useMessage();
  const failureWords = useFailureWords();
  const { add } = useRoomChanges(listingId);
  const { queue, uploads } = useUploadQueue();
  const [folder, setFolder] = useState<Folder>("summary");
  const [audience, setAudience] = useState<RoomAudience>(DEFAULT_ROOM_AUDIENCE);
  const latest = useRef(held);
  useLayoutEffect(() => {
    latest.current = held;
  });

  const task: UploadTask = {
    async check(file) {
      const unusable = await findUnusablePicture(file);
      if (unusable) return message(unusable);
      if (file.size > DOCUMENT_BYTES_MAX) return message(DOCUMENT_MESSAGES.tooLarge);
      return latest.current >= DOCUMENTS_MAX ? message(DOCUMENT_MESSAGES.tooMany) : undefined;
    },
    async send(file, options) {
      await add({ file, folder, audience, download: "never", ...options });
    },
    explain(error) {
      const refusal = error instanceof ApiFailure ? error.fields.file : undefined;
      return { problem: refusal ?? failureWords(error), mayRetry: refusal === undefined };
    },
  };

  return (
    <div data-uploads="" className="rounded-card border border-line bg-raised p-5">
      <h3 className="font-sans text-16 font-semibold tracking-normal">
        <Trans>Add documents</Trans>
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
          label={<Trans>Files</Trans>}
          help={
            <Trans>
              Files are uploaded as soon as you choose them. PDF, image or Word, up to 20 MB each; a room holds 100
              documents and 500 MB. Readers see pages with their email on them and cannot download unless you allow it;
              a Word file has no pages and is downloaded as it is.
            </Trans>
          }
          name="file"
          accept={ACCEPTED}
          multiple
          onFiles={(files) => queue.add(files, task)}
          icon={<FilePlus size={20} />}
          action={<Trans>Choose files</Trans>}
          hint={<Trans>or drop them here</Trans>}
        />
      </div>
      <div className={uploads.length > 0 ? "mt-4" : undefined}>
        <UploadList queue={queue} uploads={uploads} />
      </div>
    </div>
  );
}
