import { Trans, useLingui } from "@lingui/react/macro";
import { nextStatus } from "@vestpocket/domain/listings/listings.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useProperty } from "../features/listings/listings.api.ts";
import { useIsSubscribed } from "../features/memberships/memberships.api.ts";
import { ChoosePlan } from "../features/orders/choose-plan.tsx";
import { usePaymentConfig } from "../features/orders/orders.api.ts";
import { useLocalPath } from "../platform/language.ts";
import { hasFailed, LoadFailure } from "../platform/load-failure.tsx";
import { useSession } from "../platform/session.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { PostingFrame } from "./posting-frame.tsx";
import { PostingSteps } from "./posting-steps.tsx";

/** What the posted listing hands over: which one it is, and what a member's discount code goes with. */
function readState(state: unknown): { propertyId?: string; discountToken?: string | null } {
  return typeof state === "object" && state !== null ? state : {};
}

/** The second step: which plan a saved listing runs with. */
export default function ChoosePlanPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { state } = useLocation();
  const { propertyId } = readState(state);
  const id = useSearchParams()[0].get("listing") ?? undefined;

  // The listing stands in the address, so that it survives being opened anew.
  useEffect(() => {
    if (id === undefined && propertyId !== undefined) {
      void navigate(localPath(paths.choosePlan(propertyId)), { replace: true, state });
    }
  }, [id, propertyId, state, navigate, localPath]);

  return (
    <PostingFrame title={t`Choose your plan`} steps={<PostingSteps current={1} />}>
      {id === undefined ? propertyId === undefined && <NoListing /> : <PlanOf key={id} id={id} />}
    </PostingFrame>
  );
}

function PlanOf({ id }: { id: string }) {
  const { uid } = useSession();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { state } = useLocation();
  const property = useProperty(id);
  const config = usePaymentConfig();
  const { data: isMember = false } = useIsSubscribed(uid);
  const failed = [property, config].find(hasFailed);
  if (failed !== undefined) {
    return (
      <LoadFailure query={failed}>
        <Trans>This step could not be loaded.</Trans>
      </LoadFailure>
    );
  }
  if (property.data === undefined || config.data === undefined) return <Waiting />;
  const { listingOwner, status, name } = property.data;
  if (listingOwner !== uid || nextStatus(status, "publish") === undefined) return <NoListing />;
  return (
    <>
      <p className="min-w-0 wrap-anywhere">
        <span className="text-muted">
          {status === "expired" ? <Trans>Another run of</Trans> : <Trans>The run of</Trans>}
        </span>{" "}
        <strong className="font-semibold">{name}</strong>
      </p>
      <ChoosePlan
        listing={property.data}
        config={config.data}
        isMember={isMember}
        discountToken={readState(state).discountToken ?? null}
        onStarted={({ orderId, ...started }) => void navigate(localPath(paths.payment(orderId)), { state: started })}
        back={
          <ButtonLink kind="secondary" size="large" to={localPath(paths.myListings())}>
            <Trans>My Listings</Trans>
          </ButtonLink>
        }
      />
    </>
  );
}

/** There is nothing to choose a plan for: it runs, it was ended, or it is somebody else's. */
function NoListing() {
  const localPath = useLocalPath();
  return (
    <>
      <Notice tone="info">
        <Trans>There is no listing here that waits for a plan.</Trans>
      </Notice>
      <div>
        <ButtonLink to={localPath(paths.myListings())}>
          <Trans>My Listings</Trans>
        </ButtonLink>
      </div>
    </>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading…`} className="flex flex-col gap-4">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-96" />
      <Skeleton className="h-60" />
    </div>
  );
}
