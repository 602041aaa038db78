import { Trans } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { AGE_SECONDS_MAX, formatAge, formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { DOT } from "../../ui/dot.ts";
import { Freshness } from "./freshness.tsx";
import { BoostBadge, ListedBy, OfferBadge } from "./listing-badges.tsx";
import { ForeignText } from "./listing-languages.tsx";
import { ListingPicture } from "./listing-picture.tsx";
import { useListingWords } from "./listing-words.ts";
import { Price, PriceDetail } from "./price.tsx";
import { type ComparedFact, RowFacts } from "./row-facts.tsx";

interface ListingRowProps {
  listing: ListingCard;
  /** Its values that the search filters or sorts by, which come before its other facts. */
  compared?: readonly ComparedFact[] | undefined;
  /** Router state for the link to the listing's page. */
  linkState?: unknown;
  /** Whether its boost explains something: it does where it decides the order. */
  hasBoost?: boolean;
  /** Above the fold: its picture is loaded eagerly. */
  isFirst?: boolean;
  /** The favourite button, above the link. */
  heart?: ReactNode;
  /** The button that selects it for comparison, above the link. */
  compare?: ReactNode;
}

/**
 * A listing in the results; the whole row is a link. Picture on the left and, if the row is wide, price on the right; if
 * it is narrow, the facts are below both.
 */
export function ListingRow({
  listing,
  compared = [],
  linkState,
  hasBoost = false,
  isFirst = false,
  heart,
  compare,
}: ListingRowProps) {
  const { place, kind } = useListingWords()({ ...listing, subtype: listing.subType });
  return (
    <div className="@container">
      <article className="group relative grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3.5 gap-y-2.5 rounded-card border border-line bg-raised p-3 transition-colors hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus @max-[20rem]:grid-cols-1 @min-[42rem]:grid-cols-[14rem_minmax(0,1fr)_auto] @min-[42rem]:gap-x-6 @min-[42rem]:p-4">
        <div className="relative self-start @min-[42rem]:row-span-3 @min-[42rem]:self-stretch">
          <ListingPicture
            url={listing.thumbnailUrl}
            sizes="(min-width: 640px) 280px, 160px"
            isFirst={isFirst}
            className="rounded-control @min-[20rem]:@max-[42rem]:aspect-square @min-[42rem]:aspect-auto @min-[42rem]:h-full @min-[42rem]:min-h-42"
          />
          <div className="absolute inset-x-1.5 bottom-1.5 flex">
            <OfferBadge listingType={listing.listingType} />
          </div>
        </div>
        <div className="min-w-0">
          <div className="@min-[42rem]:hidden">
            <p className="text-18 leading-[1.5rem] font-semibold">
              <Price listing={listing} />
            </p>
            {/* A narrow row has space for the comparison value only, which comes last. */}
            <PriceDetail listing={listing} className="[&>p:not(:last-child)]:hidden" />
          </div>
          <h2 className="line-clamp-3 text-16 leading-[1.375rem] wrap-anywhere @max-[42rem]:mt-1 @min-[42rem]:line-clamp-2 @min-[42rem]:text-18 @min-[42rem]:leading-[1.5rem]">
            <LocalLink
              to={paths.property(listing.id)}
              state={linkState}
              lang={listing.language}
              className="outline-none after:absolute after:inset-0 after:rounded-card group-hover:text-link"
            >
              {listing.name}
            </LocalLink>
          </h2>
          <p className="mt-1 text-13 text-muted wrap-anywhere @min-[42rem]:text-14">
            <span className="text-text">{place}</span>
            {DOT}
            {kind}
            <ForeignText language={listing.language} />
          </p>
        </div>
        {heart && <div className="absolute top-0 right-0 z-10 [grid-area:1/1/2/2]">{heart}</div>}
        <div className="max-w-52 text-right @max-[42rem]:hidden @min-[48rem]:max-w-64">
          <p className="text-22 leading-[1.75rem] font-semibold">
            <Price listing={listing} />
          </p>
          <PriceDetail listing={listing} className="mt-0.5" />
        </div>
        <div className="min-w-0 empty:hidden @min-[20rem]:col-span-2">
          <RowFacts facts={listing.facts} compared={compared} />
        </div>
        <div className="min-w-0 space-y-2 self-end @min-[20rem]:col-span-2">
          {listing.description && (
            <p lang={listing.language} className="line-clamp-2 text-14 text-muted wrap-anywhere @max-[42rem]:hidden">
              {listing.description}
            </p>
          )}
          <div className="flex items-center justify-between gap-x-3">
            <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              {hasBoost && <BoostBadge boosts={listing.boosts} />}
              <p className="text-13 text-muted wrap-anywhere">
                <ListedBy {...listing} />
                {DOT}
                <Added createdAt={listing.createdAt} />
              </p>
              <Freshness confirmedAt={listing.confirmedAt} />
            </div>
            {compare && <div className="relative z-10 -my-2 shrink-0 @max-[42rem]:-mr-2">{compare}</div>}
          </div>
        </div>
      </article>
    </div>
  );
}

/** When a listing was added: 'Added 3 days ago', or the date after 30 days. The date never wraps away from its word. */
function Added({ createdAt: { seconds } }: Pick<ListingCard, "createdAt">) {
  const language = useLanguage();
  const now = Date.now();
  if (now / 1000 - seconds >= AGE_SECONDS_MAX) {
    const added = formatDate(seconds, language);
    return (
      <span className="inline-block">
        <Trans>Added {added}</Trans>
      </span>
    );
  }
  const age = formatAge(seconds, language, now);
  return (
    <span className="inline-block">
      <Trans>Added {age}</Trans>
    </span>
  );
}
