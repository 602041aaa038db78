import { Trans } from "@lingui/react/macro";
import { ACCESS_MESSAGES, ACCESS_TEXT_MAX, validateAccessText } from "@vestpocket/domain/access/access.rules";
import type { AccessRequest } from "@vestpocket/domain/access/access.schema";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { useKeptForm } from "../../platform/use-kept-form.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.tsx";
import { useAskerChanges } from "./access.api.ts";

interface OpenRequestProps {
  listingId: string;
  request: AccessRequest;
}

/** An undecided request: the owner's question, if there is one, and a button to withdraw the request. */
export function OpenRequest({ listingId, request }: OpenRequestProps) {
  const failureWords = useFailureWords();
  const { withdraw } = useAskerChanges(listingId);
  const { run, pending } = useCall();

  async function takeBack() {
    const said = await run(withdraw, (failure) => toast.error(failureWords(failure)));
    if (said !== undefined) toast.success(said);
  }

  return (
    <>
      {request.standing.kind === "questioned" && <AnswerForm listingId={listingId} question={request.question} />}
      <Button kind="secondary" pending={pending} onClick={() => void takeBack()}>
        <Trans>Withdraw the request</Trans>
      </Button>
    </>
  );
}

function AnswerForm({ listingId, question }: { listingId: string; question: string }) {
  const { answer } = useAskerChanges(listingId);
  // The question when writing began; another may arrive meanwhile.
  const [begun, setBegun] = useState<string>();
  const form = useKeptForm({
    initial: { answer: "" },
    keepAs: `answer.${listingId}.${question}`,
    validate: (values) => ({ answer: validateAccessText(values.answer, ACCESS_MESSAGES.answerRequired) }),
    async submit(values) {
      const sent = answer({ answer: values.answer, question: begun ?? question });
      toast.success(
        await sent.catch((failure: unknown) => {
          setBegun(undefined);
          throw failure;
        }),
      );
    },
  });
  const { onChange, ...field } = form.text("answer");
  return (
    <form {...form.props} className="space-y-4">
      <Notice tone="warning">
        <p>
          <Trans>The owner asks:</Trans>
        </p>
        <p className="mt-1 font-normal whitespace-pre-wrap wrap-anywhere">{question}</p>
      </Notice>
      <TextArea
        {...field}
        onChange={(event) => {
          setBegun((before) => before ?? question);
          onChange(event);
        }}
        label={<Trans>Your answer</Trans>}
        lines={5}
        maxLength={ACCESS_TEXT_MAX}
        required
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Button type="submit" pending={form.pending}>
        <Trans>Send the answer</Trans>
      </Button>
    </form>
  );
}
