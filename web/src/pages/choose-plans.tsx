import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { nextStatus } from "@vestpocket/domain/listings/listings.rules";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import { CART_MAX } from "@vestpocket/domain/orders/carts.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { Suspense } from "react";
import { useLocation, useNavigate } from "react-router";
import { EmailNeeded } from "../features/accounts/email-needed.tsx";
import { useProfile } from "../features/accounts/profile.api.ts";
import { useFindingsOf } from "../features/compliance/compliance.api.ts";
import { useOwnListings } from "../features/listings/own-listings.api.ts";
import { useIsSubscribed } from "../features/memberships/memberships.api.ts";
import type { CartChoice } from "../features/orders/cart-choice.ts";
import { CartForm } from "../features/orders/cart-form.tsx";
import { usePaymentConfig, useRuns } from "../features/orders/orders.api.ts";
import { PlanFormSkeleton } from "../features/orders/plan-form-skeleton.tsx";
import { useLocalPath } from "../platform/language.ts";
import { hasFailed, LoadFailure } from "../platform/load-failure.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { ListingsChecks } from "./compliance-parts.ts";
import { PostingFrame } from "./posting-frame.tsx";
import { PostingSteps } from "./posting-steps.tsx";
import { UnpayableListing } from "./unpayable-listing.tsx";

interface ChoosePlansProps {
  /** The listings to pay for. */
  ids: readonly string[];
  uid: string;
  /** Whether those that are live are renewed as well. */
  renewsLive: boolean;
  /** The page's own URL. */
  here: string;
}

/** Chooses the plans of several listings, which are paid for together. Those that need no payment are left out. */
export function ChoosePlans({ ids, uid, renewsLive, here }: ChoosePlansProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { state } = useLocation();
  const own = useOwnListings({ page: 1, limit: 500 });
  const config = usePaymentConfig();
  const subscription = useIsSubscribed(uid);
  const profile = useProfile(uid);
  const isLive = (status: ListingStatus) => renewsLive && ["active", "paused"].includes(status);
  const payable = own.data?.properties
    .filter(({ id, status }) => ids.includes(id) && (nextStatus(status, "publish") !== undefined || isLive(status)))
    .slice(0, CART_MAX);
  const payableIds = payable?.map(({ id }) => id) ?? [];
  const liveIds = payable?.filter(({ status }) => isLive(status)).map(({ id }) => id) ?? [];
  const runs = useRuns(liveIds);
  const findings = useFindingsOf(payableIds);
  const failed = [own, config, runs].find(hasFailed);
  if (payable?.length === 0) return <UnpayableListing status="missing" id="" />;
  const isRead = [runs, findings, subscription, profile].every(({ isFetched }) => isFetched);
  const listings = payable?.map(({ id, name }) => ({ id, name, run: runs.data?.[liveIds.indexOf(id)] ?? undefined }));
  const isKnown = listings && config.data && isRead;
  const others = ids.length - payableIds.length;
  const back = (
    <ButtonLink kind="secondary" size="large" to={localPath(paths.myListings())}>
      <Trans>Pay later</Trans>
    </ButtonLink>
  );
  return (
    <PostingFrame title={t`Choose your plans`} steps={<PostingSteps current={1} />}>
      {failed && (
        <LoadFailure query={failed}>
          <Trans>Your listings could not be loaded.</Trans>
        </LoadFailure>
      )}
      {!failed && !isKnown && <PlanFormSkeleton />}
      {!failed && isKnown && (
        <Suspense fallback={<PlanFormSkeleton />}>
          <p className="text-muted">
            {liveIds.length === 0 ? (
              <Plural
                value={listings.length}
                one="One payment and one receipt for # listing. It goes live once you pay."
                other="One payment and one receipt for # listings. They go live once you pay."
              />
            ) : (
              <Plural
                value={listings.length}
                one="One payment and one receipt for # listing. Live listings get more time, the others go live once you pay."
                other="One payment and one receipt for # listings. Live listings get more time, the others go live once you pay."
              />
            )}
          </p>
          <EmailNeeded uid={uid} />
          <ListingsChecks uid={uid} listings={listings} />
          {others > 0 && (
            <Notice tone="info">
              <Plural
                value={others}
                one="# of the selected listings is not in this order: it needs no payment, or the order is full."
                other="# of the selected listings are not in this order: they need no payment, or the order is full."
              />
            </Notice>
          )}
          {hasFailed(subscription) && (
            <LoadFailure query={subscription}>
              <Trans>Error fetching user subscription type</Trans>
            </LoadFailure>
          )}
          <CartForm
            listings={listings}
            config={config.data}
            isMember={subscription.data === true}
            earlier={readCart(state)}
            onStarted={async (orderId, cart) => {
              // Keep the choice with this history entry, for when the user comes back.
              await navigate(here, { replace: true, state: { cart } });
              await navigate(localPath(paths.payment(orderId)));
            }}
            onInProgress={() => void navigate(localPath(paths.billing()))}
            back={back}
          />
        </Suspense>
      )}
    </PostingFrame>
  );
}

/** The router state left by this page. */
function readCart(state: unknown): CartChoice | undefined {
  return typeof state === "object" && state !== null ? (state as { cart?: CartChoice }).cart : undefined;
}
