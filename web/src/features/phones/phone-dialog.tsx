import { Trans } from "@lingui/react/macro";
import { CODE_MINUTES, formatPhone, PHONE_MESSAGES } from "@vestpocket/domain/phones/phones.rules";
import { useEffect, useState } from "react";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useMessage } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import type { Identity } from "../../shared/accounts/reauthentication.ts";
import { Notice } from "../../ui/notice.tsx";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { prepareBotCheck } from "./bot-check.ts";
import { CodeForm } from "./code-form.tsx";
import { linkPhone } from "./phone-link.api.ts";
import { sendCode } from "./phones.api.ts";
import { ResendCode } from "./resend-code.tsx";
import type { SentCode } from "./use-phone-code.ts";

interface PhoneDialogProps {
  open: boolean;
  onClose: () => void;
  /** E.164. */
  phoneNumber: string;
  /** Whether the password and an authenticator app code are required, because the number is new to the account. */
  asksPassword: boolean;
  asksCode: boolean;
  /** Called with the server's message once the number is linked. */
  onVerified: (sentence: string) => void;
}

/** Links a number to the account with a code sent to it. */
export function PhoneDialog({ open, ...steps }: PhoneDialogProps) {
  const number = formatPhone(steps.phoneNumber);
  return (
    <SmallDialog
      open={open}
      onClose={steps.onClose}
      title={<Trans>Confirm your phone number</Trans>}
      text={
        <p>
          <Trans>
            We will text a code to <strong className="font-semibold whitespace-nowrap text-text">{number}</strong>. It
            expires in {CODE_MINUTES} minutes.
          </Trans>
        </p>
      }
    >
      <Steps {...steps} />
    </SmallDialog>
  );
}

function Steps({ onClose, phoneNumber, onVerified, ...asks }: Omit<PhoneDialogProps, "open">) {
  const message = useMessage();
  const failureWords = useFailureWords();
  const { run, pending, failure } = useCall();
  const [sent, setSent] = useState<SentCode>();

  useEffect(prepareBotCheck, []);

  async function send() {
    const msg = await run(() => sendCode(phoneNumber));
    if (msg !== undefined) setSent({ to: phoneNumber, msg, at: Date.now() });
    prepareBotCheck();
  }

  async function verify(verificationCode: string, identity: Identity) {
    const sentence = await linkPhone({ phoneNumber, verificationCode, ...identity });
    onClose();
    onVerified(sentence);
  }

  const refusal = failure && (
    <Notice tone="danger">
      {failure.fields.phoneNumber ?? failureWords(failure, message(PHONE_MESSAGES.notSent))}
    </Notice>
  );
  if (sent) {
    return (
      <CodeForm
        {...asks}
        verify={verify}
        onCancel={onClose}
        sent={sent}
        refusal={refusal}
        resend={<ResendCode sentAt={sent.at} pending={pending} onResend={send} />}
      />
    );
  }
  return (
    <div className="mt-5">
      {refusal}
      <DialogFormButtons pending={pending} onCancel={onClose} onConfirm={send}>
        <Trans>Send code</Trans>
      </DialogFormButtons>
    </div>
  );
}
