import { Trans, useLingui } from "@lingui/react/macro";
import type { StreamDay } from "@vestpocket/domain/messages/streams.schema";
import type { ReactNode } from "react";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useStreamFigures } from "./stream-administration.api.ts";
import { StreamStates } from "./stream-states.tsx";
import { useStreamTitles } from "./use-stream-titles.ts";

/** The streams with their switches, and what became of the email of each day. */
export function StreamFigures() {
  const query = useStreamFigures();
  return (
    <QueryFrame
      query={query}
      loading={
        <Loading>
          <Skeleton className="h-64" />
        </Loading>
      }
      failure={
        <LoadFailure query={query}>
          <Trans>The streams could not be loaded.</Trans>
        </LoadFailure>
      }
    >
      {({ streams, days }) => (
        <div className="flex flex-col gap-10">
          <StreamStates streams={streams} />
          <section>
            <h2 className="mb-4 text-22">
              <Trans>Last 30 days</Trans>
            </h2>
            {days.length === 0 ? (
              <p className="text-muted">
                <Trans>No email yet.</Trans>
              </p>
            ) : (
              <Days days={days} />
            )}
          </section>
        </div>
      )}
    </QueryFrame>
  );
}

function Days({ days }: { days: readonly StreamDay[] }) {
  const { t, i18n } = useLingui();
  const titles = useStreamTitles();
  const figure = (key: "sent" | "delivered" | "bounced" | "complained" | "unsubscribed", header: ReactNode) => ({
    key,
    header,
    isFigure: true,
    cell: (day: StreamDay) => i18n.number(day[key]),
  });
  return (
    <DataTable<StreamDay>
      caption={t`What became of each day’s email`}
      rows={days}
      keyOf={({ stream, day }) => `${day} ${stream}`}
      columns={[
        { key: "day", header: <Trans>Day (UTC)</Trans>, cell: ({ day }) => day },
        { key: "stream", header: <Trans>Stream</Trans>, cell: ({ stream }) => titles[stream] },
        figure("sent", <Trans>Sent</Trans>),
        figure("delivered", <Trans>Delivered</Trans>),
        figure("bounced", <Trans>Bounced</Trans>),
        figure("complained", <Trans>Complaints</Trans>),
        figure("unsubscribed", <Trans>Unsubscribed</Trans>),
      ]}
    />
  );
}
