import { Trans } from "@lingui/react/macro";
import type { ReportDetail } from "@vestpocket/domain/reports/reports.schema";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { DOT } from "../../ui/dot.ts";

/** The messages of a reported conversation, oldest first. */
export function ReportedConversation({ messages }: Pick<ReportDetail, "messages">) {
  const language = useLanguage();
  return (
    <>
      <h2 className="mt-8 text-22">
        <Trans>Conversation</Trans>
      </h2>
      <ol className="mt-4 divide-y divide-line rounded-card border border-line bg-raised">
        {messages.map(({ id, author, text, createdAt }) => (
          <li key={id} className="px-4 py-3">
            <p className="text-13 text-muted">
              <span className="font-semibold text-text">{author.name || <Trans>Deleted account</Trans>}</span>
              {DOT}
              {formatMoment(createdAt.seconds, language)}
            </p>
            <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text || <Trans>No message was left.</Trans>}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
