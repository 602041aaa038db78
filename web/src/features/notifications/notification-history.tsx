import { Trans } from "@lingui/react/macro";
import { useFailureWords } from "../../platform/failure-words.ts";
import { FullLoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyPocket } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { MarkAllButton } from "./mark-all-button.tsx";
import { NotificationDays } from "./notification-days.tsx";
import { useNotificationHistory } from "./notifications.api.ts";

/** Everything that the reader was told, newest first. */
export function NotificationHistory() {
  const { query, showMore } = useNotificationHistory();
  const failureWords = useFailureWords();
  const { run, pending } = useCall();
  const load = (after: string) =>
    run(
      () => showMore(after),
      (failure) => toast.error(failureWords(failure)),
    );

  return (
    <QueryFrame
      query={query}
      loading={
        <Loading className="space-y-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </Loading>
      }
      failure={
        <FullLoadFailure query={query}>
          <Trans>Your notifications could not be loaded.</Trans>
        </FullLoadFailure>
      }
    >
      {({ notifications, unread, next }) =>
        notifications.length === 0 ? (
          <EmptyState as="h2" drawing={<EmptyPocket />}>
            <Trans>No notifications yet.</Trans>
          </EmptyState>
        ) : (
          <>
            <div className="mb-2 flex justify-end">
              <MarkAllButton newest={notifications[0]} unread={unread} />
            </div>
            <div className="overflow-hidden rounded-card border border-line bg-raised">
              <NotificationDays notifications={notifications} as="h2" />
            </div>
            {next !== null && (
              <div className="mt-6 flex justify-center">
                <Button kind="secondary" pending={pending} onClick={() => void load(next)}>
                  <Trans>Show more</Trans>
                </Button>
              </div>
            )}
          </>
        )
      }
    </QueryFrame>
  );
}
