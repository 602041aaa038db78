import { Trans } from "@lingui/react/macro";
import { PASSKEY_MESSAGES, PASSKEY_NAME_MAX } from "@vestpocket/domain/passkeys/passkeys.rules";
import type { Passkey } from "@vestpocket/domain/passkeys/passkeys.schema";
import { useForm } from "../../platform/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { DialogButtons, SmallDialog } from "../../ui/small-dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { usePasskeyChanges } from "./passkeys.api.ts";

interface RenamePasskeyFormProps {
  onClose: () => void;
  passkey: Passkey;
  onRenamed: (sentence: string) => void;
}

export function RenamePasskeyDialog({ open, ...form }: RenamePasskeyFormProps & { open: boolean }) {
  return (
    <SmallDialog
      open={open}
      onClose={form.onClose}
      title={<Trans>Rename the passkey</Trans>}
      text={
        <p>
          <Trans>The name is for you alone. Your device keeps its own.</Trans>
        </p>
      }
    >
      <RenamePasskeyForm {...form} />
    </SmallDialog>
  );
}

function RenamePasskeyForm({ onClose, passkey: { id, name: before }, onRenamed }: RenamePasskeyFormProps) {
  const { rename } = usePasskeyChanges();
  const form = useForm({
    initial: { name: before },
    validate: ({ name }) => ({ name: name.trim() === "" ? PASSKEY_MESSAGES.nameRequired : undefined }),
    async submit({ name }) {
      onRenamed(await rename(id, name.trim()));
      onClose();
    },
    failureField: "name",
  });
  return (
    <form {...form.props} className="mt-5">
      <TextField
        {...form.text("name")}
        label={<Trans>Name</Trans>}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        required
      />
      <DialogButtons>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" pending={form.pending}>
          <Trans>Save</Trans>
        </Button>
      </DialogButtons>
    </form>
  );
}
