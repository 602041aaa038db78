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
  /** What the action does once the password is confirmed. */
  children: ReactNode;
  /** The button's label. */
  action: ReactNode;
  /** For actions that cannot be undone. */
  isDanger?: boolean;
  /** Calls the server; on failure, the dialog shows the error and stays open. */
  onConfirm: (password: string) => Promise<void>;
}

/** Asks for the account's password before a sensitive action, then acts. */
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
