import { Trans, useLingui } from "@lingui/react/macro";
import type { OpenedDocument } from "@vestpocket/domain/rooms/rooms.schema";
import { BookOpenText, ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { CheckBox } from "../../ui/check-box.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { DownloadButton } from "./download-button.tsx";
import { PagePicture } from "./page-picture.tsx";
import { PageText } from "./page-text.tsx";
import { useLooks } from "./use-looks.ts";

const ZOOMS = [1, 1.5, 2, 3];

interface PageViewerProps {
  document: OpenedDocument;
  /** Starts at 1. */
  page: number;
  onPage: (page: number) => void;
}

/** Shows a document page by page, with buttons, the arrow keys, and + and −. When zoomed, the arrow keys move a focused page. */
export function PageViewer({ document: opened, page, onPage }: PageViewerProps) {
  const { t } = useLingui();
  const { id, name, pages, ratios, isOwner, download } = opened;
  const [zoom, setZoom] = useState(0);
  const [shown, setShown] = useState<number>();
  const [isRead, setIsRead] = useState(false);
  // Off until the reader turns it on, for each document anew.
  const [isTimed, setIsTimed] = useState(false);
  useLooks({ id, page, isSaid: isTimed && shown === page && !isOwner });
  const turn = (by: number) => {
    if (page + by >= 1 && page + by <= pages) onPage(page + by);
  };
  const scale = (by: number) => setZoom((present) => Math.min(ZOOMS.length - 1, Math.max(0, present + by)));
  useKeys({ ArrowLeft: () => turn(-1), ArrowRight: () => turn(1), "+": () => scale(1), "-": () => scale(-1) });

  return (
    <div>
      <div className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-2 border-b border-line bg-surface py-2">
        <div className="flex items-center gap-1">
          <IconButton label={t`Previous page`} aria-disabled={page === 1} onClick={() => turn(-1)}>
            <ChevronLeft size={22} aria-hidden="true" />
          </IconButton>
          <p className="tabular min-w-24 text-center text-14" aria-live="polite">
            <Trans>
              Page {page} of {pages}
            </Trans>
          </p>
          <IconButton label={t`Next page`} aria-disabled={page === pages} onClick={() => turn(1)}>
            <ChevronRight size={22} aria-hidden="true" />
          </IconButton>
        </div>
        <div className="flex items-center gap-1">
          <IconButton label={t`Zoom out`} aria-disabled={zoom === 0} onClick={() => scale(-1)}>
            <ZoomOut size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t`Zoom in`} aria-disabled={zoom === ZOOMS.length - 1} onClick={() => scale(1)}>
            <ZoomIn size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t`Text of the page`} aria-pressed={isRead} onClick={() => setIsRead(!isRead)}>
            <BookOpenText size={20} aria-hidden="true" />
          </IconButton>
          {(isOwner || download !== "never") && <DownloadButton document={opened} />}
        </div>
      </div>
      {!isOwner && <TimeChoice isTimed={isTimed} onChange={setIsTimed} />}
      <PagePicture
        key={page}
        wanted={{ id, page }}
        name={name}
        ratio={ratios[page - 1] ?? 1}
        zoom={ZOOMS[zoom] ?? 1}
        onShown={() => setShown(page)}
      />
      {isRead && <PageText id={id} page={page} />}
    </div>
  );
}

/** Lets a reader tell the owner how long each page is in view. */
function TimeChoice({ isTimed, onChange }: { isTimed: boolean; onChange: (isTimed: boolean) => void }) {
  const id = useId();
  return (
    <div className="flex items-start gap-3 py-2.5 text-14">
      <CheckBox id={id} name="isTimed" checked={isTimed} onChange={({ target }) => onChange(target.checked)} />
      <label htmlFor={id} className="min-w-0 cursor-pointer">
        <Trans>Tell the owner how long I look at each page of this document</Trans>
      </label>
    </div>
  );
}

/** What keys do, unless typed into a field or combined with another key. */
function useKeys(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isField = event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
      const isTyped = isField || event.target instanceof HTMLTextAreaElement;
      if (isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
      // The arrow keys move a zoomed page in its frame.
      if (event.key.startsWith("Arrow") && event.target instanceof Element && isWide(event.target)) return;
      actions[event.key]?.();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

/** Whether an element scrolls sideways. */
const isWide = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;
