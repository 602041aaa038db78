import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { findChosenThumbnail } from "@vestpocket/domain/listings/listings.rules";
import { Images } from "lucide-react";
import { useState } from "react";
import placeholder from "../../drawings/placeholder-listing.svg?raw";
import { InlineDrawing } from "../../ui/inline-drawing.tsx";
import { GalleryViewer } from "./gallery-viewer.tsx";
import { pictureSource } from "./picture-source.ts";

interface ListingGalleryProps {
  name: string;
  thumbnailUrl: string | null;
  imageUrls: readonly string[];
  /** Whether there are pictures that this reader may not see. */
  hasMore: boolean;
}

/** Pictures in the mosaic: one large, four small. */
const MOSAIC_MAX = 5;

/** A cell of the mosaic and its width in columns. */
type GalleryCell = readonly [place: string, columns: number];

const SMALL: GalleryCell = ["", 1];
const LARGE: GalleryCell = ["sm:col-span-2 sm:row-span-2", 2];
const WIDE: GalleryCell = ["sm:col-span-2", 2];

/** The mosaic's layout for 1 to 5 pictures, from 640 px on; cells keep 4:3 where possible. */
const LAYOUTS: Readonly<Record<number, { grid: string; columns: number; places: readonly GalleryCell[] }>> = {
  1: { grid: "sm:aspect-[2/1] sm:grid-cols-1 sm:grid-rows-1", columns: 1, places: [SMALL] },
  2: { grid: "sm:aspect-[8/3] sm:grid-cols-2 sm:grid-rows-1", columns: 2, places: [SMALL, SMALL] },
  3: { grid: "sm:aspect-[8/3] sm:grid-cols-3 sm:grid-rows-2", columns: 3, places: [LARGE, SMALL, SMALL] },
  4: { grid: "sm:aspect-[8/3] sm:grid-cols-4 sm:grid-rows-2", columns: 4, places: [LARGE, WIDE, SMALL, SMALL] },
  5: { grid: "sm:aspect-[8/3] sm:grid-cols-4 sm:grid-rows-2", columns: 4, places: [LARGE, SMALL, SMALL, SMALL, SMALL] },
};

/** The `sizes` of a cell; on phones every picture is full-width. */
function toSizes(part: number): string {
  return `(min-width: 1288px) ${Math.round(1240 * part)}px, (min-width: 640px) ${Math.round(100 * part)}vw, 100vw`;
}

/** A listing's pictures: a swipeable row on phones, a mosaic on larger screens; clicking one opens the viewer. */
export function ListingGallery({ name, thumbnailUrl, imageUrls, hasMore }: ListingGalleryProps) {
  const { t } = useLingui();
  const [openAt, setOpenAt] = useState<number>();
  const thumbnail = findChosenThumbnail({ thumbnailUrl, imageUrls });
  const pictures = thumbnail === null ? imageUrls : [thumbnail, ...imageUrls];
  const shown = pictures.slice(0, MOSAIC_MAX);
  const layout = LAYOUTS[shown.length];
  if (!layout) return <NoPicture hasMore={hasMore} />;
  return (
    <section aria-label={t`Photos`} className="relative">
      <div
        className={`no-scrollbar flex aspect-[4/3] snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card sm:grid sm:gap-2 sm:overflow-hidden print:aspect-[4/1]! ${layout.grid}`}
      >
        {shown.map((url, at) => {
          const [place, columns] = layout.places[at] ?? SMALL;
          return (
            <button
              key={url}
              type="button"
              aria-label={t`Open photo ${at + 1} of ${pictures.length}`}
              onClick={() => setOpenAt(at)}
              className={`group relative min-h-0 min-w-0 shrink-0 basis-full snap-center overflow-hidden bg-line outline-offset-[-4px] ${place}`}
            >
              <img
                {...pictureSource(url, toSizes(columns / layout.columns))}
                alt=""
                width={1024}
                height={768}
                fetchPriority={at === 0 ? "high" : "auto"}
                className="picture absolute inset-0 size-full object-cover transition-opacity group-hover:opacity-90"
              />
            </button>
          );
        })}
      </div>
      <button
        type="button"
        onClick={() => setOpenAt(0)}
        className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-raised px-4 text-14 font-semibold text-text hover:border-text print:hidden"
      >
        <Images size={18} aria-hidden="true" />
        <span>
          <Plural value={pictures.length} one="# photo" other="All # photos" />
        </span>
      </button>
      <GalleryViewer
        name={name}
        pictures={pictures}
        hasMain={thumbnail !== null}
        openAt={openAt}
        onClose={() => setOpenAt(undefined)}
      />
    </section>
  );
}

function NoPicture({ hasMore }: Pick<ListingGalleryProps, "hasMore">) {
  return (
    <div className="flex flex-col items-center justify-center rounded-card border border-line bg-sunken py-8 text-muted">
      <InlineDrawing svg={placeholder} className="aspect-4/3 w-72 max-w-full *:size-full" />
      <p className="-mt-6 px-4 text-center text-14">
        {hasMore ? (
          <Trans>The owner limits who can see the photos. See how to get access under “Confidential”.</Trans>
        ) : (
          <Trans>The owner has not added any photos yet.</Trans>
        )}
      </p>
    </div>
  );
}
