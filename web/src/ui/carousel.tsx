import { useLingui } from "@lingui/react/macro";
import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { IconButton } from "./icon-button.tsx";

interface CarouselProps<Item> {
  /** The region's accessible name: 'Featured listings'. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

const AUTOPLAY_MS = 3000;
/** Embla's duration setting that makes moving by one slide take 500 ms. */
const DURATION = 25;

/** An infinite carousel: 3 slides, 2 below 1024 px, 1 below 750 px. Autoplays until the user interacts with it. */
export function Carousel<Item>({ label, items, itemKey, children }: CarouselProps<Item>) {
  const { t } = useLingui();
  const [still] = useState(() => window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [autoplay] = useState(() =>
    Autoplay({
      delay: AUTOPLAY_MS,
      playOnInit: !still,
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
    }),
  );
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: "start", duration: still ? 0 : DURATION }, [
    autoplay,
  ]);
  const [selected, setSelected] = useState(0);
  const [stops, setStops] = useState<number[]>([]);
  const [playing, setPlaying] = useState(!still);

  useEffect(() => {
    if (!embla) return;
    const readStops = () => setStops(embla.scrollSnapList());
    const readSelected = () => setSelected(embla.selectedScrollSnap());
    readStops();
    embla.on("reInit", readStops).on("reInit", readSelected).on("select", readSelected);
    return () => {
      embla.off("reInit", readStops).off("reInit", readSelected).off("select", readSelected);
    };
  }, [embla]);

  // A choice made with the button stays after the pointer or the focus has left.
  useEffect(() => {
    if (!embla || playing) return;
    const stop = () => autoplay.stop();
    stop();
    embla.on("autoplay:play", stop);
    return () => {
      embla.off("autoplay:play", stop);
    };
  }, [embla, autoplay, playing]);

  function togglePlaying() {
    setPlaying(!playing);
    if (!playing) autoplay.play();
  }

  return (
    <section
      aria-roledescription={t`carousel`}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === "ArrowLeft") embla?.scrollPrev();
        if (event.key === "ArrowRight") embla?.scrollNext();
      }}
    >
      <div ref={viewport} className="-m-1 overflow-hidden p-1">
        <ul className="-ml-6 flex touch-pan-y" aria-live={playing ? "off" : "polite"}>
          {items.map((item) => (
            <li
              key={itemKey(item)}
              className="min-w-0 shrink-0 grow-0 basis-full pl-6 min-[750px]:basis-1/2 min-[1024px]:basis-1/3"
            >
              {children(item)}
            </li>
          ))}
        </ul>
      </div>
      {/* Reserves the buttons' space until their number is known. */}
      {stops.length === 0 && items.length > 1 && <div className="mt-5 h-11 max-[479px]:h-22" />}
      {stops.length > 1 && (
        <div className="mt-5 flex items-center justify-between gap-x-4 max-[479px]:flex-wrap">
          <IconButton label={playing ? t`Pause` : t`Play`} onClick={togglePlaying}>
            {playing ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
          </IconButton>
          <div className="flex min-w-0 flex-wrap justify-center max-[479px]:order-first max-[479px]:w-full">
            {stops.map((stop, at) => (
              <button
                key={stop}
                type="button"
                aria-label={t`Go to slide ${at + 1}`}
                aria-current={at === selected ? "true" : undefined}
                onClick={() => embla?.scrollTo(at)}
                className="group inline-flex h-11 w-6 items-center justify-center"
              >
                <span
                  className={`h-2 rounded-full transition-all ${at === selected ? "w-5 bg-action" : "w-2 bg-line-strong group-hover:bg-text"}`}
                />
              </button>
            ))}
          </div>
          <div className="flex gap-1">
            <IconButton label={t`Previous slide`} onClick={() => embla?.scrollPrev()}>
              <ChevronLeft size={22} aria-hidden="true" />
            </IconButton>
            <IconButton label={t`Next slide`} onClick={() => embla?.scrollNext()}>
              <ChevronRight size={22} aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      )}
    </section>
  );
}
