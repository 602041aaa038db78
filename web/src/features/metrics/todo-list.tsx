import { Plural, Trans } from "@lingui/react/macro";
import type { Waiting } from "@vestpocket/domain/metrics/metrics.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { ArrowRight, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";

const DAY_SECONDS = 86_400;
const daysSince = (seconds: number) => Math.max(0, Math.floor(Date.now() / 1000 / DAY_SECONDS - seconds / DAY_SECONDS));

interface Task {
  readonly name: string;
  readonly path: string;
  readonly count: number;
  readonly what: ReactNode;
  /** How long it has waited, or how long there is left. */
  readonly when?: ReactNode;
  readonly isUrgent?: boolean;
}

/** What needs doing, in order of urgency: first what costs money, then whom somebody else waits for. */
export function TodoList({ waiting }: { waiting: Waiting }) {
  const tasks = useTasks(waiting).filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="todo" className="mb-6">
      <h2 id="todo" className="mb-2 text-18">
        <Trans>To do</Trans>
      </h2>
      {tasks.length === 0 ? (
        <p className="flex items-center gap-2 rounded-card border border-line bg-raised p-4 text-14">
          <CircleCheck size={18} className="text-success" aria-hidden="true" />
          <Trans>Nothing waits for you.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-raised">
          {tasks.map((task) => (
            <li key={task.name}>
              <TaskRow {...task} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function TaskRow({ path, what, when, isUrgent = false }: Task) {
  return (
    <LocalLink
      to={paths.admin(path)}
      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-2 text-14 hover:bg-sunken"
    >
      <span className={isUrgent ? "font-semibold text-danger" : "font-semibold"}>{what}</span>
      {when && <span className={isUrgent ? "text-danger" : "text-muted"}>{when}</span>}
      <ArrowRight size={16} className="ml-auto shrink-0 text-muted" aria-hidden="true" />
    </LocalLink>
  );
}

function useTasks(waiting: Waiting): readonly Task[] {
  const { disputes, failedRefunds, orders, reports, tickets, licences, messages, answerBy } = waiting;
  const { oldestReport, oldestTicket } = waiting;
  return [
    {
      ...{ name: "disputes", path: "orders?status=to_answer", count: disputes, isUrgent: true },
      what: <Plural value={disputes} one="# disputed payment to answer" other="# disputed payments to answer" />,
      when: answerBy && <Deadline seconds={answerBy.seconds} />,
    },
    {
      ...{ name: "refunds", path: "orders?status=refund_failed", count: failedRefunds, isUrgent: true },
      what: <Plural value={failedRefunds} one="# refund failed" other="# refunds failed" />,
      when: <Trans>The buyers did not get their money.</Trans>,
    },
    {
      ...{ name: "orders", path: "orders?status=undelivered", count: orders, isUrgent: true },
      what: <Plural value={orders} one="# order to refund" other="# orders to refund" />,
      when: <Trans>Paid but not published</Trans>,
    },
    {
      ...{ name: "reports", path: "reports", count: reports },
      what: <Plural value={reports} one="# report to review" other="# reports to review" />,
      when: oldestReport && <Age seconds={oldestReport.seconds} />,
    },
    {
      ...{ name: "tickets", path: "tickets?sort=oldest", count: tickets },
      what: <Plural value={tickets} one="# ticket to answer" other="# tickets to answer" />,
      when: oldestTicket && <Age seconds={oldestTicket.seconds} />,
    },
    {
      ...{ name: "licences", path: "users?licence=waiting", count: licences },
      what: <Plural value={licences} one="# licence to check" other="# licences to check" />,
    },
    {
      ...{ name: "messages", path: "messages", count: messages },
      what: <Plural value={messages} one="# message not delivered" other="# messages not delivered" />,
    },
  ];
}

/** 'Respond by December 4 (3 days left), or the money is lost.' */
function Deadline({ seconds }: { seconds: number }) {
  const date = formatDate(seconds, useLanguage());
  const left = Math.floor((seconds - Date.now() / 1000) / DAY_SECONDS);
  if (left < 0) return <Trans>The deadline was {date}.</Trans>;
  return (
    <>
      <Trans>Respond by {date}, or the money is lost.</Trans>{" "}
      <Plural value={left} _0="The last day is running." one="# day left." other="# days left." />
    </>
  );
}

function Age({ seconds }: { seconds: number }) {
  const days = daysSince(seconds);
  return (
    <Plural
      value={days}
      _0="The oldest came today."
      one="The oldest has waited # day."
      other="The oldest has waited # days."
    />
  );
}
