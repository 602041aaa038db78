import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { AGE_SECONDS_MAX, formatAge, formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { DottedLine } from "../../ui/dotted-line.tsx";
import { useCardFactText } from "./card-fact-text.ts";
import { ListedBy, ListingBadges } from "./listing-badges.tsx";
import { ForeignText } from "./listing-languages.tsx";
import { ListingPicture } from "./listing-picture.tsx";
import { useListingWords } from "./listing-words.ts";
import { Price, PriceDetail } from "./price.tsx";

interface ListingRowProps {
  listing: ListingCard;
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

/** A listing in the results: picture on the left, price on the right; the whole row is a link. */
export function ListingRow({ listing, linkState, hasBoost = false, isFirst = false, heart, compare }: ListingRowProps) {
  const { place, kind } = useListingWords()({ ...listing, subtype: listing.subType });
  return (
    <div className="@container">
      <article className="group relative grid grid-cols-[min(7rem,34%)_minmax(0,1fr)] @max-[16rem]:grid-cols-1 gap-x-4 gap-y-3 rounded-card border border-line bg-raised p-3 transition-colors hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus @min-[42rem]:grid-cols-[14rem_minmax(0,1fr)_auto] @min-[42rem]:gap-x-6 @min-[42rem]:p-4">
        <div className="@min-[42rem]:row-span-2">
          <ListingPicture
            url={listing.thumbnailUrl}
            sizes="(min-width: 640px) 280px, 112px"
            isFirst={isFirst}
            className="rounded-control @min-[42rem]:aspect-auto @min-[42rem]:h-full @min-[42rem]:min-h-42"
          />
        </div>
        <div className="min-w-0">
          <div className="@min-[42rem]:hidden">
            <p className="text-18 leading-[1.5rem] font-semibold">
              <Price listing={listing} />
            </p>
            <PriceDetail listing={listing} className="mb-1" />
          </div>
          <h2 className="line-clamp-3 text-16 leading-[1.5rem] wrap-anywhere @max-[42rem]:mt-0.5 @min-[42rem]:line-clamp-2 @min-[42rem]:text-18">
            <LocalLink
              to={paths.property(listing.id)}
              state={linkState}
              lang={listing.language}
              className="outline-none after:absolute after:inset-0 after:rounded-card group-hover:text-link"
            >
              {listing.name}
            </LocalLink>
          </h2>
          <p className="mt-1 text-14 wrap-anywhere">{place}</p>
          <p className="text-13 text-muted wrap-anywhere">
            {kind}
            <ForeignText language={listing.language} />
          </p>
          <RowFacts facts={listing.facts} />
          <DottedLine className="mt-1 text-13 text-muted wrap-anywhere">
            <ListedBy {...listing} />
            <Added createdAt={listing.createdAt} />
          </DottedLine>
        </div>
        {heart && <div className="absolute top-0.5 right-0.5 z-10 [grid-area:1/1/2/2]">{heart}</div>}
        <div className="max-w-52 text-right @max-[42rem]:hidden @min-[48rem]:max-w-64">
          <p className="text-22 leading-[1.75rem] font-semibold">
            <Price listing={listing} />
          </p>
          <PriceDetail listing={listing} className="mt-0.5" />
        </div>
        <div className="@min-[16rem]:col-span-2 min-w-0 space-y-2.5 self-end">
          {listing.description && (
            <p lang={listing.language} className="line-clamp-2 text-14 text-muted wrap-anywhere">
              {listing.description}
            </p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <ListingBadges listing={listing} hasBoost={hasBoost} />
            {compare && <div className="relative z-10 -my-2 ml-auto">{compare}</div>}
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

/** As many as fit in a row: the size, and what matters most in the category. */
const ROW_FACTS = 2;

function RowFacts({ facts }: Pick<ListingCard, "facts">) {
  const { t } = useLingui();
  const say = useCardFactText();
  if (facts.length === 0) return null;
  return (
    <ul aria-label={t`Facts`} className="mt-1 flex flex-wrap gap-x-4 text-13">
      {facts.slice(0, ROW_FACTS).map((fact) => (
        <li key={fact.key}>
          <RowFact label={fact.label} value={say(fact)} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The label comes first, because after a number it would need a singular and a plural. A share reads as a phrase: 55%
 * of retail area.
 */
function RowFact({ label, value }: { label: string; value: string }) {
  const named = <span className="text-muted">{label.replace(/^% /u, "")}</span>;
  const said = <span className="tabular font-medium">{value}</span>;
  return label.startsWith("% ") ? (
    <>
      {said} {named}
    </>
  ) : (
    <>
      {named} {said}
    </>
  );
}
