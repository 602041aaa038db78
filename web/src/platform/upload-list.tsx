import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, RotateCw, X } from "lucide-react";
import { useRef } from "react";
import { FieldError } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import type { QueuedUpload, UploadQueue } from "./upload-queue.ts";

/** The files of a queue with their progress and their problems. A screen reader hears each file's fate once. */
export function UploadList({ queue, uploads }: { queue: UploadQueue; uploads: readonly QueuedUpload[] }) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);

  /** The focus must not fall out of the page with the row that had it. */
  function remove(id: string, at: number) {
    const other = uploads[at + 1] ?? uploads[at - 1];
    queue.remove(id);
    if (other) list.current?.querySelector<HTMLElement>(`[data-upload="${other.id}"] button:last-of-type`)?.focus();
    else list.current?.closest("[data-uploads]")?.querySelector<HTMLElement>("input[type=file]")?.focus();
  }

  return (
    <>
      <p role="status" className="sr-only">
        <Fates uploads={uploads} />
      </p>
      <ul ref={list} aria-label={t`Chosen files`} className={uploads.length > 0 ? "space-y-2" : "hidden"}>
        {uploads.map((upload, at) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => queue.retry(upload.id)}
            onRemove={() => remove(upload.id, at)}
          />
        ))}
      </ul>
    </>
  );
}

function Fates({ uploads }: { uploads: readonly QueuedUpload[] }) {
  if (uploads.length === 0) return null;
  const added = uploads.filter(({ state }) => state === "added").length;
  const failed = uploads.filter(({ state }) => state === "failed");
  return (
    <>
      <Trans>
        {added} of <Plural value={uploads.length} one="# file" other="# files" /> added.
      </Trans>
      {failed.map(({ id, name, problem }) => (
        <span key={id}>
          {" "}
          <Trans>
            {name}: {problem}
          </Trans>
        </span>
      ))}
    </>
  );
}

interface UploadRowProps {
  upload: QueuedUpload;
  onRetry: () => void;
  onRemove: () => void;
}

function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { t } = useLingui();
  const { id, name, state, part, problem, mayRetry } = upload;
  return (
    <li data-upload={id} className="flex items-start gap-2 rounded-card border border-line bg-sunken py-1 pr-1 pl-3">
      <div className="min-w-0 grow space-y-1.5 py-2">
        <p className="wrap-anywhere text-14 font-medium">{name}</p>
        {state === "sending" && <ProgressBar label={t`Uploading ${name}`} part={part} />}
        {problem === undefined ? <State state={state} part={part} /> : <FieldError>{problem}</FieldError>}
      </div>
      {state === "failed" && mayRetry && (
        <IconButton label={t`Try ${name} again`} onClick={onRetry}>
          <RotateCw size={18} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        label={state === "added" || state === "failed" ? t`Hide ${name}` : t`Cancel ${name}`}
        onClick={onRemove}
      >
        <X size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function State({ state, part }: Pick<QueuedUpload, "state" | "part">) {
  return (
    <p className="flex items-center gap-1.5 text-13 text-muted">
      {state === "waiting" && <Trans>Waiting for the files before it</Trans>}
      {state === "sending" && (part < 1 ? <Trans>Uploading…</Trans> : <Trans>Checking the file…</Trans>)}
      {state === "added" && (
        <>
          <CircleCheck size={16} className="shrink-0 text-success" aria-hidden="true" />
          <Trans>The file was added.</Trans>
        </>
      )}
    </p>
  );
}
