import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import type { useSelection } from "../../ui/use-selection.ts";
import { ListingPicture } from "./listing-picture.tsx";
import { ListingStatus } from "./listing-status.tsx";
import { useListingWords } from "./listing-words.ts";
import { OwnListingMenu } from "./own-listing-menu.tsx";
import { Price } from "./price.tsx";

interface OwnListingTableProps {
  listings: readonly OwnListing[];
  selection: ReturnType<typeof useSelection<OwnListing>>;
  onClose: (listing: OwnListing) => void;
  onDelete: (listing: OwnListing) => void;
}

/** An owner's listings, one to a line. */
export function OwnListingTable({ listings, selection, onClose, onDelete }: OwnListingTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const columns: Column<OwnListing>[] = [
    { key: "name", header: <Trans>Listing</Trans>, isEntered: true, cell: (listing) => <Named listing={listing} /> },
    {
      key: "status",
      header: <Trans>Status</Trans>,
      cell: (listing) => <ListingStatus listing={listing} />,
    },
    {
      key: "ends",
      header: <Trans>Ends</Trans>,
      cell: ({ status, expiresAt }) =>
        expiresAt !== null && status !== "closed" && formatDate(expiresAt.seconds, language),
    },
    {
      key: "price",
      header: <Trans>Price</Trans>,
      isFigure: true,
      // A price may break anywhere, so the column would shrink until it does.
      cell: (listing) => (
        <div className="md:min-w-32">
          <Price listing={listing} />
        </div>
      ),
    },
    { key: "views", header: <Trans>Views</Trans>, isFigure: true, cell: ({ views }) => views },
    {
      key: "inquiries",
      header: <Trans>Inquiries</Trans>,
      isFigure: true,
      cell: ({ id, inquiries }) =>
        inquiries === 0 ? (
          0
        ) : (
          <LocalLink to={`${paths.inquiries()}?listing=${id}`} className="text-link underline underline-offset-4">
            {inquiries}
          </LocalLink>
        ),
    },
    {
      key: "actions",
      header: <span className="sr-only">{t`Actions`}</span>,
      cell: (listing) => (
        <OwnListingMenu listing={listing} hasEdit onClose={() => onClose(listing)} onDelete={() => onDelete(listing)} />
      ),
    },
  ];
  return (
    <DataTable
      caption={t`Your listings`}
      columns={columns}
      rows={listings}
      keyOf={({ id }) => id}
      selection={{ ...selection, nameOf: ({ name }) => name }}
    />
  );
}

function Named({ listing }: { listing: OwnListing }) {
  const { place } = useListingWords()(listing);
  return (
    <div className="flex gap-3">
      <div className="w-12 shrink-0 max-md:hidden">
        <ListingPicture url={listing.thumbnailUrl} sizes="48px" isFirst={false} className="rounded-control" />
      </div>
      <div className="min-w-0">
        <LocalLink to={paths.property(listing.id)} lang={listing.language} className="line-clamp-2 hover:text-link">
          {listing.name}
        </LocalLink>
        <p className="text-13 font-normal text-muted">{place}</p>
      </div>
    </div>
  );
}
