import { Plural, useLingui } from "@lingui/react/macro";
import type { Todo } from "@vestpocket/domain/listings/todo.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import {
  CreditCard,
  Handshake,
  Hourglass,
  KeyRound,
  LockKeyholeOpen,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquareReply,
  MessageSquareText,
  PencilLine,
} from "lucide-react";
import type { ReactNode } from "react";
import { LocalLink } from "../../platform/local-link.tsx";
import { DecisionText, OutcomeText } from "./todo-news.tsx";

/** The number of pending tasks. */
export function countTodo({ unread, requests, decisions, offers, outcomes, questions, answers, ...own }: Todo): number {
  const { ending, unpaid, drafts } = own;
  return (
    unread.received +
    unread.sent +
    requests +
    decisions.waiting +
    outcomes.waiting +
    offers.waiting +
    questions.waiting +
    answers.waiting +
    ending +
    unpaid +
    drafts
  );
}

interface TodoLinksProps {
  todo: Todo;
  /** 'line': the links scroll if they do not fit on one line. 'lines': they wrap. */
  arrangement: "line" | "lines";
}

/** One link per kind of pending task. */
export function TodoLinks({ todo, arrangement }: TodoLinksProps) {
  const { unread: conversations, requests, decisions, offers, outcomes, questions, answers } = todo;
  const { ending, unpaid, drafts } = todo;
  const { t } = useLingui();
  const unread = conversations.received + conversations.sent;
  return (
    <nav aria-label={t`To do`} className="min-w-0 overflow-x-auto overscroll-x-contain">
      <ul className={`flex gap-x-5 px-1 ${arrangement === "line" ? "w-max" : "flex-wrap"}`}>
        {unread > 0 && (
          <Entry icon={MessageSquareText} to={paths.inquiries() + (conversations.received === 0 ? "?box=sent" : "")}>
            <Plural value={unread} one="# unread conversation" other="# unread conversations" />
          </Entry>
        )}
        {requests > 0 && (
          <Entry icon={KeyRound} to={paths.access()}>
            <Plural value={requests} one="# access request" other="# access requests" />
          </Entry>
        )}
        {decisions.listing !== null && (
          <Entry icon={LockKeyholeOpen} to={paths.ownAccess(decisions.listing)}>
            <DecisionText {...decisions} />
          </Entry>
        )}
        {offers.waiting > 0 && offers.listing !== null && (
          <Entry icon={Handshake} to={paths.offers(offers.listing)}>
            <Plural value={offers.waiting} one="# offer to answer" other="# offers to answer" />
          </Entry>
        )}
        {outcomes.listing !== null && (
          <Entry
            icon={Handshake}
            to={paths.offers(outcomes.listing, outcomes.waiting === 1 ? (outcomes.offer ?? "") : "")}
          >
            <OutcomeText {...outcomes} />
          </Entry>
        )}
        {questions.waiting > 0 && questions.listing !== null && (
          <Entry icon={MessageCircleQuestionMark} to={paths.ownListing(questions.listing, "room")}>
            <Plural value={questions.waiting} one="# question to answer" other="# questions to answer" />
          </Entry>
        )}
        {answers.waiting > 0 && answers.listing !== null && (
          <Entry icon={MessageSquareReply} to={paths.room(answers.listing)}>
            <Plural value={answers.waiting} one="# answer to read" other="# answers to read" />
          </Entry>
        )}
        {ending > 0 && (
          <Entry icon={Hourglass} to={`${paths.myListings()}?status=ending`}>
            <Plural value={ending} one="# listing expires soon" other="# listings expire soon" />
          </Entry>
        )}
        {unpaid > 0 && (
          <Entry icon={CreditCard} to={`${paths.myListings()}?status=draft`}>
            <Plural value={unpaid} one="# listing to pay for" other="# listings to pay for" />
          </Entry>
        )}
        {drafts > 0 && (
          <Entry icon={PencilLine} to={paths.myListings()}>
            <Plural value={drafts} one="# unfinished draft" other="# unfinished drafts" />
          </Entry>
        )}
      </ul>
    </nav>
  );
}

function Entry({ icon: Icon, to, children }: { icon: LucideIcon; to: string; children: ReactNode }) {
  return (
    <li>
      <LocalLink
        to={to}
        className="flex min-h-11 items-center gap-2 text-14 font-medium whitespace-nowrap underline decoration-1 underline-offset-4 -outline-offset-2 hover:decoration-2"
      >
        <Icon size={16} className="shrink-0" aria-hidden="true" />
        {children}
      </LocalLink>
    </li>
  );
}
