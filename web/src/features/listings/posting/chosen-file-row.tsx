import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";

interface ChosenFileRowProps {
  /** Empty for a picture of a listing. */
  name: string;
  /** Under the name: its size. */
  detail: ReactNode;
  /** A small picture or icon. */
  preview: ReactNode;
  /** Upload progress, 0 to 1. */
  sent: number | undefined;
  /** The same while it is saved with the draft. */
  saved: number | undefined;
  onRemove: () => void;
}

/** A single file: the thumbnail or the document. */
export function ChosenFileRow({ name, detail, preview, sent, saved, onRemove }: ChosenFileRowProps) {
  const { t } = useLingui();
  const progress = sent ?? saved;
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-sunken p-2">
      {preview}
      <div className="min-w-0 grow">
        {name && <p className="truncate text-14 font-medium">{name}</p>}
        <p className="text-13 text-muted">{detail}</p>
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
