import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useNotificationPreferences } from "./notifications.api.ts";
import { WayChoice } from "./way-choice.tsx";

/** How the reader is told of what; each choice is saved at once. */
export function NotificationPreferences() {
  const titleId = useId();
  const query = useNotificationPreferences();
  return (
    <section aria-labelledby={titleId} className="@container rounded-card border border-line bg-raised p-5 sm:p-8">
      <h2 id={titleId} className="text-22">
        <Trans>How we tell you</Trans>
      </h2>
      <p className="mt-2 mb-6 max-w-prose text-14 text-muted">
        <Trans>Email at once and the daily digest also show under the bell. Your choice is saved right away.</Trans>
      </p>
      <QueryFrame
        query={query}
        loading={
          <Loading className="space-y-6">
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </Loading>
        }
        failure={
          <LoadFailure query={query}>
            <Trans>Your preferences could not be loaded.</Trans>
          </LoadFailure>
        }
      >
        {(preferences) => (
          <div className="divide-y divide-line">
            {preferences.map((preference) => (
              <WayChoice key={preference.group} preference={preference} />
            ))}
          </div>
        )}
      </QueryFrame>
    </section>
  );
}
