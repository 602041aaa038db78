import { Plural, Trans } from "@lingui/react/macro";
import type { Todo } from "@vestpocket/domain/listings/todo.schema";
import { ListChecks } from "lucide-react";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SummaryCard } from "../../ui/summary-card.tsx";
import { useTodo } from "./todo.api.ts";
import { countTodo, TodoLinks } from "./todo-links.tsx";

/**
 * The signed-in user's pending tasks, which include what the page above asks for (`hasNotices`), and the views and inquiries of the last 30 days. The cards
 * below wait for it.
 */
export function TodoCard({ hasNotices }: { hasNotices: boolean }) {
  const query = useTodo();
  const todo = query.data;
  return (
    <SummaryCard icon={ListChecks} title={<Trans>To do</Trans>}>
      <div className="min-h-19.5">
        {hasFailed(query) ? (
          <LoadFailure query={query}>
            <Trans>Your to-do list could not be loaded.</Trans>
          </LoadFailure>
        ) : todo === undefined ? (
          <Loading className="flex flex-col gap-3">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-5 w-2/5" />
          </Loading>
        ) : (
          <>
            {countTodo(todo) === 0 ? (
              <p className="flex min-h-11 items-center">
                {hasNotices ? <Trans>Nothing else to do right now.</Trans> : <Trans>Nothing to do right now.</Trans>}
              </p>
            ) : (
              <div className="-mx-1 text-link">
                <TodoLinks todo={todo} arrangement="lines" />
              </div>
            )}
            <Reach todo={todo} />
          </>
        )}
      </div>
    </SummaryCard>
  );
}

function Reach({ todo: { views, inquiries } }: { todo: Todo }) {
  return (
    <p className="tabular flex flex-wrap gap-x-4 pt-1 text-14 text-muted">
      <span>
        <Trans>In the last 30 days:</Trans>
      </span>
      <span>
        <Plural value={views} one="# view" other="# views" />
      </span>
      <span>
        <Plural value={inquiries} one="# inquiry" other="# inquiries" />
      </span>
    </p>
  );
}
