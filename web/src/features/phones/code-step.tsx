import { Trans, useLingui } from "@lingui/react/macro";
import { CODE_DIGITS, CODE_MINUTES, formatPhone, PHONE_MESSAGES } from "@vestpocket/domain/phones/phones.rules";
import { useEffect, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";
import { useMessage } from "../../platform/language.ts";
import { Notice } from "../../ui/notice.tsx";
import { WizardStep } from "../../ui/wizard-step.tsx";
import { prepareBotCheck } from "./bot-check.ts";
import { CodeField } from "./code-field.tsx";
import { ResendCode } from "./resend-code.tsx";
import type { PhoneCode, SentCode } from "./use-phone-code.ts";

interface CodeStepProps {
  phone: PhoneCode;
  sent: SentCode;
  /** Hands the code over. Throws ApiFailure. */
  verify: (code: string) => Promise<void>;
  onBack: () => void;
}

/** Asks for the code that was sent, and sends another one when asked to. */
export function CodeStep({ phone, sent, verify, onBack }: CodeStepProps) {
  const { t } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState<"verify" | "resend">();
  const number = formatPhone(sent.to);

  useEffect(prepareBotCheck, []);

  function findError(): string | undefined {
    if (code === "") return message(PHONE_MESSAGES.codeRequired);
    return code.length < CODE_DIGITS ? t`The code has ${CODE_DIGITS} digits.` : undefined;
  }

  function show(wrong: string | undefined, sentence?: string) {
    setError(wrong);
    setFailure(sentence);
    if (wrong ?? sentence) form.current?.querySelector("input")?.focus();
  }

  /** Shows why a call failed; its own words where the server had none. */
  async function attempt(kind: "verify" | "resend", call: () => Promise<void>, otherwise: string) {
    setPending(kind);
    try {
      await call();
    } catch (reason) {
      if (!(reason instanceof ApiFailure)) throw reason;
      const { verificationCode } = reason.fields;
      show(verificationCode, verificationCode ? undefined : failureWords(reason, otherwise));
    } finally {
      setPending(undefined);
    }
  }

  async function goOn() {
    const wrong = findError();
    show(wrong);
    if (!wrong) await attempt("verify", () => verify(code), message(PHONE_MESSAGES.failed));
  }

  async function resend() {
    show(undefined);
    await attempt("resend", phone.send, message(PHONE_MESSAGES.notSent));
    setCode("");
    prepareBotCheck();
  }

  return (
    <WizardStep
      ref={form}
      title={<Trans>Enter the code</Trans>}
      intro={
        <Trans>
          It went to <strong className="font-semibold whitespace-nowrap text-text">{number}</strong> and works for{" "}
          {CODE_MINUTES} minutes.
        </Trans>
      }
      failure={failure}
      next={<Trans>Verify & Finish</Trans>}
      pending={pending === "verify"}
      onNext={goOn}
      onBack={onBack}
    >
      {!failure && (
        <Notice key={sent.at} tone="success">
          {sent.msg}
        </Notice>
      )}
      <div className="flex flex-col gap-2">
        <CodeField
          label={t`Verification code`}
          required
          value={code}
          onChange={(digits) => {
            setCode(digits);
            setError(undefined);
          }}
          error={error}
        />
        <ResendCode sentAt={sent.at} pending={pending === "resend"} onResend={resend} />
      </div>
    </WizardStep>
  );
}
