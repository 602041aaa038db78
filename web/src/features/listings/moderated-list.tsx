import { Trans, useLingui } from "@lingui/react/macro";
import { CATEGORIES, CATEGORY_LABELS } from "@vestpocket/domain/categories/categories.schema";
import { nextStatus } from "@vestpocket/domain/listings/listings.rules";
import type { ModeratedListing } from "@vestpocket/domain/listings/removals.schema";
import { cityLabel } from "@vestpocket/domain/places/places.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { AdminList } from "../../platform/admin-list.tsx";
import { BY_DATE, useAdminList } from "../../platform/admin-list-filters.ts";
import { BatchTable } from "../../platform/batch-table.tsx";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { DOT } from "../../ui/dot.ts";
import { useRowDialog } from "../../ui/use-row-dialog.ts";
import { ListingStatus } from "./listing-status.tsx";
import { ModeratedActions } from "./moderated-actions.tsx";
import { ModeratedDialog } from "./moderated-dialog.tsx";
import { useModeratedListings } from "./moderation.api.ts";
import { Price } from "./price.tsx";
import { RemoveListingsDialog } from "./remove-listings-dialog.tsx";

const LINK = "text-link underline decoration-1 underline-offset-4 hover:decoration-2";

/** All listings, newest first, filtered by title, owner and status, with actions to remove and restore. */
export function ModeratedList() {
  const { t } = useLingui();
  const language = useLanguage();
  const message = useMessage();
  const list = useAdminList(
    "listings",
    {
      searchQuery: { label: <Trans>Title, owner’s email or ID</Trans> },
      status: {
        label: <Trans>Status</Trans>,
        any: t`All statuses`,
        options: [
          { value: "active", label: t`Active` },
          { value: "draft", label: t`Draft` },
          { value: "paused", label: t`Paused` },
          { value: "expired", label: t`Expired` },
          { value: "closed", label: t`Closed` },
          { value: "removed", label: t`Removed` },
        ],
      },
      type: {
        label: <Trans>Category</Trans>,
        any: t`All categories`,
        options: CATEGORIES.map(({ type, slug }) => ({ value: type, label: message(CATEGORY_LABELS[slug]) })),
      },
      city: { label: <Trans>City</Trans> },
      interest: {
        label: <Trans>Inquiries</Trans>,
        any: t`Any number`,
        options: [
          { value: "none", label: t`None` },
          { value: "some", label: t`At least one` },
          { value: "unanswered", label: t`Without an answer` },
        ],
      },
      reported: {
        label: <Trans>Reports</Trans>,
        any: t`Any`,
        options: [{ value: "open", label: t`Open report` }],
      },
    },
    { since: BY_DATE },
  );
  const query = useModeratedListings({ ...list.chosen, ...list.place });
  const { row, isOpen, show, close } = useRowDialog<ModeratedListing>();
  return (
    <>
      <AdminList
        list={list}
        query={query}
        failure={<Trans>The listings could not be loaded.</Trans>}
        empty={<Trans>No listings match.</Trans>}
      >
        {({ listings }) => (
          <BatchTable<ModeratedListing>
            caption={t`Listings`}
            rows={listings}
            nameOf={({ name }) => name}
            mayChange={({ status }) => nextStatus(status, "remove") !== undefined}
            label={t`Selected listings`}
            action={<Trans>Remove…</Trans>}
            dialog={(dialog) => <RemoveListingsDialog {...dialog} />}
            columns={[
              {
                key: "name",
                header: <Trans>Listing</Trans>,
                isEntered: true,
                cell: (listing) => <Name listing={listing} />,
              },
              { key: "status", header: <Trans>Status</Trans>, cell: (listing) => <Standing listing={listing} /> },
              {
                key: "owner",
                header: <Trans>Owner</Trans>,
                isEntered: true,
                cell: (listing) => <Owner listing={listing} />,
              },
              {
                key: "since",
                sort: list.sortOf("since"),
                header: <Trans>Posted</Trans>,
                cell: (listing) => formatDate(listing.createdAt.seconds, language),
              },
              {
                key: "actions",
                header: <span className="sr-only">{t`Actions`}</span>,
                cell: (listing) => <ModeratedActions listing={listing} onBegin={() => show(listing)} />,
              },
            ]}
          />
        )}
      </AdminList>
      {row && <ModeratedDialog open={isOpen} onClose={close} listing={row} />}
    </>
  );
}

function Name({ listing }: { listing: ModeratedListing }) {
  const language = useLanguage();
  return (
    <>
      <LocalLink to={paths.admin(`listings/${listing.id}`)} className={`wrap-anywhere ${LINK}`}>
        {listing.name}
      </LocalLink>
      <span className="mt-1 block text-13 font-normal text-muted">
        {cityLabel(listing.city, language)}
        {DOT}
        <Price listing={listing} />
      </span>
    </>
  );
}

function Standing({ listing }: { listing: ModeratedListing }) {
  return (
    <>
      <ListingStatus listing={listing} />
      {listing.removedWithOwner && (
        <span className="mt-1.5 block text-13 text-muted">
          <Trans>The owner’s account is disabled.</Trans>
        </span>
      )}
      {listing.removedReason && (
        <span className="mt-1.5 block max-w-60 text-13 whitespace-pre-line wrap-anywhere text-muted">
          {listing.removedReason}
        </span>
      )}
    </>
  );
}

function Owner({ listing: { owner } }: { listing: ModeratedListing }) {
  return (
    <LocalLink to={paths.admin(`users/${owner.uid}`)} className={`inline-flex min-h-6 items-center ${LINK}`}>
      {owner.firstName} {owner.lastName}
    </LocalLink>
  );
}
