import { Trans, useLingui } from "@lingui/react/macro";
import { CODE_MINUTES, formatPhone, PHONE_MESSAGES } from "@vestpocket/domain/phones/phones.rules";
import { type ReactNode, useEffect } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useMessage } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import { WizardStep } from "../../ui/wizard-step.tsx";
import { prepareBotCheck } from "./bot-check.ts";
import { CodeField } from "./code-field.tsx";
import { ResendCode } from "./resend-code.tsx";
import { SentNotice } from "./sent-notice.tsx";
import { useCodeForm } from "./use-code-form.ts";
import type { PhoneCode, SentCode } from "./use-phone-code.ts";

interface CodeStepProps {
  phone: PhoneCode;
  sent: SentCode;
  /** Submits the code. Throws ApiFailure. */
  verify: (code: string) => Promise<void>;
  /** The message if the server does not say why it failed. */
  otherwise: string;
  onBack: () => void;
  /** What else there is to confirm, under the code. */
  children?: ReactNode;
}

/** Asks for the code that was sent, with a button to resend it. */
export function CodeStep({ phone, sent, verify, otherwise, onBack, children }: CodeStepProps) {
  const { t } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const resending = useCall();
  const form = useCodeForm({
    otherwise,
    verify(code) {
      resending.forget();
      return verify(code);
    },
  });
  const number = formatPhone(sent.to);
  const notSent = resending.failure && failureWords(resending.failure, message(PHONE_MESSAGES.notSent));
  const failure = form.failure ?? notSent;

  useEffect(prepareBotCheck, []);

  async function resend() {
    form.reset();
    await resending.run(phone.send, () => form.props.ref.current?.querySelector("input")?.focus());
    prepareBotCheck();
  }

  return (
    <WizardStep
      form={form.props}
      title={<Trans>Enter the code</Trans>}
      intro={
        <Trans>
          We sent it to <strong className="font-semibold whitespace-nowrap text-text">{number}</strong>. It expires in{" "}
          {CODE_MINUTES} minutes.
        </Trans>
      }
      failure={failure}
      next={<Trans>Verify & Finish</Trans>}
      pending={form.pending}
      onBack={onBack}
    >
      {!failure && (
        <SentNotice key={sent.at} sentence={sent.msg} isRefused={form.errors.verificationCode !== undefined} />
      )}
      <div className="flex flex-col gap-2">
        <CodeField {...form.field("verificationCode")} label={t`Verification code`} required />
        <ResendCode sentAt={sent.at} pending={resending.pending} onResend={resend} />
      </div>
      {children}
    </WizardStep>
  );
}
