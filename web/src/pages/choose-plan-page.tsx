import { Trans, useLingui } from "@lingui/react/macro";
import { nextStatus } from "@vestpocket/domain/listings/listings.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { EmailNeeded } from "../features/accounts/email-needed.tsx";
import { useProfile } from "../features/accounts/profile.api.ts";
import { useFindings } from "../features/compliance/compliance.api.ts";
import { useProperty } from "../features/listings/listings.api.ts";
import { useIsSubscribed } from "../features/memberships/memberships.api.ts";
import { AutomaticRenewal } from "../features/orders/automatic-renewal.tsx";
import { ExtensionChoice } from "../features/orders/extension-choice.tsx";
import { useNewestOrder, usePaymentConfig, useRun } from "../features/orders/orders.api.ts";
import type { PlanExtension, PlanState } from "../features/orders/plan-choice.ts";
import { PlanForm } from "../features/orders/plan-form.tsx";
import { PlanFormSkeleton } from "../features/orders/plan-form-skeleton.tsx";
import { addCatalogue } from "../platform/catalogues.ts";
import { ApiFailure } from "../platform/http.ts";
import { useLocalPath } from "../platform/language.ts";
import { hasFailed, LoadFailure } from "../platform/load-failure.tsx";
import { useSession } from "../platform/session.ts";
import { toExtendPath } from "../shared/orders/extend-path.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ListingChecks } from "./compliance-parts.ts";
import { PostingFrame } from "./posting-frame.tsx";
import { PostingSteps } from "./posting-steps.tsx";
import { UnpayableListing } from "./unpayable-listing.tsx";

if (!import.meta.env.SSR) await addCatalogue("paying");

const DemandBand = lazy(async () => ({ default: (await import("../features/mandates/demand-band.tsx")).DemandBand }));
const ChoosePlans = lazy(async () => ({ default: (await import("./choose-plans.tsx")).ChoosePlans }));

/**
 * Chooses a saved listing's plan. The listing comes from the router state after posting, else from `?listing=`; several,
 * joined by commas, are paid for together.
 */
export default function ChoosePlanPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const localPath = useLocalPath();
  const { uid } = useSession();
  const state = readState(location.state);
  const [query] = useSearchParams();
  const named = query.get("listing") ?? "";
  const purpose = readPurpose(query.get("purpose"));
  const id = named || (state.propertyId ?? "");
  const here = localPath(purpose === undefined ? paths.choosePlan(id) : toExtendPath(id, purpose));

  // Makes the page reloadable and bookmarkable.
  useEffect(() => {
    if (named === "" && id !== "") void navigate(here, { replace: true, state: location.state });
  }, [named, id, here, navigate, location.state]);

  if (uid === undefined) return null;
  if (id === "") return <UnpayableListing status="unnamed" id="" />;
  if (id.includes(",")) {
    return (
      <Suspense fallback={<PlanFormSkeleton />}>
        <ChoosePlans
          key={id}
          ids={[...new Set(id.split(","))]}
          uid={uid}
          renewsLive={purpose === "renew"}
          here={here}
        />
      </Suspense>
    );
  }
  return <ChoosePlan key={id} id={id} uid={uid} purpose={purpose} state={state} here={here} />;
}

interface ChoosePlanProps {
  id: string;
  uid: string;
  /** For a live listing. */
  purpose: PlanExtension["purpose"] | undefined;
  state: PlanState;
  /** The page's own URL. */
  here: string;
}

