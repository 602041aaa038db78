import { Plural, Trans } from "@lingui/react/macro";
import type { OffersPage } from "@vestpocket/domain/offers/offers.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { Handshake } from "lucide-react";
import type { ReactNode } from "react";
import { useLocalPath } from "../../platform/language.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useOffers } from "./offers.api.ts";

/** In a listing's room: how many offers the reader is a party to, with a link to them. */
export function RoomOffers({ listingId }: { listingId: string }) {
  const query = useOffers(listingId);
  return (
    <section aria-labelledby="offers-heading">
      <h2 id="offers-heading" className="text-22">
        <Trans>Non-binding offers</Trans>
      </h2>
      <div className="mt-4">
        <QueryFrame
          query={query}
          loading={
            <Loading>
              <Skeleton className="h-24" />
            </Loading>
          }
          failure={
            <LoadFailure query={query}>
              <Trans>The offers could not be loaded.</Trans>
            </LoadFailure>
          }
        >
          {(page) => <Summary listingId={listingId} page={page} />}
        </QueryFrame>
      </div>
    </section>
  );
}

function Summary({ listingId, page }: { listingId: string; page: OffersPage }) {
  const localPath = useLocalPath();
  const isFirst = page.role === "buyer" && page.totalResults === 0;
  return (
    <div className="rounded-card border border-line bg-raised p-5 sm:p-6">
      <p className="max-w-prose text-14 text-muted">{toSentence(page)}</p>
      {!(isFirst && page.obstacle !== null) && (
        <ButtonLink
          kind="secondary"
          className="mt-4"
          icon={<Handshake size={18} aria-hidden="true" />}
          to={localPath(paths.offers(listingId))}
        >
          {isFirst ? <Trans>Make a non-binding offer</Trans> : <Trans>See the offers</Trans>}
        </ButtonLink>
      )}
    </div>
  );
}

function toSentence({ role, totalResults, obstacle }: OffersPage): ReactNode {
  if (totalResults > 0) return <Counted count={totalResults} isClosed={role === "buyer" && obstacle === "no_access"} />;
  if (role === "owner")
    return <Trans>No offers yet. People who signed the NDA or whom you approved can make one here.</Trans>;
  if (obstacle === "closed_province") return <Trans>New offers cannot be made in this province for now.</Trans>;
  return obstacle === null ? (
    <Trans>Tell the owner what you have in mind. Only the two of you can read it, and it binds neither of you.</Trans>
  ) : (
    <Trans>Only readers with access to the deal room can make an offer.</Trans>
  );
}

function Counted({ count, isClosed }: { count: number; isClosed: boolean }) {
  return (
    <>
      <Plural value={count} one="# offer" other="# offers" />
      {isClosed && (
        <span className="block">
          <Trans>You no longer have access, so you can read and withdraw offers, but not answer them.</Trans>
        </span>
      )}
    </>
  );
}
