import { useLingui } from "@lingui/react/macro";
import type { Preview } from "@vestpocket/domain/listings/previews.schema";
import { PreviewedCard, PreviewedPage } from "../previews/reader-preview.tsx";

/** How much smaller a page is: drawn as wide as a screen's, or a phone's. */
const SCALES = {
  pane: "w-[320%] scale-[0.3125]",
  column: "w-[160%] scale-[0.625] lg:w-[400%] lg:scale-25",
};

interface MiniPreviewProps {
  preview: Preview;
  scale: keyof typeof SCALES;
}

/** A reader's card and, below it, the beginning of the page, as a picture: nothing in it can be pressed. */
export function MiniPreview({ preview, scale }: MiniPreviewProps) {
  const { t } = useLingui();
  const { card } = preview;
  const isPageless = preview.audience === "public" && preview.page === null;
  return (
    <div inert aria-hidden="true" className="space-y-3">
      <PreviewedCard card={card && { ...card, name: card.name || t`Title` }} />
      {isPageless ? (
        <PreviewedPage preview={preview} />
      ) : (
        <div className="relative h-80 overflow-hidden rounded-control border border-line bg-page">
          <div className={`absolute top-0 left-0 origin-top-left p-6 ${SCALES[scale]}`}>
            <PreviewedPage preview={preview} />
          </div>
        </div>
      )}
    </div>
  );
}
