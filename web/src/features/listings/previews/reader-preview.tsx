import { Trans } from "@lingui/react/macro";
import type { HomeCard } from "@vestpocket/domain/listings/listings.schema";
import type { Preview } from "@vestpocket/domain/listings/previews.schema";
import { FileText } from "lucide-react";
import { ListingBody } from "../listing-body.tsx";
import { ListingCard } from "../listing-card.tsx";
import { ListingGallery } from "../listing-gallery.tsx";
import { TeaserBody } from "../teasers/teaser-body.tsx";
import { EntryPanel } from "../teasers/teaser-entry.tsx";
import { PreviewPart } from "./preview-part.tsx";

/** One reader's card and page of a listing, as they look to that reader, without what the reader can do. */
export function ReaderPreview({ preview }: { preview: Preview }) {
  return (
    <>
      <PreviewPart heading={<Trans>On the home page</Trans>}>
        <PreviewedCard card={preview.card} />
      </PreviewPart>
      <PreviewPart
        heading={
          preview.audience === "public" ? <Trans>On its public page</Trans> : <Trans>On the listing’s page</Trans>
        }
      >
        <PreviewedPage preview={preview} />
      </PreviewPart>
    </>
  );
}

/** A card at its usual width; a sentence if there is none. */
export function PreviewedCard({ card }: { card: HomeCard | null }) {
  if (card === null) {
    return (
      <p className="text-14 text-muted">
        <Trans>No card: visitors do not see this listing on the home page.</Trans>
      </p>
    );
  }
  return (
    <div className="max-w-96">
      <ListingCard isPreview listing={card} />
    </div>
  );
}

export function PreviewedPage({ preview }: { preview: Preview }) {
  if (preview.audience === "public") {
    return preview.page === null ? (
      <p className="text-14 text-muted">
        <Trans>No public page: visitors are asked to log in.</Trans>
      </p>
    ) : (
      <TeaserBody teaser={preview.page} entry={<EntryPanel />} />
    );
  }
  const { page } = preview;
  return (
    <>
      <ListingGallery {...page} hasMore={page.withheld.some(({ key }) => key === "photos")} />
      <div className="mt-8 space-y-12">
        <ListingBody property={page} isOwner={false} document={({ name }) => <PreviewedDocument name={name} />} />
      </div>
    </>
  );
}

function PreviewedDocument({ name }: { name: string }) {
  return (
    <p className="flex items-center gap-3 rounded-card border border-line bg-raised p-4">
      <FileText size={24} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
    </p>
  );
}
