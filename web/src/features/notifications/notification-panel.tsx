import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { EmptyPocket } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { MarkAllButton } from "./mark-all-button.tsx";
import { NotificationDays } from "./notification-days.tsx";
import { useNewestNotifications } from "./notifications.api.ts";

const FOOT =
  "flex min-h-12 items-center justify-center px-3 text-14 font-semibold text-link -outline-offset-2 hover:underline";

interface NotificationPanelProps {
  titleId: string;
  unread: number;
  onClose: () => void;
  /** The sheet's Close button. */
  closeButton?: ReactNode;
}

/** The newest notifications, under the bell. */
export function NotificationPanel({ titleId, unread, onClose, closeButton }: NotificationPanelProps) {
  const query = useNewestNotifications({ enabled: true });
  return (
    <div className="flex h-full max-h-[inherit] flex-col">
      <div className="flex min-h-14 shrink-0 items-center gap-4 border-b border-line px-4">
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
          <h2 id={titleId} className="py-2 text-18">
            <Trans>Notifications</Trans>
          </h2>
          <MarkAllButton newest={query.data?.notifications[0]} unread={unread} />
        </div>
        {closeButton}
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        <QueryFrame
          query={query}
          loading={<PanelSkeleton />}
          failure={
            <div className="p-4">
              <LoadFailure query={query}>
                <Trans>Your notifications could not be loaded.</Trans>
              </LoadFailure>
            </div>
          }
        >
          {({ notifications }) =>
            notifications.length === 0 ? (
              <EmptyState drawing={<EmptyPocket />}>
                <Trans>No notifications yet.</Trans>
              </EmptyState>
            ) : (
              <NotificationDays notifications={notifications} as="h3" onFollow={onClose} />
            )
          }
        </QueryFrame>
      </div>
      <div className="grid shrink-0 grid-cols-2 divide-x divide-line border-t border-line">
        <LocalLink to={paths.notifications()} onClick={onClose} className={FOOT}>
          <Trans>See all</Trans>
        </LocalLink>
        <LocalLink to={`${paths.notifications()}?show=preferences`} onClick={onClose} className={FOOT}>
          <Trans>Preferences</Trans>
        </LocalLink>
      </div>
    </div>
  );
}

function PanelSkeleton() {
  return (
    <Loading className="space-y-3 p-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </Loading>
  );
}
