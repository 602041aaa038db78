import { Trans, useLingui } from "@lingui/react/macro";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { leaveForPortal, useMembership } from "./memberships.api.ts";

/** Leads to the provider's page for one's card and invoices; nothing for those who never paid there. */
export function ManageBilling() {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { run, pending } = useCall();
  const membership = useMembership().data;
  if (membership?.hasPortal !== true) return null;
  const { hasFailedRenewal } = membership;

  async function open() {
    await run(
      () => leaveForPortal(hasFailedRenewal ? "card" : undefined),
      (failure) => toast.error(failureWords(failure, t`An error occurred. Please try again.`)),
    );
  }

  return (
    <div className="mb-6 flex flex-col items-start gap-4">
      {hasFailedRenewal && (
        <Notice tone="warning">
          <Trans>
            Your Agent Pro membership could not be renewed because your card was declined. Please replace it.
          </Trans>
        </Notice>
      )}
      <Button kind="secondary" pending={pending} onClick={() => void open()}>
        {hasFailedRenewal ? <Trans>Replace your card</Trans> : <Trans>Manage card and invoices</Trans>}
      </Button>
    </div>
  );
}
