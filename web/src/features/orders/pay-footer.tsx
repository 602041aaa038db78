import { Trans } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Amount } from "../../platform/amount.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Paying } from "./use-paying.ts";

interface PayFooterProps {
  paying: Paying;
  totalCents: number;
  back: ReactNode;
  /** The card is saved already. */
  isSaved?: boolean;
}

/** Below a card form: whether to save the card, the error or success message, and the pay button. */
export function PayFooter({ paying, totalCents, back, isSaved = false }: PayFooterProps) {
  const { problem, pending, hasSucceeded } = paying;
  return (
    <>
      {!isSaved && (
        <CheckField
          name="savesCard"
          isOptional
          checked={paying.savesCard}
          onChange={paying.setSavesCard}
          label={
            <>
              <span className="block text-14 font-medium">
                <Trans>Save this card for next time</Trans>
              </span>
              <span className="block text-13 text-muted">
                <Trans>
                  The payment provider keeps the card. We keep its brand, last four digits and expiry date, and never
                  see its number. You can remove it at any time under Billing & Payment.
                </Trans>
              </span>
            </>
          }
        />
      )}
      {problem?.kind === "refused" && problem.part === undefined && <Notice tone="danger">{problem.words}</Notice>}
      {problem?.kind === "changed" && (
        <Notice tone="warning">
          <Trans>Your order has changed. You were not charged. Please review the new total.</Trans>
        </Notice>
      )}
      {problem?.kind === "renewed" && (
        <Notice tone="warning">
          <Trans>This payment was started over. You were not charged. Please check your card, then pay again.</Trans>
        </Notice>
      )}
      {hasSucceeded && (
        <Notice tone="success">
          <Trans>Payment Successful! Redirecting...</Trans>
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        {back}
        <Button
          type="submit"
          size="large"
          icon={<Lock size={18} aria-hidden="true" />}
          pending={pending || hasSucceeded}
          className="sm:min-w-44"
        >
          <span>
            <Trans>
              Pay <Amount cents={totalCents} hasCents />
            </Trans>
          </span>
        </Button>
      </div>
    </>
  );
}
