import { Trans } from "@lingui/react/macro";
import type { OffersPage } from "@vestpocket/domain/offers/offers.schema";
import { OFFER_ORDERS, type OfferOrder } from "@vestpocket/domain/offers/offers.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../../platform/language.ts";
import { useListQuery } from "../../platform/list-query.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { EmptyPocket } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { AskingPrices } from "./asked.tsx";
import { OfferView } from "./offer-view.tsx";
import { useOffers } from "./offers.api.ts";
import { OwnOffers } from "./own-offers.tsx";
import { ReceivedOffers } from "./received-offers.tsx";

interface OffersBodyProps {
  listingId: string;
  asked: AskingPrices;
}

/** The offers about a listing that the reader is a party to, or one of them. */
export function OffersBody({ listingId, asked }: OffersBodyProps) {
  const { filters, page, choose, hrefOf } = useListQuery(["order", "offer"]);
  const localPath = useLocalPath();
  const order = OFFER_ORDERS.find((each) => each === filters.order) ?? "newest";
  const query = useOffers(listingId, { order, page });
  if (filters.offer !== "") return <OfferView id={filters.offer} asked={asked} />;
  return (
    <QueryFrame
      query={query}
      loading={
        <Loading>
          <Skeleton className="h-120" />
        </Loading>
      }
      failure={
        <LoadFailure query={query}>
          <Trans>The offers could not be loaded.</Trans>
        </LoadFailure>
      }
    >
      {(offers) => (
        <>
          {offers.role === "owner" ? (
            <Received
              page={offers}
              order={order}
              onOrder={(next) => choose({ order: next === "newest" ? "" : next })}
            />
          ) : (
            <OwnOffers page={offers} asked={asked} />
          )}
          <div className="mt-8 empty:hidden">
            <Pagination page={page} totalPages={offers.totalPages} href={hrefOf(localPath(paths.offers(listingId)))} />
          </div>
        </>
      )}
    </QueryFrame>
  );
}

interface ReceivedProps {
  page: OffersPage;
  order: OfferOrder;
  onOrder: (order: OfferOrder) => void;
}

function Received({ page: { listing, offers }, ...order }: ReceivedProps) {
  if (offers.length === 0) {
    return (
      <EmptyState drawing={<EmptyPocket />}>
        <Trans>No offers yet. People who signed the NDA or whom you approved can make one here.</Trans>
      </EmptyState>
    );
  }
  return <ReceivedOffers listingId={listing.id} offers={offers} {...order} />;
}
