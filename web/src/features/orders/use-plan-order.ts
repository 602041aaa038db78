import { useLingui } from "@lingui/react/macro";
import type { Plan } from "@vestpocket/domain/listings/listings.schema";
import { type AddOn, DISCOUNT_CODE_LENGTH, type Quote, quoteOrder } from "@vestpocket/domain/orders/orders.rules";
import type { PaymentConfig, StartedPayment } from "@vestpocket/domain/orders/orders.schema";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { useStartPayment } from "./orders.api.ts";

/** What stands in a person's way, to be read before going on. */
export type PlanAlert = { kind: "no-plan" } | { kind: "no-code" } | { kind: "failed"; words: string };

interface Place {
  readonly province: string;
  readonly city: string;
}

/** The choice of a plan for a listing, its price, and the way on to its payment. */
export function usePlanOrder(parts: {
  listingId: string;
  config: PaymentConfig;
  billingPlace: Place;
  discountToken: string | null;
  onStarted: (started: StartedPayment) => void;
}) {
  const { t } = useLingui();
  const { listingId, config } = parts;
  const failureWords = useFailureWords();
  const startPayment = useStartPayment();
  const { run, pending } = useCall();
  const [plan, setPlan] = useState<Plan>();
  const [addOns, setAddOns] = useState<readonly AddOn[]>([]);
  const [place, setPlace] = useState(parts.billingPlace);
  const [token, setToken] = useState(parts.discountToken);
  const [code, setCode] = useState("");
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [alert, setAlert] = useState<PlanAlert>();

  const province = findProvince(place.province)?.name;
  const hasDiscount = token !== null && code.length === DISCOUNT_CODE_LENGTH;
  const { salesTax } = config;
  const quote: Quote | undefined =
    plan === undefined
      ? undefined
      : quoteOrder({
          plan,
          addOns,
          hasDiscount,
          tax: salesTax === null || province === undefined ? undefined : { salesTax, province, on: new Date() },
        });

  async function start() {
    if (plan === undefined) return;
    setAlert(undefined);
    setFields({});
    const started = await run(
      () =>
        startPayment({
          planType: plan,
          listingId,
          features: [...addOns],
          ...(token !== null && code !== "" ? { code, token } : {}),
          ...(province === undefined ? {} : { province }),
          ...(province === undefined || place.city === "" ? {} : { city: place.city }),
        }),
      (failure) => {
        setFields(failure.fields ?? {});
        setAlert({ kind: "failed", words: failureWords(failure, t`Could not initiate payment. Please try again.`) });
      },
    );
    if (started !== undefined) parts.onStarted(started);
  }

  return {
    plan,
    addOns,
    place,
    token,
    code,
    quote,
    pending,
    fields,
    alert,
    choosePlan: setPlan,
    chooseAddOns: setAddOns,
    choosePlace: (chosen: { province?: string | undefined; city?: string | undefined }) =>
      setPlace({ province: chosen.province ?? "", city: chosen.city ?? "" }),
    setToken,
    setCode: (given: string) => {
      setCode(given);
      setFields(({ code: _wrong, ...rest }) => rest);
    },
    closeAlert: () => setAlert(undefined),
    /** The step's button: says what is missing, or begins the payment. */
    goOn() {
      if (plan === undefined) setAlert({ kind: "no-plan" });
      else if (token !== null && code === "") setAlert({ kind: "no-code" });
      else void start();
    },
    start,
  };
}
