import { Trans, useLingui } from "@lingui/react/macro";
import {
  INQUIRY_MESSAGE_MAX,
  INQUIRY_MESSAGES,
  validateMessageText,
} from "@vestpocket/domain/inquiries/inquiries.rules";
import type { InquiryThread } from "@vestpocket/domain/inquiries/inquiries.schema";
import { type FormEvent, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useMessage } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.tsx";
import { useInquiryChanges } from "./inquiries.api.ts";

/** Answers in a conversation. What was written stays until it has arrived. */
export function ReplyForm({ thread }: { thread: InquiryThread }) {
  const { t, i18n } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const { reply } = useInquiryChanges(thread);
  const { run, pending, failure, forget } = useCall();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const key = useRef(crypto.randomUUID());
  const wrong = text.trim() === "" ? INQUIRY_MESSAGES.messageRequired : validateMessageText(text);
  const refusal = failure && (failure.fields.message ?? failureWords(failure, t`Your reply could not be sent.`));

  function type(typed: string) {
    setText(typed);
    setHasTried(false);
    key.current = crypto.randomUUID();
    forget();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (wrong) {
      form.current?.querySelector("textarea")?.focus();
      return;
    }
    const said = await run(() => reply(text, key.current));
    if (said === undefined) return;
    toast.success(said);
    type("");
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)} className="space-y-3">
      <TextArea
        label={<Trans>Your reply</Trans>}
        name="reply"
        lines={5}
        value={text}
        onChange={({ target }) => type(target.value)}
        counter={
          text.length > INQUIRY_MESSAGE_MAX / 2
            ? `${i18n.number(text.length)} / ${i18n.number(INQUIRY_MESSAGE_MAX)}`
            : undefined
        }
        error={(hasTried && wrong && message(wrong)) || refusal}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-muted">
          <Trans>It is also sent by email. Email addresses stay private here.</Trans>
        </p>
        <Button type="submit" pending={pending}>
          <Trans>Send reply</Trans>
        </Button>
      </div>
    </form>
  );
}
