import { Plural, Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { MessagesSquare } from "lucide-react";
import { useLocalPath } from "../../platform/language.ts";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SummaryCard } from "../../ui/summary-card.tsx";
import { useUnread } from "./inquiries.api.ts";

/** The number of unread conversations, with a link to all. Every state has the same height. */
export function InquiriesCard() {
  const localPath = useLocalPath();
  const query = useUnread();
  const heading = { icon: MessagesSquare, title: <Trans>Inquiries</Trans> };
  if (hasFailed(query)) {
    return (
      <SummaryCard {...heading}>
        <div className="min-h-19.5">
          <LoadFailure query={query}>
            <Trans>Your inquiries could not be loaded.</Trans>
          </LoadFailure>
        </div>
      </SummaryCard>
    );
  }
  if (query.data === undefined) {
    return (
      <SummaryCard {...heading}>
        <Loading className="flex min-h-19.5 flex-col gap-3">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
        </Loading>
      </SummaryCard>
    );
  }
  const { received, sent } = query.data;
  const unread = received + sent;
  return (
    <SummaryCard
      {...heading}
      to={localPath(paths.inquiries() + (received === 0 && sent > 0 ? "?box=sent" : ""))}
      action={<Trans>All inquiries</Trans>}
    >
      <p className="min-h-10 text-muted">
        {unread === 0 ? (
          <Trans>No new messages. Conversations about your listings and with other owners appear here.</Trans>
        ) : (
          <span className="font-medium text-text">
            <Plural value={unread} one="# unread conversation" other="# unread conversations" />
          </span>
        )}
      </p>
    </SummaryCard>
  );
}
