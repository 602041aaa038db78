import { Plural, Trans } from "@lingui/react/macro";
import type { Question } from "@vestpocket/domain/questions/questions.schema";
import type { ReactNode } from "react";
import { formatAge } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { Badge } from "../../ui/badge.tsx";
import { DOT } from "../../ui/dot.ts";
import { QuestionActions } from "./question-actions.tsx";

interface QuestionCardProps {
  question: Question;
  /** Called when the reader begins to write about it, and when that is closed. */
  onWriting: (isWriting: boolean) => void;
}

/** A question with its answer, or a request for a document with its outcome. */
export function QuestionCard({ question, onWriting }: QuestionCardProps) {
  const { text, reason, note, answers, kind, state } = question;
  const [latest, ...earlier] = answers;
  return (
    <article className="rounded-card border border-line bg-raised p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Asked question={question} />
        <State question={question} />
      </div>
      <h3 className="mt-2 max-w-prose font-sans text-16 font-semibold tracking-normal whitespace-pre-wrap wrap-anywhere">
        {text}
      </h3>
      {reason !== "" && <Said name={<Trans>Needed for</Trans>}>{reason}</Said>}
      {latest !== undefined && latest.text !== "" && (
        <Said
          name={kind === "question" ? <Trans>The owner’s answer</Trans> : <Trans>The owner’s note</Trans>}
          at={latest.at}
        >
          {latest.text}
        </Said>
      )}
      {state === "declined" && note !== "" && <Said name={<Trans>The owner’s note</Trans>}>{note}</Said>}
      {earlier.length > 0 && <Earlier answers={earlier} />}
      <QuestionActions question={question} onWriting={onWriting} />
    </article>
  );
}

function Asked({ question: { askerName, isMine, askedAt } }: { question: Question }) {
  const language = useLanguage();
  const age = formatAge(askedAt.seconds, language, Date.now());
  return (
    <p className="min-w-0 text-13 text-muted wrap-anywhere">
      {isMine ? <Trans>You, {age}</Trans> : askerName === null ? age : `${askerName}, ${age}`}
    </p>
  );
}

function State({ question: { state, kind, isNew, steps } }: { question: Question }) {
  if (isNew) {
    return (
      <Badge tone="success">
        <Trans>New</Trans>
      </Badge>
    );
  }
  if (state === "open") {
    return (
      <Badge tone="warning">
        {steps.includes("answer") ? <Trans>To answer</Trans> : <Trans>Waiting for the owner</Trans>}
      </Badge>
    );
  }
  if (state === "declined") {
    return (
      <Badge>
        <Trans>Declined</Trans>
      </Badge>
    );
  }
  return kind === "document" ? (
    <Badge tone="success">
      <Trans context="document">Added</Trans>
    </Badge>
  ) : null;
}

function Said({ name, at, children }: { name: ReactNode; at?: { seconds: number }; children: ReactNode }) {
  const language = useLanguage();
  return (
    <div className="mt-4 border-l-2 border-line-strong pl-4">
      <p className="text-13 text-muted">
        {name}
        {at && `${DOT}${formatAge(at.seconds, language, Date.now())}`}
      </p>
      <p className="mt-0.5 max-w-prose whitespace-pre-wrap wrap-anywhere">{children}</p>
    </div>
  );
}

/** An answer's text before a correction. */
function Earlier({ answers }: { answers: Question["answers"] }) {
  return (
    <details className="mt-3 text-14">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline underline-offset-4">
        <Plural value={answers.length} one="Corrected: # earlier answer" other="Corrected: # earlier answers" />
      </summary>
      {answers.map((answer) => (
        <Said key={`${answer.at.seconds} ${answer.text}`} name={<Trans>Earlier answer</Trans>} at={answer.at}>
          {answer.text}
        </Said>
      ))}
    </details>
  );
}
