import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { nextStatus } from "@vestpocket/domain/listings/listings.rules";
import { CART_MAX } from "@vestpocket/domain/orders/carts.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocation, useNavigate } from "react-router";
import { EmailNeeded } from "../features/accounts/email-needed.tsx";
import { useProfile } from "../features/accounts/profile.api.ts";
import { useOwnListings } from "../features/listings/own-listings.api.ts";
import { useIsSubscribed } from "../features/memberships/memberships.api.ts";
import type { CartChoice } from "../features/orders/cart-choice.ts";
import { CartForm } from "../features/orders/cart-form.tsx";
import { usePaymentConfig } from "../features/orders/orders.api.ts";
import { PlanFormSkeleton } from "../features/orders/plan-form-skeleton.tsx";
import { useLocalPath } from "../platform/language.ts";
import { hasFailed, LoadFailure } from "../platform/load-failure.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { PostingFrame } from "./posting-frame.tsx";
import { PostingSteps } from "./posting-steps.tsx";
import { UnpayableListing } from "./unpayable-listing.tsx";

interface ChoosePlansProps {
  /** The listings to pay for. */
  ids: readonly string[];
  uid: string;
  /** The page's own URL. */
  here: string;
}

/** Chooses the plans of several listings, which are paid for together. Those that need no payment are left out. */
export function ChoosePlans({ ids, uid, here }: ChoosePlansProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { state } = useLocation();
  const own = useOwnListings({ page: 1, limit: 500 });
  const config = usePaymentConfig();
  const subscription = useIsSubscribed(uid);
  const profile = useProfile(uid);
  const failed = [own, config].find(hasFailed);
  const payable = own.data?.properties.filter(
    ({ id, status }) => ids.includes(id) && nextStatus(status, "publish") !== undefined,
  );
  const listings = payable?.slice(0, CART_MAX);
  if (listings?.length === 0) return <UnpayableListing status="missing" id="" />;
  const isKnown = listings && config.data && subscription.isFetched && profile.isFetched;
  const others = ids.length - (listings?.length ?? 0);
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
        <>
          <p className="text-muted">
            <Plural
              value={listings.length}
              one="One payment and one receipt for # listing. It goes live once you pay."
              other="One payment and one receipt for # listings. They go live once you pay."
            />
          </p>
          <EmailNeeded uid={uid} />
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
        </>
      )}
    </PostingFrame>
  );
}

/** The router state left by this page. */
function readCart(state: unknown): CartChoice | undefined {
  return typeof state === "object" && state !== null ? (state as { cart?: CartChoice }).cart : undefined;
}
