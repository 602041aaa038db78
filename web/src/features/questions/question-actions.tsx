import { Trans } from "@lingui/react/macro";
import {
  ANSWER_MAX,
  QUESTION_REASON_MAX,
  validateAnswer,
  validateNote,
} from "@vestpocket/domain/questions/questions.rules";
import type { Question } from "@vestpocket/domain/questions/questions.schema";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../../platform/confirm-dialog.tsx";
import { isOutdated } from "../../platform/use-changing.ts";
import { useKeptForm } from "../../platform/use-kept-form.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.tsx";
import { useQuestionChanges } from "./questions.api.ts";

type Step = Question["steps"][number];

/** The reader's actions on a question: the owner answers or declines, its asker withdraws it. */
export function QuestionActions({
  question,
  onWriting,
}: {
  question: Question;
  onWriting: (isWriting: boolean) => void;
}) {
  const [step, setStep] = useState<Step>();
  const { withdraw } = useQuestionChanges();
  const { id, steps } = question;
  function begin(next: Step) {
    setStep(next);
    onWriting(true);
  }
  function close() {
    setStep(undefined);
    onWriting(false);
  }
  if (step === "answer") return <AnswerForm question={question} onClose={close} />;
  if (step === "decline") return <DeclineForm id={id} onClose={close} />;
  if (steps.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {steps.map((each) => (
        <Button
          key={each}
          kind={each === "answer" && question.state === "open" ? "primary" : "secondary"}
          aria-haspopup={each === "withdraw" ? "dialog" : undefined}
          onClick={() => begin(each)}
        >
          {toLabel(each, question)}
        </Button>
      ))}
      <ConfirmDialog
        open={step === "withdraw"}
        onClose={close}
        title={
          question.kind === "document" ? <Trans>Withdraw this request?</Trans> : <Trans>Withdraw this question?</Trans>
        }
        text={<Trans>It will be deleted, and the owner will no longer be able to read it.</Trans>}
        action={<Trans>Withdraw</Trans>}
        onConfirm={async () => {
          toast.success(await withdraw(id));
        }}
      />
    </div>
  );
}

function toLabel(step: Step, { kind, state }: Question): ReactNode {
  if (step === "decline") return <Trans>Decline</Trans>;
  if (step === "withdraw") return <Trans>Withdraw</Trans>;
  if (kind === "document") return <Trans>Mark as added</Trans>;
  return state === "open" ? <Trans context="verb">Answer</Trans> : <Trans>Correct the answer</Trans>;
}

interface WritingProps {
  onClose: () => void;
}

function AnswerForm({ question, onClose }: WritingProps & { question: Question }) {
  const { answer } = useQuestionChanges();
  // What is sent answers or corrects what was read, also if another answer arrived meanwhile. If that is refused, the
  // page shows the question as it is now, and the next attempt is about that.
  const [read, setRead] = useState(question);
  const [isRefused, setIsRefused] = useState(false);
  const { id, kind, version, answers } = read;
  if (isRefused && question.version !== version) {
    setRead(question);
    setIsRefused(false);
  }
  const isDocument = kind === "document";
  return (
    <Writing
      onClose={onClose}
      initial={answers[0]?.text ?? ""}
      keepAs={`answer.${id}`}
      max={ANSWER_MAX}
      validate={(text) => validateAnswer(kind, text)}
      onSend={(text) =>
        answer(id, { version, answer: text }).catch((error: unknown) => {
          setIsRefused(isOutdated(error));
          throw error;
        })
      }
      label={isDocument ? <Trans>Note (optional)</Trans> : <Trans>Your answer</Trans>}
      help={
        isDocument ? (
          <Trans>Say where to find it. Only the person who asked can read the note.</Trans>
        ) : version > 0 ? (
          <Trans>Everyone with access to the room can read it, along with earlier answers.</Trans>
        ) : (
          <Trans>Everyone with access to the room can read the question and your answer, but not who asked.</Trans>
        )
      }
      action={isDocument ? <Trans>Mark as added</Trans> : <Trans>Save the answer</Trans>}
    />
  );
}

function DeclineForm({ id, onClose }: WritingProps & { id: string }) {
  const { decline } = useQuestionChanges();
  return (
    <Writing
      onClose={onClose}
      initial=""
      keepAs={`decline.${id}`}
      max={QUESTION_REASON_MAX}
      validate={validateNote}
      onSend={(text) => decline(id, text)}
      label={<Trans>Note (optional)</Trans>}
      help={<Trans>Only the person who asked can read it.</Trans>}
      action={<Trans>Decline</Trans>}
    />
  );
}

interface Words extends WritingProps {
  initial: string;
  keepAs: string;
  max: number;
  validate: (text: string) => ReturnType<typeof validateNote>;
  onSend: (text: string) => Promise<string>;
  label: ReactNode;
  help: ReactNode;
  action: ReactNode;
}

function Writing({ onClose, initial, keepAs, max, validate, onSend, label, help, action }: Words) {
  const form = useKeptForm({
    initial: { answer: initial },
    keepAs,
    validate: ({ answer }) => ({ answer: validate(answer) }),
    readFieldErrors: ({ answer, note }) => ({ answer: answer ?? note }),
    async submit({ answer }) {
      toast.success(await onSend(answer));
      onClose();
    },
  });
  return (
    <form {...form.props} className="mt-4 space-y-4 border-t border-line pt-4">
      <TextArea {...form.text("answer")} label={label} help={help} lines={5} maxLength={max} />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={form.pending}>
          {action}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
