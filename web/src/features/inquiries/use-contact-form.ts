import { useLingui } from "@lingui/react/macro";
import { INQUIRY_MESSAGES, type InquiryDetails, validateInquiry } from "@vestpocket/domain/inquiries/inquiries.rules";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useMessage } from "../../platform/language.ts";
import { useKeptForm } from "../../platform/use-kept-form.ts";
import { toast } from "../../ui/toast.tsx";
import { useSendInquiry } from "./inquiries.api.ts";

/** The sender, as far as known. */
export interface Sender {
  readonly name: string;
  readonly email: string;
  /** As it is shown. */
  readonly phone: string;
}

interface Contact {
  readonly listing: { readonly listingOwner: string | null; readonly name: string; readonly link: string };
  readonly sender: Sender;
  readonly onSent: () => void;
}

/** State of the 'Contact Owner' form, which can be sent once. */
export function useContactForm({ listing, sender, onSent }: Contact) {
  const { t } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const send = useSendInquiry();
  const [inquiryId, setInquiryId] = useState<string>();
  const form = useKeptForm<InquiryDetails>({
    initial: {
      senderName: sender.name,
      senderEmail: sender.email,
      senderPhone: sender.phone,
      message: message(INQUIRY_MESSAGES.preset),
    },
    keepAs: `inquiry.${listing.link}`,
    validate: validateInquiry,
    submit,
    validateOnLeave: true,
    readFailure: (failure) => failureWords(failure, message(INQUIRY_MESSAGES.failed)),
  });

  async function submit(values: InquiryDetails, idempotencyKey: string) {
    if (inquiryId !== undefined) return;
    const id = toast.loading(t`Sending…`);
    try {
      const sent = await send(values, listing, idempotencyKey);
      toast.success(sent.msg, { id });
      setInquiryId(sent.inquiryId);
      onSent();
    } catch (error) {
      toast.error(message(INQUIRY_MESSAGES.failed), { id });
      throw error;
    }
  }

  return { form, inquiryId };
}
