import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { DialogButtons, SmallDialog } from "../ui/small-dialog.tsx";
import { NO_REAUTHENTICATION, type Reauthentication } from "./reauthentication.ts";
import { ReauthenticationFields } from "./reauthentication-fields.tsx";
import { useCodeProblem } from "./second-factor-field.tsx";
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
  /** Asks for a code of the second factor too. */
  asksCode?: boolean;
  /** Calls the server; on failure, the dialog shows the error and stays open. The code is empty unless it was asked for. */
  onConfirm: (password: string, code: string) => Promise<void>;
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

function PasswordForm({ action, isDanger, asksCode = false, onConfirm, onClose }: PasswordFormProps) {
  const { t } = useLingui();
  const findCodeProblem = useCodeProblem();
  const form = useForm<Reauthentication>({
    initial: NO_REAUTHENTICATION,
    validate: ({ password, code }) => ({
      password: password === "" ? t`Please enter your password.` : undefined,
      code: asksCode ? findCodeProblem(code) : undefined,
    }),
    async submit({ password, code }) {
      await onConfirm(password, code);
      onClose();
    },
    failureField: "password",
  });
  return (
    <form {...form.props} className="mt-5">
      <div className="space-y-5">
        <ReauthenticationFields form={form} asksCode={asksCode} />
      </div>
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
