import { Trans } from "@lingui/react/macro";
import type { Quote } from "@vestpocket/domain/orders/orders.rules";
import type { ReactNode } from "react";
import { Amount } from "../../platform/amount.tsx";
import { Button } from "../../ui/button.tsx";

interface PlanFooterProps {
  /** Undefined until there is a plan. */
  quote: Pick<Quote, "totalCents" | "discountCents"> | undefined;
  /** A secondary action next to the submit button. */
  back: ReactNode;
  pending: boolean;
}

/**
 * The total and the next step, always in view; at the end of the form if the text is so large that it would cover the
 * plans.
 */
export function PlanFooter({ quote, back, pending }: PlanFooterProps) {
  return (
    <div
      data-bottom-bar=""
      className="[@media(min-height:34rem)]:sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-t-card border border-line bg-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8 sm:py-4"
    >
      {quote && (
        <p className="mr-auto flex items-baseline gap-2 max-sm:w-full max-sm:justify-between">
          <span className="text-14 text-muted">
            <Trans>Total</Trans>
          </span>
          <span className="font-serif text-22 font-semibold">
            <Amount cents={quote.totalCents} hasCents />
          </span>
          {quote.discountCents > 0 && (
            <span className="text-13 text-muted">
              <Trans>
                −<Amount cents={quote.discountCents} hasCents /> discount
              </Trans>
            </span>
          )}
        </p>
      )}
      <div className="ml-auto flex gap-3 max-sm:w-full">
        {back}
        <Button type="submit" size="large" pending={pending} className="max-sm:grow sm:min-w-44">
          <Trans context="step">Next</Trans>
        </Button>
      </div>
    </div>
  );
}
