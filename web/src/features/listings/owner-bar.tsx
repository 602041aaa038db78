import { Trans, useLingui } from "@lingui/react/macro";
import { nextStatus } from "@vestpocket/domain/listings/listings.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import type { ListingStatus as Status } from "@vestpocket/domain/listings/listings.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import { Eye, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { useLocalPath } from "../../platform/language.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useLazyDialog } from "../../ui/use-lazy-dialog.tsx";
import { keepsConfidence } from "./keeps-confidence.ts";
import { ListingStatus } from "./listing-status.tsx";
import { ListingViews } from "./listing-views.tsx";
import { PayListingLink } from "./pay-listing-link.tsx";

const loadPreview = async () => (await import("./previews/own-preview.tsx")).OwnPreview;

/** The listing's status and who can see it. */
const SENTENCES: Readonly<Record<Status, () => ReactNode>> = {
  draft: () => (
    <Trans>
      Your draft, as others will see it once you pay. Until then, only you and our administrators can open it.
    </Trans>
  ),
  active: () => <Trans>Your listing, as others see it.</Trans>,
  paused: () => <Trans>You paused this listing. Only you and our administrators can open it.</Trans>,
  expired: () => <Trans>Your listing has expired. Only you and our administrators can still open it.</Trans>,
  closed: () => <Trans>You closed this listing. Only you and our administrators can still open it.</Trans>,
  removed: () => (
    <Trans>An administrator removed this listing. Only you and our administrators can still open it.</Trans>
  ),
};

/** A bar above a listing for its owner: its status, who can see it, and a link to edit it. */
export function OwnerBar({ property }: { property: Property }) {
  const { id, name, status, views, hasTeaser } = property;
  const { t } = useLingui();
  const localPath = useLocalPath();
  const preview = useLazyDialog(loadPreview);
  return (
    <section
      aria-label={t`Your listing`}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-raised p-4 print:hidden"
    >
      <ListingStatus listing={{ status, expiresAt: null }} />
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-14">
          {status === "active" && keepsConfidence(property) ? (
            <Trans>Your listing, including its confidential details.</Trans>
          ) : (
            SENTENCES[status]()
          )}
        </p>
        {views !== null && status !== "draft" && (
          <p className="mt-1">
            <ListingViews views={views} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <ButtonLink kind="secondary" to={localPath(paths.myListings())}>
          <Trans>My Listings</Trans>
        </ButtonLink>
        {status === "active" && hasTeaser && (
          <ButtonLink kind="secondary" to={localPath(paths.teaser(id))}>
            <Trans>Public page</Trans>
          </ButtonLink>
        )}
        <Button kind="secondary" icon={<Eye size={18} aria-hidden="true" />} onClick={preview.show}>
          <Trans>Preview as…</Trans>
        </Button>
        {preview.render({ id })}
        {nextStatus(status, "edit") && (
          <ButtonLink
            kind="secondary"
            icon={<PencilLine size={18} aria-hidden="true" />}
            to={localPath(paths.editListing(id))}
          >
            <Trans>Edit</Trans>
          </ButtonLink>
        )}
        <PayListingLink listing={{ id, name, status }} />
      </div>
    </section>
  );
}
