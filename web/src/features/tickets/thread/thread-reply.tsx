import { Trans, useLingui } from "@lingui/react/macro";
import { toLines } from "@vestpocket/domain/shared/readable-text";
import { ANSWER_MAX, validateReply } from "@vestpocket/domain/tickets/tickets.rules";
import { useForm } from "../../../platform/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useThreadReply } from "./thread.api.ts";

/** Adds a message to one's ticket. */
export function ThreadReply({ ticketKey, isClosed }: { ticketKey: string; isClosed: boolean }) {
  const { i18n } = useLingui();
  const reply = useThreadReply(ticketKey);
  const form = useForm({
    initial: { message: "" },
    validate: ({ message }) => ({ message: validateReply(message) }),
    async submit({ message }, idempotencyKey) {
      toast.success(await reply(message, idempotencyKey));
      form.resetIf({ message });
    },
  });
  return (
    <form {...form.props} className="mt-8 space-y-4">
      <TextArea
        {...form.text("message")}
        label={<Trans>Your message</Trans>}
        lines={5}
        counter={`${i18n.number([...toLines(form.values.message)].length)} / ${i18n.number(ANSWER_MAX)}`}
        help={isClosed ? <Trans>Your message reopens the ticket.</Trans> : <Trans>A person reads every message.</Trans>}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Button type="submit" pending={form.pending}>
        {form.pending ? <Trans>Sending…</Trans> : <Trans>Send message</Trans>}
      </Button>
    </form>
  );
}
