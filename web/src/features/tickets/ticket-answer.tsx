import { Trans, useLingui } from "@lingui/react/macro";
import { ANSWER_MAX, nextTicketStatus, validateAnswer } from "@vestpocket/domain/tickets/tickets.rules";
import { type FormEvent, useRef, useState } from "react";
import { useMessage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { type TicketPartProps, useTicketChange } from "./use-ticket-change.ts";

/** Writes to whoever submitted the ticket. What was written stays, whatever somebody else does with the ticket meanwhile. */
export function TicketAnswer(props: TicketPartProps) {
  const { t, i18n } = useLingui();
  const message = useMessage();
  const { email, language, status } = props.ticket;
  const { change, pending, failure } = useTicketChange(props);
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const wrong = validateAnswer(answer);
  const mayAnswer = nextTicketStatus(status, "answer") !== undefined;
  if (!mayAnswer && answer === "") return null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (wrong) {
      form.current?.querySelector("textarea")?.focus();
      return;
    }
    if (!(await change((does) => does.answer(answer), t`The answer is on its way.`))) return;
    setAnswer("");
    setHasTried(false);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <TextArea
        label={<Trans>Your answer</Trans>}
        name="answer"
        lines={5}
        counter={`${i18n.number([...answer.trim()].length)} / ${i18n.number(ANSWER_MAX)}`}
        help={
          language === "fr" ? <Trans>Emailed to {email} (French)</Trans> : <Trans>Emailed to {email} (English)</Trans>
        }
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        error={hasTried && wrong && message(wrong)}
      />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" pending={pending} disabled={!mayAnswer}>
        {pending ? <Trans>Sending...</Trans> : <Trans>Send answer</Trans>}
      </Button>
    </form>
  );
}
