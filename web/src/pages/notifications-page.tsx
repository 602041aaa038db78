import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { lazyBody } from "../platform/lazy-body.ts";
import { useListQuery } from "../platform/list-query.ts";
import { PageHead } from "../platform/page-head.tsx";
import { Chip } from "../ui/chip.tsx";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const loadParts = () => import("../features/notifications/parts.ts");
const History = lazy(async () => ({ default: (await loadParts()).NotificationHistory }));
const PushSetting = lazyBody(
  "notifications",
  async () => (await import("../features/push/push-setting.tsx")).PushSetting,
);
const StreamConsents = lazyBody(
  "notifications",
  async () => (await import("../features/messages/stream-consents.tsx")).StreamConsents,
);
const Preferences = lazy(async () => ({ default: (await loadParts()).NotificationPreferences }));

export default function NotificationsPage() {
  const { t } = useLingui();
  const { filters, choose } = useListQuery(["show"]);
  const isChoosing = filters.show === "preferences";
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Notifications`} />
      <h1 className="text-28 sm:text-36">
        <Trans>Notifications</Trans>
      </h1>
      <div className="mt-4 mb-6 flex flex-wrap gap-2">
        <Chip pressed={!isChoosing} onClick={() => choose({ show: "" })}>
          <Trans>History</Trans>
        </Chip>
        <Chip pressed={isChoosing} onClick={() => choose({ show: "preferences" })}>
          <Trans>Preferences</Trans>
        </Chip>
      </div>
      <Suspense
        fallback={
          <Loading>
            <Skeleton className="h-120" />
          </Loading>
        }
      >
        {isChoosing ? (
          <>
            <Preferences />
            <PushSetting />
            <div className="mt-6">
              <StreamConsents />
            </div>
          </>
        ) : (
          <History />
        )}
      </Suspense>
    </div>
  );
}
