import { Trans, useLingui } from "@lingui/react/macro";
import type { ModeratedListing } from "@vestpocket/domain/listings/removals.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage, useLocalPath } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { useDatedListQuery } from "../../platform/list-query.ts";
import { ListTools } from "../../platform/list-tools.tsx";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { ListingStatus } from "./listing-status.tsx";
import { ModeratedActions } from "./moderated-actions.tsx";
import { useModeratedListings } from "./moderation.api.ts";
import { Price } from "./price.tsx";

const STATUSES = ["active", "draft", "expired", "closed", "removed"] as const;
const LINK = "text-link underline decoration-1 underline-offset-4 hover:decoration-2";

/** All listings, newest first, filtered by title, owner and status, with actions to remove and restore. */
export function ModeratedList() {
  const { t } = useLingui();
  const language = useLanguage();
  const localPath = useLocalPath();
  const { filters, page, choose, hrefOf, isFiltered } = useDatedListQuery(["searchQuery", "status"]);
  const status = STATUSES.find((each) => each === filters.status);
  const wanted = { searchQuery: filters.searchQuery, status, from: filters.from, to: filters.to };
  const query = useModeratedListings({ ...wanted, page });
  const words = {
    active: t`Active`,
    draft: t`Draft`,
    expired: t`Expired`,
    closed: t`Closed`,
    removed: t`Removed`,
  } as const;
  return (
    <>
      <div className="mb-6 grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <SearchField
          label={<Trans>Title, owner’s email or ID</Trans>}
          value={filters.searchQuery}
          onSearch={(searchQuery) => choose({ searchQuery })}
        />
        <Dropdown
          label={<Trans>Status</Trans>}
          placeholder={t`Every status`}
          options={STATUSES.map((value) => ({ value, label: words[value] }))}
          value={status ?? ""}
          onChange={(chosen) => choose({ status: chosen })}
        />
      </div>
      <ListTools
        filters={filters}
        choose={choose}
        file={{ path: "/v1/admin/listings/export", query: wanted, name: "listings" }}
        total={query.data?.totalResults}
      />
      <ListFrame
        query={query}
        page={page}
        failure={
          <LoadFailure query={query}>
            <Trans>The listings could not be loaded.</Trans>
          </LoadFailure>
        }
        empty={<Trans>No listings match.</Trans>}
        emptyAction={
          isFiltered && (
            <Button kind="secondary" onClick={() => choose({ searchQuery: "", status: "", from: "", to: "" })}>
              <Trans>Reset</Trans>
            </Button>
          )
        }
        hrefOf={hrefOf(localPath(paths.admin("listings")))}
      >
        {({ listings }) => (
          <DataTable<ModeratedListing>
            caption={t`Listings`}
            rows={listings}
            keyOf={(listing) => listing.id}
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
                header: <Trans>Posted</Trans>,
                cell: (listing) => formatDate(listing.createdAt.seconds, language),
              },
              {
                key: "actions",
                header: <span className="sr-only">{t`Actions`}</span>,
                cell: (listing) => <ModeratedActions listing={listing} />,
              },
            ]}
          />
        )}
      </ListFrame>
    </>
  );
}

function Name({ listing }: { listing: ModeratedListing }) {
  return (
    <>
      <LocalLink to={paths.property(listing.id)} className={`wrap-anywhere ${LINK}`}>
        {listing.name}
      </LocalLink>
      <span className="mt-1 block text-13 font-normal text-muted">
        {listing.city} · <Price price={listing.price} listingType={listing.listingType} />
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
