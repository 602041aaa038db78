import { Plural } from "@lingui/react/macro";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../platform/local-link.tsx";
import { ListingViews } from "./listing-views.tsx";

/** A listing's views and inquiries; nothing if it was never live. */
export function OwnListingReach({ listing: { id, status, views, inquiries } }: { listing: OwnListing }) {
  if (status === "draft") return null;
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-14">
      <ListingViews views={views} />
      {inquiries === 0 ? (
        <span className="text-muted">
          <Plural value={inquiries} one="# inquiry" other="# inquiries" />
        </span>
      ) : (
        <LocalLink
          to={`${paths.inquiries()}?listing=${id}`}
          className="font-medium text-link underline underline-offset-4"
        >
          <Plural value={inquiries} one="# inquiry" other="# inquiries" />
        </LocalLink>
      )}
    </p>
  );
}
