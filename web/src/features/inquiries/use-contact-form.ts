import { useLingui } from "@lingui/react/macro";
import {
  INQUIRY_MESSAGES,
  INQUIRY_PHONE_MAX,
  type InquiryDetails,
  toInquiryPhone,
  validateInquiry,
} from "@vestpocket/domain/inquiries/inquiries.rules";
import { type FormEvent, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useMessage } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import { toast } from "../../ui/toast.tsx";
import { useLeftFields } from "../../ui/use-left-fields.ts";
import { useSendInquiry } from "./inquiries.api.ts";

/** Who writes, as far as it is known. */
export interface Sender {
  readonly name: string;
  readonly email: string;
  /** Digits only. */
  readonly phone: string;
}

/** The form 'Contact Owner': what was typed, what is wrong with it, and sending it, once. */
export function useContactForm(listing: { listingOwner: string; name: string; link: string }, sender: Sender) {
  const { t } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const send = useSendInquiry();
  const { run, pending, failure, forget } = useCall();
  const { left, leave, onFocus } = useLeftFields();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<InquiryDetails>(() => ({
    senderName: sender.name,
    senderEmail: sender.email,
    senderPhone: sender.phone,
    message: message(INQUIRY_MESSAGES.preset),
  }));
  const [inquiryId, setInquiryId] = useState<string>();
  // The same for every try with the same words: what arrived is not sent twice.
  const key = useRef(crypto.randomUUID());
  const wrong = validateInquiry(values);

  function change(part: Partial<InquiryDetails>) {
    setValues((standing) => ({ ...standing, ...part }));
    key.current = crypto.randomUUID();
    forget();
  }

  function errorOf(field: keyof InquiryDetails): string | undefined {
    const own = wrong[field];
    return (left.has(field) && own ? message(own) : undefined) ?? failure?.fields[field];
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (inquiryId !== undefined) return;
    leave(...Object.keys(values));
    const [first] = Object.keys(wrong);
    if (first !== undefined) {
      ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const id = toast.loading(t`Sending…`);
    const sent = await run(
      () => send(values, listing, key.current),
      () => toast.error(message(INQUIRY_MESSAGES.failed), { id }),
    );
    if (sent === undefined) return;
    toast.success(sent.msg, { id });
    setInquiryId(sent.inquiryId);
  }

  return {
    ref,
    values,
    pending,
    inquiryId,
    failure: failure && failureWords(failure, message(INQUIRY_MESSAGES.failed)),
    errorOf,
    change,
    changePhone: (typed: string) => change({ senderPhone: toInquiryPhone(typed).slice(0, INQUIRY_PHONE_MAX) }),
    submit,
    onFocus,
  };
}
