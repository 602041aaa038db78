import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PasswordDialog } from "../ui/password-dialog.tsx";
import { useFailureWords } from "./failure-words.ts";
import { useCall } from "./use-call.ts";

interface PasswordPromptProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  action: ReactNode;
  isDanger?: boolean;
  /** Asks the server; when it fails, the dialog says why and stays. */
  onConfirm: (password: string) => Promise<void>;
}

/** Asks for the account's password and does what needs it. */
export function PasswordPrompt({ onConfirm, onClose, ...dialog }: PasswordPromptProps) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { run, pending, failure, forget } = useCall();

  function close() {
    forget();
    onClose();
  }

  async function confirm(password: string) {
    const isDone = await run(async () => {
      await onConfirm(password);
      return true;
    });
    if (isDone) close();
  }

  return (
    <PasswordDialog
      {...dialog}
      onClose={close}
      onConfirm={confirm}
      pending={pending}
      error={failure && (failure.fields.password ?? failureWords(failure, t`An unexpected error occurred.`))}
    />
  );
}
