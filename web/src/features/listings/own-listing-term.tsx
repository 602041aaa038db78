import { Trans } from "@lingui/react/macro";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import type { ReactNode } from "react";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";

/** When a listing expires, or why it is not live. */
export function OwnListingTerm({ listing: { status, createdAt, expiresAt } }: { listing: OwnListing }) {
  const language = useLanguage();
  const added = formatDate(createdAt.seconds, language);
  const end = expiresAt && formatDate(expiresAt.seconds, language);
  switch (status) {
    case "draft":
      return (
        <Term>
          <Trans>Saved {added}. Not live yet.</Trans>
        </Term>
      );
    case "active":
      return <Term>{end === null ? <Trans>Added {added}</Trans> : <Trans>Live until {end}.</Trans>}</Term>;
    case "paused":
      return (
        <Term>
          <Trans>Only you can see it. Its paid time runs until {end}.</Trans>
        </Term>
      );
    case "expired":
      return <Term>{end === null ? <Trans>Expired.</Trans> : <Trans>Expired {end}.</Trans>}</Term>;
    case "closed":
      return (
        <Term>
          <Trans>You closed it. It is no longer live.</Trans>
        </Term>
      );
    case "removed":
      return (
        <Term>
          <Trans>Removed by an administrator.</Trans>
        </Term>
      );
  }
}

function Term({ children }: { children: ReactNode }) {
  return <p className="text-14 text-muted">{children}</p>;
}
