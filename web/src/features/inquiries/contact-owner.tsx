import { Trans } from "@lingui/react/macro";
import { INQUIRY_MESSAGE_MAX, INQUIRY_MESSAGES } from "@vestpocket/domain/inquiries/inquiries.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { useMessage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type Sender, useContactForm } from "./use-contact-form.ts";

const NOTICE_LINK =
  "inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2";

interface ContactOwnerProps {
  /** `link`: the page's absolute URL. */
  listing: { readonly listingOwner: string | null; readonly name: string; readonly link: string };
  sender: Sender;
  /** Contacting an owner requires a confirmed phone. */
  isPhoneConfirmed: boolean;
  /** Replies reach only a confirmed address. */
  isEmailConfirmed: boolean;
  onSent: () => void;
}

/** Sends a message to a listing's owner. Once sent, the button stays disabled and a link to the conversation appears. */
export function ContactOwner({ listing, sender, isPhoneConfirmed, isEmailConfirmed, onSent }: ContactOwnerProps) {
  const message = useMessage();
  const { form, inquiryId } = useContactForm({ listing, sender, onSent });
  return (
    <form {...form.props} className="space-y-4">
      {!isPhoneConfirmed && (
        <Notice tone="warning">
          <p>{message(INQUIRY_MESSAGES.phoneNeeded)}</p>
          <LocalLink to={`${paths.profile()}#phone`} className={NOTICE_LINK}>
            <Trans>Confirm my phone number</Trans>
          </LocalLink>
        </Notice>
      )}
      <TextField {...form.text("senderName")} label={<Trans>Name</Trans>} autoComplete="name" required />
      <TextField
        {...form.text("senderEmail")}
        label={<Trans>Email</Trans>}
        type="email"
        autoComplete="email"
        required
      />
      <TextField
        {...form.text("senderPhone")}
        label={<Trans>Phone (optional)</Trans>}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextArea
        {...form.text("message")}
        label={<Trans>Message (optional)</Trans>}
        lines={5}
        maxLength={INQUIRY_MESSAGE_MAX}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      {inquiryId !== undefined && (
        <Notice tone="success">
          <p>
            {isEmailConfirmed ? (
              <Trans>Sent. The reply will appear in your inquiries and reach you by email.</Trans>
            ) : (
              <Trans>Sent. The reply will appear in your inquiries. To get it by email, confirm your address.</Trans>
            )}
          </p>
          <LocalLink to={paths.inquiry(inquiryId)} className={NOTICE_LINK}>
            <Trans>Open the conversation</Trans>
          </LocalLink>
        </Notice>
      )}
      <Button
        type="submit"
        size="large"
        className="w-full"
        pending={form.pending}
        aria-disabled={inquiryId !== undefined || !isPhoneConfirmed}
      >
        <Trans>Send Message</Trans>
      </Button>
      <p className="text-13 text-muted">
        <Trans>
          The owner gets your message by email and can reply to you directly. Their own address is not shown.
        </Trans>
      </p>
    </form>
  );
}
