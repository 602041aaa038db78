import { Trans, useLingui } from "@lingui/react/macro";
import { paths, localPath as toLocalPath } from "@vestpocket/domain/shared/paths";
import { useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { fetchOrder, useOrder, usePaymentConfig } from "../features/orders/orders.api.ts";
import { Payment } from "../features/orders/payment.tsx";
import { ApiFailure } from "../platform/http.ts";
import { useLanguage, useLocalPath } from "../platform/language.ts";
import { hasFailed, LoadFailure } from "../platform/load-failure.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { PostingFrame } from "./posting-frame.tsx";
import { PostingSteps } from "./posting-steps.tsx";

const REDIRECT_MS = 1_000;

/** The last step: the order and the card. */
export default function PaymentPage() {
  const { t } = useLingui();
  const id = useSearchParams()[0].get("order");
  return (
    <PostingFrame title={t`Payment`} steps={<PostingSteps current={2} />}>
      {id === null ? <NotReady listingId={undefined} /> : <PaymentOf key={id} id={id} />}
    </PostingFrame>
  );
}

function PaymentOf({ id }: { id: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const language = useLanguage();
  const { state } = useLocation();
  const clientSecret = (state as { clientSecret?: string } | null)?.clientSecret;
  const order = useOrder(id);
  const config = usePaymentConfig();
  const [isPaid, setIsPaid] = useState(false);
  const success = localPath(paths.successPayment(id));
  const wasPaid = !isPaid && order.data?.status === "paid";

  useEffect(() => {
    if (wasPaid) void navigate(success, { replace: true });
  }, [wasPaid, navigate, success]);
  useEffect(() => {
    if (!isPaid) return;
    const timer = setTimeout(() => void navigate(success, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isPaid, navigate, success]);

  const failed = [order, config].find(hasFailed);
  if (failed !== undefined) {
    return (
      <LoadFailure query={failed}>
        <Trans>Payment system is not ready. Please refresh.</Trans>
      </LoadFailure>
    );
  }
  if (order.data === undefined || config.data === undefined || wasPaid) {
    return (
      <div role="status" aria-busy="true" aria-label={t`Loading…`} className="flex flex-col gap-4">
        <Skeleton className="h-48" />
        <Skeleton className="h-72" />
      </div>
    );
  }
  const shown = order.data;
  if (shown.status !== "open" || shown.listing === null) return <NotReady listingId={shown.listing?.id} />;

  /** What is charged is what the person sees; where it changed meanwhile, they see the new sum first. */
  async function mayCharge(): Promise<boolean> {
    try {
      const present = await fetchOrder(id);
      if (present.status === "open" && present.totalCents === shown.totalCents) return true;
      await order.refetch();
      return false;
    } catch (error) {
      if (error instanceof ApiFailure) return false;
      throw error;
    }
  }

  return (
    <Payment
      order={shown}
      config={config.data}
      clientSecret={clientSecret}
      isPaid={isPaid}
      returnUrl={`${location.origin}${toLocalPath(language, paths.successPayment(id))}`}
      mayCharge={mayCharge}
      onPaid={() => setIsPaid(true)}
      back={
        <ButtonLink kind="secondary" to={localPath(paths.choosePlan(shown.listing.id))}>
          <Trans>Back to the plans</Trans>
        </ButtonLink>
      }
    />
  );
}

function NotReady({ listingId }: { listingId: string | undefined }) {
  const localPath = useLocalPath();
  return (
    <>
      <Notice tone="info">
        <Trans>There is nothing to pay for here.</Trans>
      </Notice>
      <div>
        <ButtonLink to={localPath(listingId === undefined ? paths.myListings() : paths.choosePlan(listingId))}>
          {listingId === undefined ? <Trans>My Listings</Trans> : <Trans>Back to the plans</Trans>}
        </ButtonLink>
      </div>
    </>
  );
}
