import { useLingui } from "@lingui/react/macro";
import useEmblaCarousel from "embla-carousel-react";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { isMotionReduced, SLIDE_DURATION } from "./gallery-motion.ts";
import { GalleryStrip } from "./gallery-strip.tsx";
import { pictureSource } from "./picture-source.ts";

interface GalleryViewerProps {
  /** The listing's name. */
  name: string;
  pictures: readonly string[];
  /** The first picture is the main one, the others are its `imageUrls`. */
  hasMain: boolean;
  /** The picture to start with; undefined when closed. */
  openAt: number | undefined;
  onClose: () => void;
}

/** All pictures full-screen, one at a time, moved by arrows, keys, swipe or the strip below. */
export function GalleryViewer({ openAt, onClose, ...rest }: GalleryViewerProps) {
  const titleId = useId();
  return (
    <Modal
      open={openAt !== undefined}
      onClose={onClose}
      labelledBy={titleId}
      className="m-0 h-dvh max-h-none w-screen max-w-none"
    >
      <Viewer {...rest} startAt={openAt ?? 0} onClose={onClose} titleId={titleId} />
    </Modal>
  );
}

interface ViewerProps extends Omit<GalleryViewerProps, "openAt"> {
  startAt: number;
  titleId: string;
}

function Viewer({ name, pictures, hasMain, startAt, onClose, titleId }: ViewerProps) {
  const { t } = useLingui();
  const [still] = useState(isMotionReduced);
  const [selected, setSelected] = useState(startAt);
  const [viewport, embla] = useEmblaCarousel({
    startIndex: startAt,
    loop: pictures.length > 2,
    duration: still ? 0 : SLIDE_DURATION,
  });

  useEffect(() => {
    if (!embla) return;
    const read = () => setSelected(embla.selectedScrollSnap());
    embla.on("select", read);
    return () => {
      embla.off("select", read);
    };
  }, [embla]);

  function move(event: KeyboardEvent) {
    if (event.key === "ArrowLeft") embla?.scrollPrev();
    else if (event.key === "ArrowRight") embla?.scrollNext();
    else if (event.key === "Home") embla?.scrollTo(0);
    else if (event.key === "End") embla?.scrollTo(pictures.length - 1);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for the whole viewer; each has a button too
    <div data-ground="ink" onKeyDown={move} className="flex h-full flex-col bg-ink text-on-ink">
      <div className="flex items-center gap-4 py-2 pr-2 pl-4 sm:pl-6">
        <h2 id={titleId} className="min-w-0 grow truncate text-18">
          {name}
        </h2>
        <p aria-live="polite" className="shrink-0 text-14 text-on-ink-muted tabular">
          {t`${selected + 1} of ${pictures.length}`}
        </p>
        <IconButton label={t`Close`} onClick={onClose}>
          <X size={24} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="relative min-h-0 grow">
        <div ref={viewport} className="h-full overflow-hidden">
          <ul className="flex h-full touch-pan-y">
            {pictures.map((url, at) => (
              <li
                key={url}
                aria-hidden={at !== selected}
                className="flex h-full min-w-0 shrink-0 basis-full justify-center px-2 sm:px-20"
              >
                <img
                  loading={Math.abs(at - selected) <= 1 ? "eager" : "lazy"}
                  {...pictureSource(url, "100vw")}
                  alt={t`${name} (${at + 1})`}
                  width={2048}
                  height={1536}
                  draggable={false}
                  className="size-full object-contain"
                />
              </li>
            ))}
          </ul>
        </div>
        {pictures.length > 1 && (
          <>
            <Arrow side="left-2 sm:left-4" label={t`Previous photo`} onClick={() => embla?.scrollPrev()}>
              <ChevronLeft size={26} aria-hidden="true" />
            </Arrow>
            <Arrow side="right-2 sm:right-4" label={t`Next photo`} onClick={() => embla?.scrollNext()}>
              <ChevronRight size={26} aria-hidden="true" />
            </Arrow>
          </>
        )}
      </div>
      {pictures.length > 1 && (
        <GalleryStrip
          pictures={pictures}
          hasMain={hasMain}
          selected={selected}
          onSelect={(at) => embla?.scrollTo(at)}
        />
      )}
    </div>
  );
}

interface ArrowProps {
  side: string;
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function Arrow({ side, label, onClick, children }: ArrowProps) {
  return (
    <span className={`absolute top-1/2 -translate-y-1/2 rounded-full bg-ink-raised ${side}`}>
      <IconButton label={label} onClick={onClick} className="rounded-full">
        {children}
      </IconButton>
    </span>
  );
}
