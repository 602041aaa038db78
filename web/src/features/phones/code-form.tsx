import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { Button } from "../../ui/button.tsx";
import { DialogButtons } from "../../ui/small-dialog.tsx";
import { CodeField } from "./code-field.tsx";
import { useCodeForm } from "./use-code-form.ts";

interface CodeFormProps {
  /** Submits the code. Throws ApiFailure. */
  verify: (code: string) => Promise<void>;
  onCancel: () => void;
  /** The server's message about the sent code. */
  sent: ReactNode;
  /** The button to resend it. */
  resend: ReactNode;
}

/** Asks for the code that was sent. */
export function CodeForm({ verify, onCancel, sent, resend }: CodeFormProps) {
  const form = useCodeForm({ verify, hasFailureInField: true });
  const { ref } = form.props;

  useEffect(() => ref.current?.querySelector("input")?.focus(), [ref]);

  return (
    <form {...form.props} className="mt-5">
      {sent}
      <div className="mt-5 flex flex-col gap-2">
        <CodeField {...form.field("verificationCode")} label={<Trans>Verification code</Trans>} required />
        {resend}
      </div>
      <DialogButtons>
        <Button kind="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" pending={form.pending}>
          <Trans>Verify</Trans>
        </Button>
      </DialogButtons>
    </form>
  );
}
