import { Plural, Trans } from "@lingui/react/macro";
import type { Question, QuestionsPage } from "@vestpocket/domain/questions/questions.schema";
import type { QuestionKind } from "@vestpocket/domain/questions/questions.terms";
import { type ReactNode, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { ApiFailure } from "../../platform/http.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AskForm } from "./ask-form.tsx";
import { QuestionCard } from "./question-card.tsx";
import { useQuestions } from "./questions.api.ts";

/** The reader, and the room's listing. */
export interface RoomReader {
  listingId: string;
  /** Undefined until it is known. */
  takesPart: boolean | undefined;
}

interface QuestionSectionProps extends RoomReader {
  kind: QuestionKind;
  heading: ReactNode;
  empty: { owner: ReactNode; reader: ReactNode };
  /** For readers without access; null hides the section. */
  closed: ReactNode;
  failed: ReactNode;
}

/** Used in the page's URL and headings; the room has its own documents. */
const NAMES: Readonly<Record<QuestionKind, string>> = { question: "questions", document: "requests" };

/** A room's questions, or its requests for documents, with the form to send one. */
export function QuestionSection(props: QuestionSectionProps) {
  const { listingId, takesPart, kind, heading, closed, failed, empty } = props;
  const name = NAMES[kind];
  const [search] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get(name))) || 1);
  const query = useQuestions(listingId, { kind, page, enabled: takesPart === true });
  const isClosed = takesPart === false || (query.error instanceof ApiFailure && query.error.status === 403);
  if (takesPart === undefined || (isClosed && closed === null)) return null;
  return (
    <section aria-labelledby={`${name}-heading`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={`${name}-heading`} className="text-22">
          {heading}
        </h2>
        {query.data !== undefined && query.data.waiting > 0 && (
          <Badge tone="warning">
            <Plural value={query.data.waiting} one="# to answer" other="# to answer" />
          </Badge>
        )}
      </div>
      {isClosed ? (
        <p className="mt-4 max-w-prose text-14 text-muted">{closed}</p>
      ) : (
        <div className="mt-4">
          <QueryFrame
            query={query}
            loading={
              <Loading>
                <Skeleton className="h-40" />
              </Loading>
            }
            failure={<LoadFailure query={query}>{failed}</LoadFailure>}
          >
            {(data) => <List key={page} listingId={listingId} kind={kind} page={page} data={data} empty={empty} />}
          </QueryFrame>
        </div>
      )}
    </section>
  );
}

interface ListProps extends Pick<QuestionSectionProps, "listingId" | "kind" | "empty"> {
  page: number;
  data: QuestionsPage;
}

function List({ listingId, kind, page, data, empty }: ListProps) {
  const { pathname, search } = useLocation();
  const { isOwner, totalPages } = data;
  const { questions, keep } = useKeptQuestions(data.questions);
  const hrefOf = (to: number) => {
    const query = new URLSearchParams(search);
    query.set(NAMES[kind], String(to));
    return `${pathname}?${query}#${NAMES[kind]}-heading`;
  };
  return (
    <div className="space-y-4">
      {!isOwner && <Asking listingId={listingId} kind={kind} />}
      {questions.length === 0 ? (
        <p className="rounded-card border border-dashed border-line-strong px-5 py-8 text-center text-14 text-muted">
          {isOwner ? empty.owner : empty.reader}
        </p>
      ) : (
        <ul className="space-y-4">
          {questions.map((question) => (
            <li key={question.id}>
              <QuestionCard question={question} onWriting={(isWriting) => keep(question, isWriting)} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={totalPages} href={hrefOf} />
    </div>
  );
}

interface Kept {
  readonly question: Question;
  /** Its place in the list. */
  readonly at: number;
}

/**
 * The questions of the page, and those that are being written about: another question, or an answer from elsewhere, may
 * move one of them to another page, and what is typed would be lost.
 */
function useKeptQuestions(listed: readonly Question[]) {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const questions = [...listed];
  for (const { question, at } of kept) {
    if (!listed.some(({ id }) => id === question.id)) questions.splice(at, 0, question);
  }
  function keep(question: Question, isWriting: boolean) {
    const at = questions.findIndex(({ id }) => id === question.id);
    setKept((before) => {
      const others = before.filter((each) => each.question.id !== question.id);
      return isWriting ? [...others, { question, at }].toSorted((one, other) => one.at - other.at) : others;
    });
  }
  return { questions, keep };
}

/** The form opens on demand, so that the answers come first. */
function Asking({ listingId, kind }: { listingId: string; kind: QuestionKind }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <AskForm listingId={listingId} kind={kind} onClose={() => setIsOpen(false)} />;
  return (
    <Button kind="secondary" onClick={() => setIsOpen(true)}>
      {kind === "question" ? <Trans>Ask a question</Trans> : <Trans>Request a document</Trans>}
    </Button>
  );
}
