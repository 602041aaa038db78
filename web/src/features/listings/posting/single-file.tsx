import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/language.ts";
import { FileDrop } from "../../../ui/file-drop.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { listFileErrors } from "./file-errors.tsx";
import { formatFileSize } from "./file-size.ts";
import { anchorOf, focusField } from "./posting-anchors.ts";
import { describeFile, type Photo } from "./posting-files.ts";
import type { Posting } from "./use-posting.ts";

interface SingleFileProps {
  posting: Posting;
  /** The server's name of the field. */
  field: "thumbnail" | "documents";
  file: Photo | undefined;
  label: ReactNode;
  accept: string;
  icon: ReactNode;
  /** What a press does. */
  action: ReactNode;
  help: ReactNode;
  /** Who sees the file. */
  eye: ReactNode;
  /** A small picture or icon of the file. */
  preview: ReactNode;
}

/** A field for at most one file, with the chosen one under it. */
export function SingleFile({ posting, field, file, eye, preview, ...texts }: SingleFileProps) {
  const { fileParts, isBusy } = posting;
  return (
    <div id={anchorOf(field)}>
      <FileDrop
        {...texts}
        name={field}
        inert={isBusy}
        onFiles={(files) => void fileParts.add(field, files)}
        hint={<Trans>or drop it here</Trans>}
        error={listFileErrors(posting, field)}
        aside={file && eye}
      >
        {file && (
          <ChosenFile
            file={file}
            preview={preview}
            sent={fileParts.progress[file.id]}
            saved={fileParts.savedPart(file.id)}
            onRemove={() => {
              fileParts.remove(file.id);
              focusField(field);
            }}
          />
        )}
      </FileDrop>
    </div>
  );
}

interface ChosenFileProps {
  file: Photo;
  preview: ReactNode;
  /** Upload progress, 0 to 1. */
  sent: number | undefined;
  /** The same while it is saved with the draft. */
  saved: number | undefined;
  onRemove: () => void;
}

function ChosenFile({ file, preview, sent, saved, onRemove }: ChosenFileProps) {
  const { t } = useLingui();
  const language = useLanguage();
  // A copied picture has no name.
  const { name, bytes } = describeFile(file);
  const progress = sent ?? saved;
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-sunken p-2">
      {preview}
      <div className="min-w-0 grow">
        {name && <p className="truncate text-14 font-medium">{name}</p>}
        <p className="text-13 text-muted">{formatFileSize(bytes, language)}</p>
        {progress !== undefined && (
          <div className="mt-1.5">
            <ProgressBar label={name} part={progress} />
          </div>
        )}
      </div>
      <IconButton label={sent === undefined ? t`Remove ${name}` : t`Send without ${name}`} onClick={onRemove}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
