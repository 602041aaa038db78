import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import type { Identity } from "../../shared/accounts/reauthentication.ts";
import { ReauthenticationFields } from "../../shared/accounts/reauthentication-fields.tsx";
import { CodeField } from "./code-field.tsx";
import { SentNotice } from "./sent-notice.tsx";
import { useCodeForm } from "./use-code-form.ts";
import type { SentCode } from "./use-phone-code.ts";

interface CodeFormProps {
  /** Submits the code, with identity proof if required. Throws ApiFailure. */
  verify: (code: string, identity: Identity) => Promise<void>;
  /** Whether the password and an authenticator app code are also required. */
  asksPassword: boolean;
  asksCode: boolean;
  onCancel: () => void;
  sent: SentCode;
  /** Why the code could not be sent again, as a notice. */
  refusal: ReactNode;
  /** The button to resend it. */
  resend: ReactNode;
}

/** Asks for the code that was sent. */
export function CodeForm({ verify, asksPassword, asksCode, onCancel, sent, refusal, resend }: CodeFormProps) {
  const form = useCodeForm({ verify, asksPassword, asksCode, hasFailureInField: true });
  const { ref } = form.props;

  useEffect(() => ref.current?.querySelector("input")?.focus(), [ref]);

  return (
    <form {...form.props} className="mt-5">
      {refusal ?? (
        <SentNotice key={sent.at} sentence={sent.msg} isRefused={form.errors.verificationCode !== undefined} />
      )}
      <div className="mt-5 flex flex-col gap-2">
        <CodeField {...form.field("verificationCode")} label={<Trans>Verification code</Trans>} required />
        {resend}
      </div>
      {asksPassword && (
        <div className="mt-3 flex flex-col gap-5">
          <ReauthenticationFields form={form} asksCode={asksCode} />
        </div>
      )}
      <DialogFormButtons onCancel={onCancel} pending={form.pending}>
        <Trans>Verify</Trans>
      </DialogFormButtons>
    </form>
  );
}
