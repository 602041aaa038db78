import { Trans } from "@lingui/react/macro";
import type { ModeratedDetail } from "@vestpocket/domain/listings/moderated-detail.schema";
import { ListingPicture } from "./listing-picture.tsx";

/** A listing's text and pictures as members see them. */
export function ModeratedContent({ listing: { description, imageUrls } }: { listing: ModeratedDetail }) {
  return (
    <div className="min-w-0 space-y-6">
      {imageUrls.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {imageUrls.map((url) => (
            <li key={url}>
              <ListingPicture url={url} sizes="(min-width: 640px) 15rem, 45vw" />
            </li>
          ))}
        </ul>
      )}
      <div className="rounded-card border border-line bg-raised p-5 sm:p-6">
        {description === "" ? (
          <p className="text-muted">
            <Trans>Members see no description.</Trans>
          </p>
        ) : (
          <p className="max-w-[68ch] text-14 whitespace-pre-line wrap-anywhere">{description}</p>
        )}
        <p className="mt-4 border-t border-line pt-4 text-13 text-muted">
          <Trans>
            This is what members see. To read what the owner keeps for few, open the page for members and give a reason.
          </Trans>
        </p>
      </div>
    </div>
  );
}
