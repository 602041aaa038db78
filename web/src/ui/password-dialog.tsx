import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { PasswordField } from "./password-field.tsx";
import { DialogButtons, SmallDialog } from "./small-dialog.tsx";

interface PasswordDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What happens when the password is right. */
  children: ReactNode;
  /** What the button says. */
  action: ReactNode;
  /** For what cannot be undone. */
  isDanger?: boolean;
  onConfirm: (password: string) => void;
  pending: boolean;
  /** Why the password, or what it was for, was refused. */
  error: string | undefined;
}

/** Asks for the account's password before something that only its owner may do. */
export function PasswordDialog({ open, title, children, ...form }: PasswordDialogProps) {
  return (
    <SmallDialog open={open} onClose={form.onClose} title={title} text={children} isDanger={form.isDanger}>
      <PasswordForm {...form} />
    </SmallDialog>
  );
}

type PasswordFormProps = Omit<PasswordDialogProps, "open" | "title" | "children">;

function PasswordForm({ action, isDanger, onConfirm, onClose, pending, error }: PasswordFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState<string>();
  const shown = missing ?? error;

  useEffect(() => {
    if (shown) form.current?.querySelector("input")?.focus();
  }, [shown]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    setMissing(password === "" ? t`Please enter your password.` : undefined);
    if (password !== "") onConfirm(password);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="mt-5">
      <PasswordField
        label={<Trans>Password</Trans>}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={shown}
      />
      <DialogButtons>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind={isDanger ? "danger" : "primary"} pending={pending}>
          {action}
        </Button>
      </DialogButtons>
    </form>
  );
}
