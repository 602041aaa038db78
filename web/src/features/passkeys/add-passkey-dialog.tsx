import { Trans, useLingui } from "@lingui/react/macro";
import { validateReauthentication } from "@vestpocket/domain/accounts/reauthentication.rules";
import { PASSKEY_MESSAGES, PASSKEY_NAME_MAX } from "@vestpocket/domain/passkeys/passkeys.rules";
import { toLine } from "@vestpocket/domain/shared/readable-text";
import { readDevice } from "../../platform/device.ts";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { useForm } from "../../platform/use-form.ts";
import { NO_REAUTHENTICATION, type Reauthentication } from "../../shared/accounts/reauthentication.ts";
import { ReauthenticationFields } from "../../shared/accounts/reauthentication-fields.tsx";
import { useIdentity } from "../../shared/accounts/use-identity.ts";
import { usePasskeyPrompt } from "../../shared/passkeys/passkey-prompt.ts";
import { Notice } from "../../ui/notice.tsx";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { beginPasskey, usePasskeyChanges } from "./passkeys.api.ts";

interface AddPasskeyFormProps {
  onClose: () => void;
  /** Also asks for a second-factor code. */
  asksCode: boolean;
  onAdded: (sentence: string) => void;
}

/** Asks for a name and identity proof, then has the browser create a passkey. */
export function AddPasskeyDialog({ open, ...form }: AddPasskeyFormProps & { open: boolean }) {
  return (
    <SmallDialog
      open={open}
      onClose={form.onClose}
      title={<Trans>Add a passkey</Trans>}
      text={
        <p>
          <Trans>Your device will then ask for your fingerprint, your face or its screen lock.</Trans>
        </p>
      }
    >
      <AddPasskeyForm {...form} />
    </SmallDialog>
  );
}

function AddPasskeyForm({ onClose, asksCode, onAdded }: AddPasskeyFormProps) {
  const { t } = useLingui();
  const prove = useIdentity();
  const prompt = usePasskeyPrompt();
  const { add } = usePasskeyChanges();
  const { browser, system } = readDevice(navigator.userAgent);
  const form = useForm<Reauthentication & { name: string }>({
    initial: { ...NO_REAUTHENTICATION, name: browser && system ? t`${browser} on ${system}` : t`My passkey` },
    validate: ({ name, ...entered }) => ({
      name: toLine(name) === "" ? PASSKEY_MESSAGES.nameRequired : undefined,
      ...validateReauthentication(entered, { asksCode }),
    }),
    async submit({ name, ...entered }) {
      const identity = await prove(entered);
      const credential = await prompt.create(() => beginPasskey(identity));
      onAdded(await add(toLine(name), credential));
      onClose();
    },
  });
  return (
    <form {...form.props} className="mt-5">
      <div className="space-y-5">
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <TextField
          {...form.text("name")}
          label={<Trans>Name</Trans>}
          help={<Trans>Helps you recognize it in the list.</Trans>}
          maxLength={PASSKEY_NAME_MAX}
          autoComplete="off"
          required
        />
        <ReauthenticationFields form={form} asksCode={asksCode} />
      </div>
      <DialogFormButtons onCancel={onClose} pending={form.pending}>
        <Trans>Continue</Trans>
      </DialogFormButtons>
    </form>
  );
}
