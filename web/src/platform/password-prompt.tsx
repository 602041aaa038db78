import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { DialogButtons, SmallDialog } from "../ui/small-dialog.tsx";
import { useForm } from "./use-form.ts";

interface PasswordPromptProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What happens when the password is right. */
  children: ReactNode;
  /** What the button says. */
  action: ReactNode;
  /** For what cannot be undone. */
  isDanger?: boolean;
  /** Asks the server; when it fails, the dialog says why and stays. */
  onConfirm: (password: string) => Promise<void>;
}

/** Asks for the account's password before something that only its owner may do, and does it. */
export function PasswordPrompt({ open, title, children, ...form }: PasswordPromptProps) {
  return (
    <SmallDialog open={open} onClose={form.onClose} title={title} text={children} isDanger={form.isDanger}>
      <PasswordForm {...form} />
    </SmallDialog>
  );
}

type PasswordFormProps = Omit<PasswordPromptProps, "open" | "title" | "children">;

function PasswordForm({ action, isDanger, onConfirm, onClose }: PasswordFormProps) {
  const { t } = useLingui();
  const form = useForm({
    initial: { password: "" },
    validate: ({ password }) => ({ password: password === "" ? t`Please enter your password.` : undefined }),
    async submit({ password }) {
      await onConfirm(password);
      onClose();
    },
    failureField: "password",
  });
  return (
    <form {...form.props} className="mt-5">
      <PasswordField
        {...form.text("password")}
        label={<Trans>Password</Trans>}
        autoComplete="current-password"
        required
      />
      <DialogButtons>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind={isDanger ? "danger" : "primary"} pending={form.pending}>
          {action}
        </Button>
      </DialogButtons>
    </form>
  );
}
