import { Trans, useLingui } from "@lingui/react/macro";
import {
  INQUIRY_MESSAGE_MAX,
  INQUIRY_MESSAGES,
  validateMessageText,
} from "@vestpocket/domain/inquiries/inquiries.rules";
import type { InquiryThread } from "@vestpocket/domain/inquiries/inquiries.schema";
import { toLines } from "@vestpocket/domain/shared/readable-text";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useKeptForm } from "../../platform/use-kept-form.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.tsx";
import { useInquiryChanges } from "./inquiries.api.ts";

/** Replies in a conversation. The text stays until the server has accepted it, even if the conversation is closed. */
export function ReplyForm({ thread }: { thread: InquiryThread }) {
  const { t, i18n } = useLingui();
  const failureWords = useFailureWords();
  const { reply } = useInquiryChanges(thread);
  const form = useKeptForm({
    initial: { message: "" },
    keepAs: `reply.${thread.id}`,
    validate: ({ message }) => ({
      message: toLines(message) === "" ? INQUIRY_MESSAGES.messageRequired : validateMessageText(message),
    }),
    async submit({ message }, idempotencyKey) {
      toast.success(await reply(message, idempotencyKey));
      form.resetIf({ message });
    },
    readFailure: (failure) => failureWords(failure, t`Your reply could not be sent.`),
    failureField: "message",
  });
  const { noReply } = thread;
  const { length } = form.values.message;
  const closed = noReply !== null && <Notice tone="info">{noReply}</Notice>;
  if (closed && length === 0) return closed;

  return (
    <form {...form.props} className="space-y-3">
      <TextArea
        {...form.text("message")}
        label={<Trans>Your reply</Trans>}
        lines={5}
        counter={
          length > INQUIRY_MESSAGE_MAX / 2 ? `${i18n.number(length)} / ${i18n.number(INQUIRY_MESSAGE_MAX)}` : undefined
        }
      />
      {closed || (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-13 text-muted">
            <Trans>It is also emailed if their address is confirmed. Email addresses stay private here.</Trans>
          </p>
          <Button type="submit" pending={form.pending}>
            <Trans>Send reply</Trans>
          </Button>
        </div>
      )}
    </form>
  );
}
