import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentConfig, StartedPayment } from "@vestpocket/domain/orders/orders.schema";
import type { ReactNode } from "react";
import { useMessage } from "../../platform/language.ts";
import { CityPicker } from "../../platform/places/city-picker.tsx";
import { ProvincePicker } from "../../platform/places/province-picker.tsx";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { AddOnChoice } from "./add-on-choice.tsx";
import { DiscountBox } from "./discount-box.tsx";
import { listOrderLines } from "./order-lines.ts";
import { OrderSummary } from "./order-summary.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import { type PlanAlert, usePlanOrder } from "./use-plan-order.ts";

interface ChoosePlanProps {
  listing: { readonly id: string; readonly province: string; readonly city: string };
  config: PaymentConfig;
  /** Whether a discount can be had. */
  isMember: boolean;
  discountToken: string | null;
  onStarted: (started: StartedPayment) => void;
  back: ReactNode;
}

/** The plan of a listing, what goes with it, and what it costs as it is chosen. */
export function ChoosePlan({ listing, config, isMember, discountToken, onStarted, back }: ChoosePlanProps) {
  const { t } = useLingui();
  const message = useMessage();
  const order = usePlanOrder({ listingId: listing.id, config, billingPlace: listing, discountToken, onStarted });
  const { quote, place, fields } = order;
  const pickers = {
    place: { province: place.province || undefined, city: place.city || undefined },
    onChange: order.choosePlace,
  };
  return (
    <>
      <FormCard title={<Trans>Plan</Trans>}>
        <PlanChoice value={order.plan} onChange={order.choosePlan} />
      </FormCard>
      <FormCard title={<Trans>Add-ons</Trans>}>
        <AddOnChoice plan={order.plan} value={order.addOns} onChange={order.chooseAddOns} />
      </FormCard>
      <FormCard
        title={<Trans>Billing place</Trans>}
        intro={
          config.salesTax === null ? (
            <Trans>It stands on your receipt.</Trans>
          ) : (
            <Trans>It decides which sales tax is charged, and stands on your receipt.</Trans>
          )
        }
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <ProvincePicker {...pickers} placeholder={t`Choose a province`} error={fields.province} />
          <CityPicker {...pickers} placeholder={t`Choose a city`} error={fields.city} />
        </div>
      </FormCard>
      {(order.token !== null || isMember) && (
        <FormCard title={<Trans>Agent discount</Trans>}>
          <DiscountBox
            listingId={listing.id}
            token={order.token}
            code={order.code}
            onCode={order.setCode}
            onToken={order.setToken}
            error={fields.code}
          />
        </FormCard>
      )}
      <FormCard title={<Trans>Your order</Trans>}>
        <div aria-live="polite">
          {quote === undefined ? (
            <p className="text-14 text-muted">
              <Trans>Choose a plan to see what it costs.</Trans>
            </p>
          ) : (
            <OrderSummary {...quote} lines={listOrderLines({ plan: quote.plan, addOns: order.addOns }, message)} />
          )}
        </div>
      </FormCard>
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 rounded-t-card border border-line bg-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8 sm:pt-4 sm:pb-4">
        {back}
        <Button size="large" pending={order.pending} onClick={order.goOn} className="max-sm:grow sm:min-w-44">
          <Trans context="step">Next</Trans>
        </Button>
      </div>
      <Alerts alert={order.alert} onClose={order.closeAlert} onProceed={() => void order.start()} />
    </>
  );
}

function Alerts({
  alert,
  onClose,
  onProceed,
}: {
  alert: PlanAlert | undefined;
  onClose: () => void;
  onProceed: () => void;
}) {
  return (
    <>
      <AlertDialog
        open={alert?.kind === "no-plan"}
        onClose={onClose}
        title={<Trans>No Plan Selected</Trans>}
        text={<Trans>Please select a plan to continue.</Trans>}
        close={<Trans>OK</Trans>}
      />
      <AlertDialog
        open={alert?.kind === "no-code"}
        onClose={onClose}
        title={<Trans>No discount code</Trans>}
        text={<Trans>You have not entered a discount code. Do you want to proceed without it?</Trans>}
        close={<Trans>Cancel</Trans>}
        confirm={{ label: <Trans>Proceed without it</Trans>, onConfirm: onProceed }}
      />
      <AlertDialog
        open={alert?.kind === "failed"}
        onClose={onClose}
        title={<Trans>Error</Trans>}
        text={alert?.kind === "failed" ? alert.words : ""}
        close={<Trans>OK</Trans>}
      />
    </>
  );
}
