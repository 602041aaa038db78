import { useLingui } from "@lingui/react/macro";
import { findFrenchProblem } from "@vestpocket/domain/orders/billing.rules";
import { DISCOUNT_CODE_LENGTH, ORDER_MESSAGES } from "@vestpocket/domain/orders/orders.rules";
import type { PaymentConfig, StartedPayment } from "@vestpocket/domain/orders/orders.schema";
import { type FormEvent, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { useForm } from "../../platform/use-form.ts";
import type { PlaceChoice } from "../../shared/places/place-choice.ts";
import { useStartPayment } from "./orders.api.ts";
import {
  findChoiceProblem,
  type PlanChoice,
  type PlanExtension,
  quoteChoice,
  toPaymentRequest,
} from "./plan-choice.ts";

/** The open dialog: a message to acknowledge, or a question. */
export type PlanDialog =
  | { kind: "no-plan" }
  | { kind: "no-code" }
  | { kind: "in-progress" }
  | { kind: "failed"; words: string };

interface PlanFormParts {
  listingId: string;
  /** For a live listing. */
  extension: PlanExtension | undefined;
  salesTax: PaymentConfig["salesTax"];
  token: string | undefined;
  start: PlanChoice;
  onStarted: (payment: StartedPayment, choice: PlanChoice) => void;
}

/** State of the plan form: the choice, its price and moving on to payment. */
export function usePlanForm({ listingId, extension, salesTax, token, start, onStarted }: PlanFormParts) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const language = useLanguage();
  const message = useMessage();
  const startPayment = useStartPayment();
  const [dialog, setDialog] = useState<PlanDialog>();
  /** Whether the buyer chose to continue without a code. */
  const goesWithoutCode = useRef(false);
  const hasWholeCode = ({ code }: PlanChoice) => token !== undefined && code.length === DISCOUNT_CODE_LENGTH;
  const form = useForm<PlanChoice>({
    initial: start,
    validate: (choice) => ({
      ...findFrenchProblem({ billing: choice.billing, province: choice.place.province, language }),
      province: salesTax !== null && choice.place.province === undefined ? ORDER_MESSAGES.provinceNeeded : undefined,
      code:
        token !== undefined && !choice.appliesDiscount && choice.code !== "" && !hasWholeCode(choice)
          ? t`The agent code has 6 characters.`
          : undefined,
    }),
    submit,
    readFieldErrors: (fields) => fields,
  });
  const choice = form.values;
  const problem = findChoiceProblem(choice, extension);

  async function submit(entered: PlanChoice) {
    const request = toPaymentRequest(entered, { listingId, token, purpose: extension?.purpose ?? "publish" });
    if (request === undefined) return;
    const isDiscounted = entered.appliesDiscount || entered.code !== "";
    if (token !== undefined && !isDiscounted && !goesWithoutCode.current) return setDialog({ kind: "no-code" });
    goesWithoutCode.current = false;
    try {
      onStarted(await startPayment(request), entered);
    } catch (error) {
      const isInProgress = error instanceof ApiFailure && error.code === "orders.payment_in_progress";
      if (isInProgress) setDialog({ kind: "in-progress" });
      else setDialog({ kind: "failed", words: failureWords(error, t`Could not initiate payment. Please try again.`) });
      throw error;
    }
  }

  return {
    form,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (choice.plan === undefined) setDialog({ kind: "no-plan" });
      else if (problem !== undefined) setDialog({ kind: "failed", words: message(problem) });
      else form.props.onSubmit(event);
    },
    changePlace: (place: PlaceChoice) => form.change({ place }, ["province", "city"]),
    problem,
    quote: quoteChoice(choice, {
      salesTax,
      extension,
      hasDiscount: (choice.appliesDiscount || hasWholeCode(choice)) && form.errors.code === undefined,
      now: new Date(),
    }),
    dialog,
    closeDialog: () => setDialog(undefined),
    /** Continues after the question about the code. */
    proceed() {
      setDialog(undefined);
      goesWithoutCode.current = true;
      form.submit();
    },
  };
}
