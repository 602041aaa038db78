import { useLingui } from "@lingui/react/macro";
import useEmblaCarousel from "embla-carousel-react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { isMotionReduced, SLIDE_DURATION } from "./gallery-motion.ts";
import { pictureSource } from "./picture-source.ts";

interface GalleryStripProps {
  pictures: readonly string[];
  /** The first picture is the main one and stays in place; the others slide. */
  hasMain: boolean;
  selected: number;
  onSelect: (at: number) => void;
}

const PER_SLIDE = 4;

/** Thumbnails: the main picture, and a carousel of the others, four per slide. */
export function GalleryStrip({ pictures, hasMain, selected, onSelect }: GalleryStripProps) {
  const { t } = useLingui();
  const first = hasMain ? 1 : 0;
  const slides = listSlides(pictures, first);
  const [still] = useState(isMotionReduced);
  const [viewport, embla] = useEmblaCarousel({ duration: still ? 0 : SLIDE_DURATION });
  const selectedSlide = Math.max(0, Math.floor((selected - first) / PER_SLIDE));

  useEffect(() => {
    embla?.scrollTo(selectedSlide);
  }, [embla, selectedSlide]);

  const thumbnail = (at: number) => (
    <Thumbnail key={at} url={pictures[at] ?? ""} at={at} isSelected={at === selected} onSelect={onSelect} />
  );
  return (
    <div className="mx-auto flex w-full max-w-160 items-center gap-2 p-3 sm:pb-5">
      {hasMain && <div className="w-1/5 shrink-0 border-r border-ink-line pr-2">{thumbnail(0)}</div>}
      {slides.length > 1 && (
        <IconButton label={t`Previous photos`} onClick={() => embla?.scrollPrev()}>
          <ChevronLeft size={20} aria-hidden="true" />
        </IconButton>
      )}
      <div ref={viewport} className="min-w-0 grow overflow-hidden">
        <div className="flex touch-pan-y">
          {slides.map((slide) => (
            <div key={slide[0]} className="grid min-w-0 shrink-0 basis-full grid-cols-4 gap-2 p-0.5">
              {slide.map(thumbnail)}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <IconButton label={t`Next photos`} onClick={() => embla?.scrollNext()}>
          <ChevronRight size={20} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

/** The indexes of the pictures from `first` on, in groups of four. */
function listSlides(pictures: readonly string[], first: number): number[][] {
  const slides: number[][] = [];
  for (let from = first; from < pictures.length; from += PER_SLIDE) {
    slides.push(pictures.slice(from, from + PER_SLIDE).map((_, at) => from + at));
  }
  return slides;
}

interface ThumbnailProps {
  url: string;
  at: number;
  isSelected: boolean;
  onSelect: (at: number) => void;
}

function Thumbnail({ url, at, isSelected, onSelect }: ThumbnailProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Photo ${at + 1}`}
      aria-current={isSelected ? "true" : undefined}
      onClick={() => onSelect(at)}
      className={`block aspect-[4/3] w-full overflow-hidden rounded-control border-2 transition-opacity ${isSelected ? "border-on-ink" : "border-transparent opacity-60 hover:opacity-100"}`}
    >
      <img {...pictureSource(url, "128px")} alt="" width={160} height={120} className="size-full object-cover" />
    </button>
  );
}
