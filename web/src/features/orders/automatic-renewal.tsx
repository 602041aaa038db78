import { Trans, useLingui } from "@lingui/react/macro";
import { type CurrentRun, listAddOns } from "@vestpocket/domain/orders/extending.rules";
import { quoteOrder } from "@vestpocket/domain/orders/orders.rules";
import type { PaymentConfig } from "@vestpocket/domain/orders/orders.schema";
import {
  findCardProblem,
  isTooLateToRenew,
  RENEWAL_NOTICE_DAYS,
  toChargeTime,
} from "@vestpocket/domain/orders/renewals.rules";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { Amount } from "../../platform/amount.tsx";
import { useFailureWords } from "../../platform/failure-words.ts";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { toast } from "../../ui/toast.tsx";
import { useRenewals, useSetRenewal } from "./renewals.api.ts";
import { SavedCardName } from "./saved-card-name.tsx";

interface AutomaticRenewalProps {
  listingId: string;
  run: CurrentRun;
  config: Pick<PaymentConfig, "salesTax" | "billing" | "savedCard">;
  isMember: boolean;
}

/** Whether a live listing is renewed automatically: what is charged, when, how to stop it, and what happens otherwise. */
export function AutomaticRenewal({ listingId, run, config, isMember }: AutomaticRenewalProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const failureWords = useFailureWords();
  const setRenewal = useSetRenewal();
  const { run: call, pending } = useCall();
  const renewals = useRenewals().data;
  const renewal = renewals?.find(({ listing }) => listing.id === listingId);
  const chargesAt = toChargeTime(run.expiresAt);
  const charged = formatDate(renewal?.chargesAt.seconds ?? chargesAt.getTime() / 1000, language);
  const end = formatDate(run.expiresAt.getTime() / 1000, language);
  const quote = quoteRenewal({ run, config, isMember, on: chargesAt });
  const { savedCard } = config;
  const { first, last } = RENEWAL_NOTICE_DAYS;
  const isTooLate = isTooLateToRenew({ end: run.expiresAt, now: new Date() });
  const canTurnOn = findCardProblem(savedCard, chargesAt) === undefined && !isTooLate;

  async function change(isOn: boolean) {
    const changed = await call(
      async () => {
        await setRenewal(listingId, isOn);
        return true;
      },
      (failure) => toast.error(failureWords(failure, t`An error occurred. Please try again.`)),
    );
    if (changed) toast.success(isOn ? t`Automatic renewal is on.` : t`Automatic renewal is off.`);
  }

  return (
    <FormCard title={<Trans>Automatic renewal</Trans>}>
      {renewal || canTurnOn ? (
        <CheckField
          name="renewal"
          isOptional
          checked={renewal !== undefined}
          onChange={(isOn) => !pending && renewals !== undefined && void change(isOn)}
          label={
            <>
              <span className="block font-medium">
                <Trans>Renew this listing automatically</Trans>
              </span>
              <span className="block text-14 text-muted">
                <Trans>
                  On {charged}, we charge <Amount cents={renewal?.totalCents ?? quote.totalCents} hasCents /> and add{" "}
                  {quote.days} days after {end}.
                </Trans>{" "}
                {quote.taxes.length > 0 && <Trans>Taxes are included.</Trans>}{" "}
                {savedCard && (
                  <Trans>
                    We charge <SavedCardName card={savedCard} />.
                  </Trans>
                )}
              </span>
            </>
          }
        />
      ) : (
        <p className="text-14 text-muted">
          {isTooLate ? (
            <Trans>Your listing ends too soon to renew automatically. Please renew it now.</Trans>
          ) : (
            <Trans>
              To renew automatically, save a card with your next payment: tick “Save this card for next time” when you
              pay.
            </Trans>
          )}
        </p>
      )}
      <p className="text-13 text-muted">
        <Trans>
          We tell you {first} days and {last} days before. You can stop it here, free of charge, until the card is
          charged. The price is the one in the first notice. If the card is declined, we tell you and try once more a
          day later. After that, the listing ends as usual.
        </Trans>
      </p>
    </FormCard>
  );
}

/** What the listing has now, at today's price. */
function quoteRenewal({ run, config, isMember, on }: Omit<AutomaticRenewalProps, "listingId"> & { on: Date }) {
  const { salesTax, billing } = config;
  const province = findProvince(billing?.province ?? "")?.name;
  const tax = salesTax === null || province === undefined ? undefined : { salesTax, province, on };
  return quoteOrder({ plan: run.plan, addOns: listAddOns(run), hasDiscount: isMember, tax });
}
