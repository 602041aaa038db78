import { useLingui } from "@lingui/react/macro";
import type { PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import { ArrowLeft, ArrowRight, X } from "lucide-react";
import type { DragEventHandler } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { PictureEye } from "./audience-eye.tsx";
import { describeFile, type Photo } from "./posting-files.ts";

interface PhotoTileProps {
  photo: Photo;
  /** Starts at 1. */
  position: number;
  mayMove: { earlier: boolean; later: boolean };
  /** By how many positions. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onLevel: (level: PictureLevel) => void;
  /** Upload progress, 0 to 1. */
  sent: number | undefined;
  /** The same while it is saved with the draft, when it can still be moved. */
  saved: number | undefined;
  drag: {
    onDragStart: DragEventHandler;
    onDragOver: DragEventHandler;
    onDrop: DragEventHandler;
    onDragEnd: () => void;
  };
  isDragged: boolean;
}

/** One photo with its position and buttons to move and remove it. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, position, mayMove, onMove, onRemove, onLevel, sent, saved, drag, isDragged } = props;
  const { t } = useLingui();
  const progress = sent ?? saved;
  return (
    <li
      draggable={sent === undefined}
      {...drag}
      data-photo={photo.id}
      className={`overflow-hidden rounded-card border border-line bg-sunken ${isDragged ? "opacity-50" : ""} ${sent === undefined ? "cursor-grab" : ""}`}
    >
      <div className="relative aspect-4/3">
        <img
          src={photo.url}
          alt={describeFile(photo).name || t`Photo ${position}`}
          draggable={false}
          className="picture size-full object-cover"
        />
        <span
          aria-hidden="true"
          className="tabular absolute top-2 left-2 flex size-6 items-center justify-center rounded-full bg-ink text-13 font-semibold text-on-ink"
        >
          {position}
        </span>
      </div>
      {progress !== undefined && (
        <div className="px-2 pt-2">
          <ProgressBar label={t`Photo ${position}`} part={progress} />
        </div>
      )}
      <div className="flex justify-between">
        <div className="flex">
          {sent === undefined && (
            <>
              <IconButton
                label={t`Move photo ${position} earlier`}
                data-move="-1"
                aria-disabled={!mayMove.earlier}
                onClick={() => onMove(-1)}
              >
                <ArrowLeft size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t`Move photo ${position} later`}
                data-move="1"
                aria-disabled={!mayMove.later}
                onClick={() => onMove(1)}
              >
                <ArrowRight size={18} aria-hidden="true" />
              </IconButton>
            </>
          )}
        </div>
        <IconButton
          label={sent === undefined ? t`Remove photo ${position}` : t`Send without photo ${position}`}
          onClick={onRemove}
        >
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {sent === undefined && (
        <div className="p-2 pt-0">
          <PictureEye picture={t`photo ${position}`} level={photo.level} onChange={onLevel} />
        </div>
      )}
    </li>
  );
}