function ChoosePlan({ id, uid, purpose, state, here }: ChoosePlanProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const property = useProperty(id);
  const config = usePaymentConfig();
  const newest = useNewestOrder(id);
  const subscription = useIsSubscribed(uid);
  const listing = property.data;
  const isLive = listing !== undefined && ["active", "paused"].includes(listing.status);
  const run = useRun(id, { isWanted: purpose !== undefined && isLive });
  const extension = purpose && run.data ? { purpose, run: run.data } : undefined;
  const isMissing = property.error instanceof ApiFailure && [400, 404].includes(property.error.status);
  if (isMissing || (listing && listing.listingOwner !== uid)) return <UnpayableListing status="missing" id={id} />;
  const isExtended = purpose !== undefined && isLive && run.data !== null;
  if (listing && !isExtended && nextStatus(listing.status, "publish") === undefined) {
    return <UnpayableListing status={listing.status} id={id} />;
  }
  const failed = [property, config, run].find(hasFailed);
  const isLoaded = listing && config.data && (!isExtended || extension);
  return (
    <PostingFrame title={t`Choose your plan`} steps={<PostingSteps current={1} />}>
      {failed && (
        <LoadFailure query={failed}>
          <Trans>Something went wrong while fetching property data.</Trans>
        </LoadFailure>
      )}
      {!failed && !isLoaded && <PlanFormSkeleton />}
      {!failed && listing && config.data && isLoaded && (
        <WhenKnown id={id} uid={uid} others={[newest, subscription]}>
          <p className="text-muted">
            {extension ? (
              <Trans>Your listing is live. Buy time or promotion before it ends.</Trans>
            ) : listing.status === "draft" ? (
              <Trans>Your listing is saved as a draft. It goes live once you pay.</Trans>
            ) : (
              <Trans>Your listing has expired. Renew it to make it live again.</Trans>
            )}
          </p>
          <EmailNeeded uid={uid} />
          <ListingChecks uid={uid} id={id} />
          <Suspense fallback={<Skeleton className="h-24" />}>
            <DemandBand listingId={id} />
          </Suspense>
          {hasFailed(subscription) && (
            <LoadFailure query={subscription}>
              <Trans>Error fetching user subscription type</Trans>
            </LoadFailure>
          )}
          {extension && (
            <ExtensionChoice
              extension={extension}
              onChange={(wanted) => void navigate(localPath(toExtendPath(id, wanted)), { replace: true })}
            />
          )}
          {extension && (
            <AutomaticRenewal
              listingId={id}
              run={extension.run}
              config={config.data}
              isMember={subscription.data === true}
            />
          )}
          <PlanForm
            listing={listing}
            extension={extension}
            config={config.data}
            isMember={subscription.data === true}
            state={state}
            newest={newest.data}
            onToken={(discountToken) => void navigate(here, { replace: true, state: { ...state, discountToken } })}
            onStarted={async ({ orderId }, choice) => {
              // Keep the choice with this history entry, for when the user comes back.
              await navigate(here, { replace: true, state: { ...state, choice } });
              await navigate(localPath(paths.payment(orderId)), { state: { plan: { ...state, choice } } });
            }}
            onInProgress={async () => {
              const { data: order } = await newest.refetch();
              if (order) await navigate(localPath(paths.payment(order.id)));
            }}
            back={
              <ButtonLink kind="secondary" size="large" to={localPath(paths.myListings())}>
                <Trans>Pay later</Trans>
              </ButtonLink>
            }
          />
        </WhenKnown>
      )}
    </PostingFrame>
  );
}

interface WhenKnownProps {
  id: string;
  uid: string;
  others: readonly { isFetched: boolean }[];
  children: ReactNode;
}

/** Waits for everything that may appear above or between the plans, so that nothing moves afterward. */
function WhenKnown({ id, uid, others, children }: WhenKnownProps) {
  const waiting = <PlanFormSkeleton />;
  const isKnown = [useFindings(id), useProfile(uid), ...others].every(({ isFetched }) => isFetched);
  const [wasKnown, setWasKnown] = useState(isKnown);
  // A refetch, such as after a language change, must not remove a form that is being filled in.
  if (isKnown && !wasKnown) setWasKnown(true);
  return wasKnown ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}

function readPurpose(purpose: string | null): PlanExtension["purpose"] | undefined {
  return purpose === "renew" || purpose === "upgrade" ? purpose : undefined;
}

/** The router state left by posting or by this page. */
function readState(state: unknown): PlanState & { propertyId?: string } {
  return typeof state === "object" && state !== null ? state : {};
}
