import { Trans, useLingui } from "@lingui/react/macro";
import { hasMore } from "@vestpocket/domain/rooms/rooms.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { lazy, Suspense } from "react";
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
import { PageContainer } from "../ui/page-container.tsx";
import { RoomWaiting } from "./room-waiting.tsx";

const OwnersPlace = lazy(async () => ({ default: (await import("./owners-place.tsx")).OwnersPlace }));

const RoomSections = lazy(async () => ({ default: (await import("./room-sections.tsx")).RoomSections }));

const RoomAccess = lazyBody("access", async () => (await import("../features/access/room-access.tsx")).RoomAccess);

/** The deal room of a listing, for its readers. Its owner has it on the listing's page. */
export default function RoomPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const property = useProperty(id);
  const { uid } = useSession();
  const room = useRoom(id).data;
  const profile = useProfile(uid).data;
  // Administrators get access by a reason that the owner sees, not by a request.
  const mayAsk = room !== undefined && profile?.role === "member" && !room.isOwner && hasMore(room);
  const { error } = property;
  if (property.data?.listingOwner === uid) {
    return (
      <Suspense>
        <OwnersPlace id={id} tab="room" />
      </Suspense>
    );
  }
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
        <div>
          <BackLink to={paths.property(id)}>{property.data?.name ?? <Trans>Listing</Trans>}</BackLink>
          <h1 className="mb-6 text-28 sm:text-36">
            <Trans>Deal room</Trans>
          </h1>
          <Suspense fallback={<RoomWaiting />}>
            <RoomSections key={id} listingId={id}>
              {mayAsk && property.data && <RoomAccess listingId={id} hasPanel={keepsConfidence(property.data)} />}
            </RoomSections>
          </Suspense>
        </div>
      )}
    </PageContainer>
  );
}
