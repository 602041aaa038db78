import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { FailedMessage } from "@vestpocket/domain/messages/messages.schema";
import { Mail, MessageSquareText, RotateCw } from "lucide-react";
import { AdminList } from "../../platform/admin-list.tsx";
import { BY_DATE, useAdminList } from "../../platform/admin-list-filters.ts";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { useFailedMessages } from "./messages.api.ts";
import { useRetries } from "./use-retries.ts";

const ICON = { size: 16, className: "shrink-0 text-muted", "aria-hidden": true } as const;

/** Failed messages, which can be resent one by one or all at once. */
export function FailedMessages({ onRetried }: { onRetried: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const list = useAdminList("messages", { status: { always: "failed" } }, { when: BY_DATE });
  const query = useFailedMessages({ ...list.chosen, ...list.place });
  const { retry, underWay } = useRetries(onRetried);
  return (
    <AdminList
      list={list}
      query={query}
      failure={<Trans>The messages could not be loaded.</Trans>}
      empty={<Trans>No failed messages.</Trans>}
    >
      {({ messages }) => (
        <>
          <div className="mb-4">
            <Button
              kind="secondary"
              icon={<RotateCw size={18} aria-hidden="true" />}
              pending={underWay.length > 1}
              onClick={() => void retry(messages)}
            >
              <Plural value={messages.length} one="Resend this message" other="Resend these # messages" />
            </Button>
          </div>
          <DataTable<FailedMessage>
            caption={t`Failed messages`}
            rows={messages}
            keyOf={({ id }) => id}
            columns={[
              {
                key: "to",
                isEntered: true,
                header: <Trans>Recipient</Trans>,
                cell: ({ to }) => <span className="wrap-anywhere">{to}</span>,
              },
              {
                key: "channel",
                header: <Trans>Channel</Trans>,
                cell: ({ channel }) => <Channel channel={channel} />,
              },
              {
                key: "why",
                isEntered: true,
                header: <Trans>Error</Trans>,
                cell: ({ lastError }) => <span className="wrap-anywhere">{lastError || "–"}</span>,
              },
              { key: "attempts", header: <Trans>Attempts</Trans>, isFigure: true, cell: ({ attempts }) => attempts },
              {
                key: "when",
                sort: list.sortOf("when"),
                header: <Trans>When</Trans>,
                cell: ({ failedAt }) => formatMoment(failedAt.seconds, language),
              },
              {
                key: "retry",
                header: <Trans>Action</Trans>,
                cell: (message) => (
                  <Button
                    kind="secondary"
                    className="xl:whitespace-nowrap"
                    pending={underWay.includes(message.id)}
                    aria-label={t`Send again to ${message.to}`}
                    onClick={() => void retry([message])}
                  >
                    <Trans>Send again</Trans>
                  </Button>
                ),
              },
            ]}
          />
        </>
      )}
    </AdminList>
  );
}

function Channel({ channel }: Pick<FailedMessage, "channel">) {
  return (
    <span className="inline-flex items-center gap-2">
      {channel === "email" ? <Mail {...ICON} /> : <MessageSquareText {...ICON} />}
      {channel === "email" ? <Trans>Email</Trans> : <Trans>Text message</Trans>}
    </span>
  );
}
