import { Trans } from "@lingui/react/macro";
import { SAVED_SEARCH_MESSAGES } from "@vestpocket/domain/saved-searches/saved-searches.rules";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { useForm } from "../../platform/use-form.ts";
import { Notice } from "../../ui/notice.tsx";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { ConsentField } from "./consent-field.tsx";

/** Sends what needs the consent, with what the box says. */
export type SendAnswer = (isAlertsConsentGiven: boolean) => Promise<void>;

interface ConsentDialogProps {
  open: boolean;
  onClose: () => void;
  onAnswer: SendAnswer;
}

/** Asks for the consent that alerts by email need. */
export function ConsentDialog({ open, ...form }: ConsentDialogProps) {
  return (
    <SmallDialog
      open={open}
      onClose={form.onClose}
      title={<Trans>Get alerts by email?</Trans>}
      text={
        <p>
          <Trans>We email you only if you ask for it.</Trans>
        </p>
      }
    >
      <ConsentForm {...form} />
    </SmallDialog>
  );
}

function ConsentForm({ onClose, onAnswer }: Omit<ConsentDialogProps, "open">) {
  const form = useForm({
    initial: { isAlertsConsentGiven: false },
    validate: (entered) => ({
      isAlertsConsentGiven: entered.isAlertsConsentGiven ? undefined : SAVED_SEARCH_MESSAGES.consentNeeded,
    }),
    async submit({ isAlertsConsentGiven }) {
      await onAnswer(isAlertsConsentGiven);
      onClose();
    },
  });
  return (
    <form {...form.props} className="mt-4 space-y-4">
      <ConsentField
        checked={form.values.isAlertsConsentGiven}
        onChange={(isAlertsConsentGiven) => form.change({ isAlertsConsentGiven })}
        error={form.errors.isAlertsConsentGiven}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <DialogFormButtons onCancel={onClose} pending={form.pending}>
        <Trans>Turn on emails</Trans>
      </DialogFormButtons>
    </form>
  );
}
