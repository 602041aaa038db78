import { Trans, useLingui } from "@lingui/react/macro";
import { toLines } from "@vestpocket/domain/shared/readable-text";
import { ANSWER_MAX, nextTicketStatus, validateAnswer } from "@vestpocket/domain/tickets/tickets.rules";
import { useRef } from "react";
import { useKeptForm } from "../../platform/use-kept-form.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { CannedAnswerPicker } from "./canned-answers/canned-answer-picker.tsx";
import { type TicketPartProps, useTicketChange } from "./use-ticket-change.ts";

/** Answers a ticket by email. The text stays even if someone else changes the ticket in the meantime. */
export function TicketAnswer(props: TicketPartProps) {
  const { t, i18n } = useLingui();
  const { id, email, language, status } = props.ticket;
  const change = useTicketChange(props);
  /** Whether the button that was pressed last also closes the ticket. */
  const isClosing = useRef(false);
  const form = useKeptForm({
    initial: { message: "" },
    keepAs: `ticket.${id}`,
    validate: ({ message }) => ({ message: validateAnswer(message) }),
    async submit({ message }) {
      const andClose = isClosing.current;
      await change(
        ({ answer }) => answer({ message, andClose }),
        andClose ? t`The answer is on its way. Ticket closed.` : t`The answer is on its way.`,
      );
      form.resetIf({ message });
    },
  });
  const { message } = form.values;
  const mayAnswer = nextTicketStatus(status, "answer") !== undefined;
  if (!mayAnswer && message === "") return null;

  return (
    <form {...form.props} className="space-y-4">
      {mayAnswer && (
        <CannedAnswerPicker
          ticket={props.ticket}
          onPick={(text) => form.change({ message: [message.trimEnd(), text].filter(Boolean).join("\n\n") })}
        />
      )}
      <TextArea
        {...form.text("message")}
        label={<Trans>Your answer</Trans>}
        lines={5}
        data-key="r"
        counter={`${i18n.number([...toLines(message)].length)} / ${i18n.number(ANSWER_MAX)}`}
        help={
          language === "fr" ? <Trans>Emailed to {email} (French)</Trans> : <Trans>Emailed to {email} (English)</Trans>
        }
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          pending={form.pending}
          aria-disabled={!mayAnswer}
          onClick={() => {
            isClosing.current = false;
          }}
        >
          {form.pending ? <Trans>Sending…</Trans> : <Trans>Send answer</Trans>}
        </Button>
        <Button
          type="submit"
          kind="secondary"
          aria-disabled={!mayAnswer || form.pending}
          onClick={() => {
            isClosing.current = true;
          }}
        >
          <Trans>Send and close</Trans>
        </Button>
      </div>
    </form>
  );
}
