import { useLingui } from "@lingui/react/macro";
import { findFrenchProblem } from "@vestpocket/domain/orders/billing.rules";
import { ORDER_MESSAGES } from "@vestpocket/domain/orders/orders.rules";
import type { PaymentConfig } from "@vestpocket/domain/orders/orders.schema";
import { type FormEvent, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { useForm } from "../../platform/use-form.ts";
import { type CartChoice, type CartListing, listCartLines, quoteCartChoice, toCartRequest } from "./cart-choice.ts";
import { useStartCart } from "./orders.api.ts";
import type { PlanDialog } from "./use-plan-form.ts";

interface CartFormParts {
  listings: readonly CartListing[];
  salesTax: PaymentConfig["salesTax"];
  start: CartChoice;
  onStarted: (orderId: string, choice: CartChoice) => void;
}

/** State of the form for several listings: the choices, their price and moving on to payment. */
export function useCartForm({ listings, salesTax, start, onStarted }: CartFormParts) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const language = useLanguage();
  const message = useMessage();
  const startCart = useStartCart();
  const [dialog, setDialog] = useState<PlanDialog>();
  const form = useForm<CartChoice>({
    initial: start,
    validate: (choice) => ({
      ...findFrenchProblem({ billing: choice.billing, province: choice.place.province, language }),
      province: salesTax !== null && choice.place.province === undefined ? ORDER_MESSAGES.provinceNeeded : undefined,
    }),
    submit,
    readFieldErrors: (fields) => fields,
  });
  const choice = form.values;
  const lines = listCartLines(choice, listings);

  async function submit(entered: CartChoice) {
    const request = toCartRequest(entered, listCartLines(entered, listings));
    if (request === undefined) return;
    try {
      onStarted((await startCart(request)).orderId, entered);
    } catch (error) {
      const isInProgress = error instanceof ApiFailure && error.code === "orders.payment_in_progress";
      if (isInProgress) setDialog({ kind: "in-progress" });
      else setDialog({ kind: "failed", words: failureWords(error, t`Could not initiate payment. Please try again.`) });
      throw error;
    }
  }

  return {
    form,
    lines,
    quote: quoteCartChoice(choice, { lines, salesTax, now: new Date() }),
    onSubmit(event: FormEvent) {
      event.preventDefault();
      const problem = lines.find((line) => line.problem)?.problem;
      if (problem) setDialog({ kind: "failed", words: message(problem) });
      else if (toCartRequest(choice, lines) === undefined) setDialog({ kind: "no-plan" });
      else form.props.onSubmit(event);
    },
    dialog,
    closeDialog: () => setDialog(undefined),
  };
}
