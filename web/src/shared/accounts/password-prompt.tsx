import { validateReauthentication } from "@vestpocket/domain/accounts/reauthentication.rules";
import type { ReactNode } from "react";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { useForm } from "../../platform/use-form.ts";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { type Identity, NO_REAUTHENTICATION, type Reauthentication } from "./reauthentication.ts";
import { ReauthenticationFields } from "./reauthentication-fields.tsx";
import { useIdentity } from "./use-identity.ts";

interface PasswordPromptProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What the action does once they confirm their identity. */
  children: ReactNode;
  /** The button's label. */
  action: ReactNode;
  /** For actions that cannot be undone. */
  isDanger?: boolean;
  /** Asks for a code of the second factor too. */
  asksCode?: boolean;
  /** Calls the server; on failure, the dialog shows the error and stays open. */
  onConfirm: (identity: Identity) => Promise<void>;
}

/** Asks for the account's password, or a passkey, before a sensitive action, then acts. */
export function PasswordPrompt({ open, title, children, ...form }: PasswordPromptProps) {
  return (
    <SmallDialog open={open} onClose={form.onClose} title={title} text={children} isDanger={form.isDanger}>
      <PasswordForm {...form} />
    </SmallDialog>
  );
}

type PasswordFormProps = Omit<PasswordPromptProps, "open" | "title" | "children">;

function PasswordForm({ action, isDanger, asksCode = false, onConfirm, onClose }: PasswordFormProps) {
  const prove = useIdentity();
  const form = useForm<Reauthentication>({
    initial: NO_REAUTHENTICATION,
    validate: (entered) => validateReauthentication(entered, { asksCode }),
    async submit(entered) {
      await onConfirm(await prove(entered));
      onClose();
    },
    failureField: "password",
  });
  return (
    <form {...form.props} className="mt-5">
      <div className="space-y-5">
        <ReauthenticationFields form={form} asksCode={asksCode} />
      </div>
      <DialogFormButtons onCancel={onClose} pending={form.pending} isDanger={isDanger}>
        {action}
      </DialogFormButtons>
    </form>
  );
}
