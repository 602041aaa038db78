import { Trans } from "@lingui/react/macro";
import type { ModeratedDetail } from "@vestpocket/domain/listings/moderated-detail.schema";
import { cityLabel } from "@vestpocket/domain/places/places.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { type ReactNode, useState } from "react";
import { useLanguage, useLocalPath } from "../../platform/language.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DOT } from "../../ui/dot.ts";
import { Notice } from "../../ui/notice.tsx";
import { ListingStatus } from "./listing-status.tsx";
import { ModeratedContent } from "./moderated-content.tsx";
import { ModeratedDialog } from "./moderated-dialog.tsx";
import { ModeratedFacts } from "./moderated-facts.tsx";
import { Price } from "./price.tsx";

/** A listing's page for administrators. */
export function ModeratedView({ listing, children }: { listing: ModeratedDetail; children: ReactNode }) {
  const language = useLanguage();
  const localPath = useLocalPath();
  const { id, name, city, status, removedReason, removedWithOwner } = listing;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <ListingStatus listing={listing} />
          <h1 className="mt-2 text-28 wrap-anywhere">{name}</h1>
          <p className="mt-1 text-14 text-muted">
            {cityLabel(city, language)}
            {DOT}
            <Price listing={listing} />
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink kind="secondary" to={localPath(paths.property(id))}>
            <Trans>Page for members</Trans>
          </ButtonLink>
          {!removedWithOwner && (
            <Button
              kind={status === "removed" ? "secondary" : "danger"}
              aria-haspopup="dialog"
              onClick={() => setIsOpen(true)}
            >
              {status === "removed" ? <Trans>Restore…</Trans> : <Trans>Remove…</Trans>}
            </Button>
          )}
        </div>
      </header>
      {status === "removed" && (
        <div className="mb-6">
          <Notice tone="warning">
            {removedWithOwner ? (
              <Trans>The owner’s account is disabled.</Trans>
            ) : (
              <Trans>An administrator removed it.</Trans>
            )}
            {removedReason && <p className="font-normal whitespace-pre-line wrap-anywhere">{removedReason}</p>}
          </Notice>
        </div>
      )}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <ModeratedContent listing={listing} />
        <ModeratedFacts listing={listing} />
        <div className="space-y-6 xl:col-span-2">{children}</div>
      </div>
      <ModeratedDialog open={isOpen} onClose={() => setIsOpen(false)} listing={listing} />
    </>
  );
}
