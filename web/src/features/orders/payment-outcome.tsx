import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Purpose } from "@vestpocket/domain/orders/extending.rules";
import type { Order } from "@vestpocket/domain/orders/orders.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { Amount } from "../../platform/amount.tsx";
import { useLocalPath } from "../../platform/language.ts";
import { toPlansPath } from "../../shared/orders/extend-path.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { OrderPrices } from "./order-prices.tsx";
import { ResultCard } from "./result-card.tsx";

interface PaymentOutcomeProps {
  order: Order;
  isChecking: boolean;
  onCheck: () => void;
  /** What comes next for a listing that is now live. */
  next?: ReactNode;
}

function Delivered({ purpose, title }: { purpose: Purpose; title: string | undefined }) {
  const name = <strong className="wrap-anywhere text-text">{title}</strong>;
  switch (purpose) {
    case "publish":
      return <Trans>{name} is now live.</Trans>;
    case "renew":
      return <Trans>{name} is renewed: the plan’s days were added to the time it had left.</Trans>;
    case "upgrade":
      return <Trans>{name} is upgraded. It ends on the same day as before.</Trans>;
  }
}

/** The outcome of an order's payment as the server knows it; success is shown only once it is certain. */
export function PaymentOutcome({ order, isChecking, onCheck, next }: PaymentOutcomeProps) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const title = order.listing?.title;
  const dashboard = (kind?: "secondary") => (
    <ButtonLink kind={kind} size="large" to={localPath(paths.account())}>
      <Trans>Go to dashboard</Trans>
    </ButtonLink>
  );
  switch (order.status) {
    case "paid":
      if (order.isUndelivered && order.lines.every(({ isUndelivered }) => isUndelivered))
        return <Undelivered order={order} dashboard={dashboard()} />;
      return (
        <ResultCard
          tone="good"
          title={t`Payment Succeeded!`}
          actions={
            <>
              {dashboard()}
              {order.listing && (
                <ButtonLink kind="secondary" size="large" to={localPath(paths.property(order.listing.id))}>
                  <Trans>View listing</Trans>
                </ButtonLink>
              )}
              {order.lines.length > 0 && (
                <ButtonLink kind="secondary" size="large" to={localPath(paths.myListings())}>
                  <Trans>My Listings</Trans>
                </ButtonLink>
              )}
              <ButtonLink kind="link" to={localPath(paths.receipt(order.id))} className="sm:w-full">
                <Trans>Receipt</Trans>
              </ButtonLink>
            </>
          }
        >
          {order.lines.length > 0 && (
            <p>
              <Plural
                value={order.lines.filter(({ isUndelivered }) => !isUndelivered).length}
                one="# listing is now live."
                other="# listings are now live."
              />
            </p>
          )}
          {order.listing && (
            <p>
              <Delivered purpose={order.purpose} title={title} />
            </p>
          )}
          <div className="rounded-control border border-line p-4 text-left text-text sm:p-5">
            <OrderPrices order={order} />
          </div>
          {order.listing && next}
        </ResultCard>
      );
    case "open":
      return (
        <ResultCard
          tone="waiting"
          title={t`Your payment is being confirmed`}
          actions={
            <>
              <Button size="large" pending={isChecking} onClick={onCheck}>
                <Trans>Check again</Trans>
              </Button>
              {order.kind === "listing" && (
                <ButtonLink kind="secondary" size="large" to={localPath(paths.payment(order.id))}>
                  <Trans>Complete payment</Trans>
                </ButtonLink>
              )}
            </>
          }
        >
          <p>
            <Trans>We have not received this payment yet.</Trans>{" "}
            <Trans>Confirmation can take a moment. You won’t be charged twice.</Trans>
          </p>
        </ResultCard>
      );
    case "cancelled":
      return (
        <ResultCard
          tone="bad"
          title={t`This payment was cancelled`}
          actions={
            <>
              {order.kind === "listing" && (
                <ButtonLink size="large" to={localPath(toPlansPath(order))}>
                  <Trans>Choose your plan</Trans>
                </ButtonLink>
              )}
              {dashboard("secondary")}
            </>
          }
        >
          <p>
            <Trans>You were not charged.</Trans>
          </p>
        </ResultCard>
      );
    case "refunded":
    case "disputed":
      return (
        <ResultCard
          tone="bad"
          title={order.status === "refunded" ? t`This payment was refunded` : t`This payment is disputed`}
          actions={
            <>
              {dashboard()}
              <ButtonLink kind="secondary" size="large" to={localPath(paths.receipt(order.id))}>
                <Trans>Receipt</Trans>
              </ButtonLink>
            </>
          }
        />
      );
  }
}

/** The payment arrived, but its listing could not be published any more. */
function Undelivered({ order, dashboard }: { order: Order; dashboard: ReactNode }) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const title = order.listing?.title ?? order.lines.map((line) => line.listing.title).join(", ");
  return (
    <ResultCard
      tone="bad"
      title={t`Your payment will be refunded`}
      actions={
        <>
          {dashboard}
          <ButtonLink kind="secondary" size="large" to={localPath(paths.receipt(order.id))}>
            <Trans>Receipt</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>
        <Trans>
          We received <Amount cents={order.totalCents} hasCents /> for your listing{" "}
          <strong className="wrap-anywhere text-text">{title}</strong>, but it could no longer be published. We are
          refunding the full amount to your card.
        </Trans>
      </p>
    </ResultCard>
  );
}
