import { Trans } from "@lingui/react/macro";
import { ORDER_MESSAGES } from "@vestpocket/domain/orders/orders.rules";
import { useMessage } from "../../platform/language.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import type { PlanDialog } from "./use-plan-form.ts";

interface PlanDialogsProps {
  dialog: PlanDialog | undefined;
  onClose: () => void;
  onProceed: () => void;
  onInProgress: () => void;
}

/** The dialogs of the plan page. */
export function PlanDialogs({ dialog, onClose, onProceed, onInProgress }: PlanDialogsProps) {
  const message = useMessage();
  return (
    <>
      <AlertDialog
        open={dialog?.kind === "no-plan"}
        onClose={onClose}
        title={<Trans>No Plan Selected</Trans>}
        text={message(ORDER_MESSAGES.noPlan)}
        close={<Trans>OK</Trans>}
      />
      <AlertDialog
        open={dialog?.kind === "failed"}
        onClose={onClose}
        title={<Trans>Error</Trans>}
        text={
          dialog?.kind === "failed" && (
            <>
              <span className="block">{dialog.words}</span>
              <span className="mt-2 block">
                <Trans>You were not charged.</Trans>
              </span>
            </>
          )
        }
        close={<Trans>OK</Trans>}
      />
      <AlertDialog
        open={dialog?.kind === "in-progress"}
        onClose={onClose}
        title={<Trans>A payment is in progress</Trans>}
        text={
          <Trans>
            A payment for this listing is waiting for your bank. Finish or cancel it first, then choose another plan.
          </Trans>
        }
        // Not “Cancel”, which could be read as cancelling the payment.
        close={<Trans>Close</Trans>}
        confirm={{ label: <Trans>Go to the payment</Trans>, onConfirm: onInProgress }}
      />
      <AlertDialog
        open={dialog?.kind === "no-code"}
        onClose={onClose}
        title={<Trans>No discount code</Trans>}
        text={<Trans>You have not entered a discount code. Do you want to proceed without it?</Trans>}
        close={<Trans>Cancel</Trans>}
        confirm={{ label: <Trans>Proceed without it</Trans>, onConfirm: onProceed }}
      />
    </>
  );
}
