import { useLingui } from "@lingui/react/macro";
import type { Order } from "@vestpocket/domain/orders/orders.schema";
import { useEffect, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useRestored } from "../../platform/use-restored.ts";
import { useCheckOrder, useRenewPayment } from "./orders.api.ts";
import { isAnotherPayment } from "./payment-id.ts";

/** A field of the card form. */
export type CardPart = "number" | "expiry" | "cvc";

/** The outcome of confirming the payment with the provider. */
export type Confirmation =
  | { readonly kind: "succeeded" }
  /** In progress or finished elsewhere: the server knows more. */
  | { readonly kind: "unclear" }
  /** The buyer's bank requires authentication at its own URL. */
  | { readonly kind: "elsewhere"; readonly url: string }
  | { readonly kind: "refused"; readonly words: string; readonly part?: CardPart | undefined };

type Problem =
  | Extract<Confirmation, { kind: "refused" }>
  /** Another total, or another payment at the provider. */
  | { readonly kind: "changed" | "renewed" };

/** How long the success message is shown before the page moves on. */
const REDIRECT_MS = 1200;

export type Paying = ReturnType<typeof usePaying>;

interface PagePayment {
  readonly order: Pick<Order, "id" | "totalCents">;
  readonly clientSecret: string;
  readonly onEnded: () => void;
}

/** Pays an order once, no matter how often the button is clicked, and charges only its payment and the total shown. */
export function usePaying({ order: { id, totalCents }, clientSecret, onEnded }: PagePayment) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const checkOrder = useCheckOrder();
  const renewPayment = useRenewPayment();
  const isBusy = useRef(false);
  const [pending, setPending] = useState(false);
  const [hasSucceeded, setHasSucceeded] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [savesCard, setSavesCard] = useState(false);

  useEffect(() => {
    if (!hasSucceeded) return;
    const timer = setTimeout(onEnded, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [hasSucceeded, onEnded]);

  // Coming back from the bank's page with the Back button shows the form as it was.
  useRestored(() => rest());

  function rest(next?: Problem) {
    isBusy.current = false;
    setPending(false);
    setProblem(next);
  }

  async function attempt(confirm: () => Promise<Confirmation>): Promise<Confirmation | Problem> {
    try {
      // The provider may charge a different amount than the page shows, or another account than the order's.
      const checked = await checkOrder(id, { savesCard });
      const { order } = checked;
      // Paid in another tab, or cancelled since: the next page shows which.
      if (order.status !== "open") return { kind: "unclear" };
      const isRenewed = isAnotherPayment(checked, clientSecret);
      if (isRenewed) await renewPayment(id);
      if (order.totalCents !== totalCents) return { kind: "changed" };
      if (isRenewed) return { kind: "renewed" };
    } catch (error) {
      return { kind: "refused", words: failureWords(error) };
    }
    return confirm().catch(() => ({ kind: "refused" as const, words: t`An unexpected error occurred.` }));
  }

  async function pay(confirm: () => Promise<Confirmation>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setProblem(undefined);
    const result = await attempt(confirm);
    if (result.kind === "succeeded") setHasSucceeded(true);
    else if (result.kind === "unclear") onEnded();
    else if (result.kind === "elsewhere") window.location.assign(result.url);
    else rest(result);
  }

  return { pay, pending, hasSucceeded, problem, forget: () => setProblem(undefined), savesCard, setSavesCard };
}
