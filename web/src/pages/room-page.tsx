import { Trans, useLingui } from "@lingui/react/macro";
import { type QueryFilters, useIsFetching, useQueryClient } from "@tanstack/react-query";
import { hasMore, takesPart } from "@vestpocket/domain/rooms/rooms.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from "react";
import { useParams } from "react-router";
import { useProfile } from "../features/accounts/profile.api.ts";
import { keepsConfidence } from "../features/listings/keeps-confidence.ts";
import { useProperty } from "../features/listings/listings.api.ts";
import { useRoom } from "../features/rooms/rooms.api.ts";
import { BackLink } from "../platform/back-link.tsx";
import { ApiFailure } from "../platform/http.ts";
import { lazyBody } from "../platform/lazy-body.ts";
import { FullLoadFailure, hasFailed } from "../platform/load-failure.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useSession } from "../platform/session.ts";
import { LostSign } from "../ui/drawings.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Loading } from "../ui/loading.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

interface SectionProps {
  listingId: string;
  /**
   * Whether the reader takes part; undefined until the room has responded. Nothing is requested that would be rejected.
   */
  takesPart: boolean | undefined;
}

/**
 * The room's sections, in order: each belongs to a feature, with its own heading and its own loading, empty and failed
 * states.
 */
const SECTIONS: Readonly<Record<string, ComponentType<SectionProps>>> = {
  deal: lazyBody<SectionProps>("deals", async () => (await import("../features/deals/room-deal.tsx")).RoomDeal),
  documents: lazyBody<SectionProps>(
    "rooms",
    async () => (await import("../features/rooms/room-documents.tsx")).RoomDocuments,
  ),
  requests: lazyBody<SectionProps>(
    "deals",
    async () => (await import("../features/questions/room-requests.tsx")).RoomRequests,
  ),
  questions: lazyBody<SectionProps>(
    "deals",
    async () => (await import("../features/questions/room-questions.tsx")).RoomQuestions,
  ),
  offers: lazyBody<SectionProps>("deals", async () => (await import("../features/offers/room-offers.tsx")).RoomOffers),
};

const RoomAccess = lazyBody("access", async () => (await import("../features/access/room-access.tsx")).RoomAccess);

/** The deal room of a listing. */
export default function RoomPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const property = useProperty(id);
  const room = useRoom(id).data;
  const profile = useProfile(useSession().uid).data;
  // Administrators get access by a reason that the owner sees, not by a request.
  const mayAsk = room !== undefined && profile?.role === "member" && !room.isOwner && hasMore(room);
  const { error } = property;
  return (
    <PageContainer className="pt-4 pb-12 sm:pt-6 lg:pb-20">
      <PageHead title={t`Deal room`} />
      {error instanceof ApiFailure && error.status === 404 ? (
        <EmptyState as="h1" drawing={<LostSign />}>
          {error.msg || <Trans>This listing does not exist or is no longer available.</Trans>}
        </EmptyState>
      ) : hasFailed(property) ? (
        <FullLoadFailure query={property} as="h1">
          <Trans>The deal room could not be loaded.</Trans>
        </FullLoadFailure>
      ) : (
        <div className="max-w-[54rem]">
          <BackLink to={paths.property(id)}>{property.data?.name ?? <Trans>Listing</Trans>}</BackLink>
          <h1 className="mb-6 text-28 sm:text-36">
            <Trans>Deal room</Trans>
          </h1>
          <Suspense fallback={<Waiting />}>
            <Together key={id} id={id}>
              {mayAsk && property.data && <RoomAccess listingId={id} hasPanel={keepsConfidence(property.data)} />}
              {Object.entries(SECTIONS).map(([name, Section]) => (
                <Section key={name} listingId={id} takesPart={room && takesPart(room.audience)} />
              ))}
            </Together>
          </Suspense>
        </div>
      )}
    </PageContainer>
  );
}

/** Shows the sections once each has its first response: one that grows or disappears would move those below it. */
function Together({ id, children }: { id: string; children: ReactNode }) {
  const client = useQueryClient();
  const ofRoom: QueryFilters = { predicate: ({ queryKey }) => queryKey.includes(id) };
  const asked = useIsFetching(ofRoom);
  const [hasAsked, setHasAsked] = useState(false);
  const [isShown, setIsShown] = useState(false);
  // The sections' effects, which send requests, run before this one.
  useEffect(() => setHasAsked(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are the same for each room
  useEffect(() => {
    if (!hasAsked || asked > 0) return;
    // Responses reach the sections in a later task than they are counted in, and a section may then request more.
    const show = () => {
      if (client.isFetching(ofRoom) === 0) setIsShown(true);
      else timer = setTimeout(show);
    };
    let timer = setTimeout(show);
    return () => clearTimeout(timer);
  }, [hasAsked, asked, client]);
  return (
    <>
      {!isShown && <Waiting />}
      <div hidden={!isShown} className="space-y-12">
        {children}
      </div>
    </>
  );
}

const Waiting = () => (
  <Loading>
    <Skeleton className="mb-12 h-40" />
    <Skeleton className="h-[36rem]" />
  </Loading>
);
