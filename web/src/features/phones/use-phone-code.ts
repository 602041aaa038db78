import { CODE_MINUTES, findPhoneProblem, PHONE_MESSAGES, toE164 } from "@vestpocket/domain/phones/phones.rules";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useMessage } from "../../platform/language.ts";
import { useForm } from "../../platform/use-form.ts";
import { prepareBotCheck } from "./bot-check.ts";
import { sendCode } from "./phones.api.ts";

export interface SentCode {
  /** E.164. */
  readonly to: string;
  /** Unix milliseconds. */
  readonly at: number;
  /** The server's message. */
  readonly msg: string;
}

export type PhoneCode = ReturnType<typeof usePhoneCode>;

/** A number and the code sent to it, kept while the page is open. `onSent` is called once a code has been sent. */
export function usePhoneCode(onSent: () => void) {
  const message = useMessage();
  const failureWords = useFailureWords();
  const [sent, setSent] = useState<SentCode>();
  const form = useForm({
    /** Formatted as (123) 456-7890. */
    initial: { phoneNumber: "" },
    validate,
    submit,
    readFailure: (failure) => failureWords(failure, message(PHONE_MESSAGES.notSent)),
    focusOnFailure: "phoneNumber",
  });
  const phoneNumber = toE164(form.values.phoneNumber);

  async function submit() {
    // Coming back to this step must not send another text message.
    const isOnItsWay = sent?.to === phoneNumber && Date.now() - sent.at < CODE_MINUTES * 60_000;
    if (!isOnItsWay) await send().finally(prepareBotCheck);
    onSent();
  }

  /** Throws ApiFailure. */
  async function send() {
    const msg = await sendCode(phoneNumber);
    setSent({ to: phoneNumber, at: Date.now(), msg });
  }

  return { form, /** E.164. */ phoneNumber, sent, send };
}

function validate({ phoneNumber }: { phoneNumber: string }) {
  if (phoneNumber === "") return { phoneNumber: PHONE_MESSAGES.required };
  return { phoneNumber: findPhoneProblem(phoneNumber) };
}
