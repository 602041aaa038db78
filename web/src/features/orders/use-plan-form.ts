import { useLingui } from "@lingui/react/macro";
import { DISCOUNT_CODE_LENGTH, ORDER_MESSAGES } from "@vestpocket/domain/orders/orders.rules";
import type { PaymentConfig, StartedPayment } from "@vestpocket/domain/orders/orders.schema";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import type { ApiFailure } from "../../platform/http.ts";
import { useMessage } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import { useStartPayment } from "./orders.api.ts";
import { listBought, type PlanChoice, quoteChoice } from "./plan-choice.ts";

/** What stands over the page: a sentence to acknowledge, or a question. */
export type PlanDialog = { kind: "no-plan" } | { kind: "no-code" } | { kind: "failed"; words: string };

interface PlanFormParts {
  listingId: string;
  salesTax: PaymentConfig["salesTax"];
  token: string | undefined;
  start: PlanChoice;
  onStarted: (payment: StartedPayment, choice: PlanChoice) => void;
}

/** The choice of a plan, what it costs, and the way on to its payment. */
export function usePlanForm({ listingId, salesTax, token, start, onStarted }: PlanFormParts) {
  const { t } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const startPayment = useStartPayment();
  const { run, pending } = useCall();
  const [choice, setChoice] = useState(start);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [dialog, setDialog] = useState<PlanDialog>();
  const isCodeWhole = token !== undefined && choice.code.length === DISCOUNT_CODE_LENGTH;

  function change(part: Partial<PlanChoice>) {
    setChoice((before) => ({ ...before, ...part }));
    setErrors({});
  }

  /** What keeps the choice from being sent, by field. */
  function validateForm(): Record<string, string> {
    return {
      ...(salesTax !== null &&
        choice.place.province === undefined && { province: message(ORDER_MESSAGES.provinceNeeded) }),
      ...(token !== undefined && choice.code !== "" && !isCodeWhole && { code: t`The agent code has 6 characters.` }),
    };
  }

  function next() {
    if (pending) return;
    if (choice.plan === undefined) return setDialog({ kind: "no-plan" });
    const wrong = validateForm();
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    if (token !== undefined && choice.code === "") return setDialog({ kind: "no-code" });
    void send();
  }

  async function send() {
    const { plan, place, code } = choice;
    if (plan === undefined) return;
    const province = findProvince(place.province ?? "")?.name;
    setDialog(undefined);
    const started = await run(
      () =>
        startPayment({
          planType: plan,
          listingId,
          features: listBought(choice),
          ...(token !== undefined && { code, token }),
          ...(province !== undefined && { province }),
          ...(place.city !== undefined && { city: place.city }),
        }),
      refuse,
    );
    if (started) onStarted(started, choice);
  }

  function refuse(failure: ApiFailure) {
    setErrors(failure.fields);
    setDialog({ kind: "failed", words: failureWords(failure, t`Could not initiate payment. Please try again.`) });
  }

  return {
    choice,
    change,
    errors,
    quote: quoteChoice(choice, { salesTax, hasCode: isCodeWhole && errors.code === undefined, now: new Date() }),
    dialog,
    closeDialog: () => setDialog(undefined),
    next,
    /** After the question about the code. */
    proceed: () => void send(),
    pending,
  };
}
