import { Trans, useLingui } from "@lingui/react/macro";
import { isReachablePhone, PHONE_MESSAGES } from "@vestpocket/domain/phones/phones.rules";
import { useEffect, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";
import { useMessage } from "../../platform/language.ts";
import { WizardStep } from "../../ui/wizard-step.tsx";
import { prepareBotCheck } from "./bot-check.ts";
import { PhoneField } from "./phone-field.tsx";
import type { PhoneCode } from "./use-phone-code.ts";

interface PhoneStepProps {
  phone: PhoneCode;
  onSent: () => void;
  onBack: () => void;
}

/** Asks for the number and sends a code to it. */
export function PhoneStep({ phone, onSent, onBack }: PhoneStepProps) {
  const { t } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);

  useEffect(prepareBotCheck, []);

  function findError(): string | undefined {
    if (phone.typed === "") return message(PHONE_MESSAGES.required);
    return isReachablePhone(phone.phoneNumber) ? undefined : message(PHONE_MESSAGES.notSent);
  }

  function show(wrong: string | undefined, sentence?: string) {
    setError(wrong);
    setFailure(sentence);
    if (wrong ?? sentence) form.current?.querySelector("input")?.focus();
  }

  async function goOn() {
    const wrong = findError();
    show(wrong);
    if (wrong) return;
    setPending(true);
    try {
      await phone.sendOnce();
      onSent();
    } catch (reason) {
      if (!(reason instanceof ApiFailure)) throw reason;
      const { phoneNumber } = reason.fields;
      show(phoneNumber, phoneNumber ? undefined : failureWords(reason, message(PHONE_MESSAGES.notSent)));
      prepareBotCheck();
    } finally {
      setPending(false);
    }
  }

  return (
    <WizardStep
      ref={form}
      title={<Trans>Confirm your phone</Trans>}
      intro={<Trans>We send you a code by SMS, to be sure that the number is yours.</Trans>}
      failure={failure}
      next={<Trans>Next Step</Trans>}
      pending={pending}
      onNext={goOn}
      onBack={onBack}
    >
      <PhoneField
        label={t`Phone number`}
        help={t`A mobile number in Canada or the United States.`}
        required
        value={phone.typed}
        onChange={(masked) => {
          phone.setTyped(masked);
          setError(undefined);
        }}
        error={error}
      />
    </WizardStep>
  );
}
