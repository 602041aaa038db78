import { Trans, useLingui } from "@lingui/react/macro";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { leaveForPortal, leaveForProvider, useMembership } from "./memberships.api.ts";

/** Opens the provider's page for the user's card and invoices; renders nothing for those who never paid there. */
export function ManageBilling() {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { run, pending } = useCall();
  const membership = useMembership().data;
  if (membership?.hasPortal !== true) return null;
  const { hasFailedRenewal, unpaidInvoice } = membership;
  const bankAsks = unpaidInvoice?.bankAsks === true;
  const needsCard = hasFailedRenewal && !bankAsks;

  async function leave(go: () => Promise<void>) {
    await run(go, (failure) => toast.error(failureWords(failure, t`An error occurred. Please try again.`)));
  }

  return (
    <div className="mb-6 flex flex-col items-start gap-4">
      {hasFailedRenewal && (
        <Notice tone="warning">
          {bankAsks ? (
            <Trans>
              Your Agent Pro membership could not be renewed because your bank needs you to confirm the payment.
            </Trans>
          ) : (
            <Trans>
              Your Agent Pro membership could not be renewed because your card was declined. Please replace it.
            </Trans>
          )}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {unpaidInvoice && (
          <Button pending={pending} onClick={() => void leave(async () => leaveForProvider(unpaidInvoice.url))}>
            {bankAsks ? <Trans>Confirm the payment</Trans> : <Trans>Pay the invoice</Trans>}
          </Button>
        )}
        <Button
          kind="secondary"
          pending={pending}
          onClick={() => void leave(() => leaveForPortal(needsCard ? "card" : undefined))}
        >
          {needsCard ? <Trans>Replace your card</Trans> : <Trans>Manage card and invoices</Trans>}
        </Button>
      </div>
    </div>
  );
}
