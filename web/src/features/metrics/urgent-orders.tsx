import { Plural, Trans } from "@lingui/react/macro";
import type { Waiting } from "@vestpocket/domain/metrics/metrics.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { Notice } from "../../ui/notice.tsx";

const LINK = "underline underline-offset-4 hover:decoration-2";

/** What costs money if nobody acts: disputes with their first deadline, and refunds that did not arrive. */
export function UrgentOrders({ waiting: { disputes, failedRefunds, answerBy } }: { waiting: Waiting }) {
  const language = useLanguage();
  if (disputes + failedRefunds === 0) return null;
  const date = answerBy && formatDate(answerBy.seconds, language);
  return (
    <div className="mb-6 space-y-3">
      {disputes > 0 && (
        <Notice tone="danger">
          <LocalLink to={paths.admin("orders?status=to_answer")} className={LINK}>
            <Plural value={disputes} one="# payment is disputed." other="# payments are disputed." />
          </LocalLink>{" "}
          {date ? (
            <Trans>Respond by {date}, or the money is lost.</Trans>
          ) : (
            <Trans>Respond in the payment provider’s dashboard.</Trans>
          )}
        </Notice>
      )}
      {failedRefunds > 0 && (
        <Notice tone="danger">
          <LocalLink to={paths.admin("orders?status=refund_failed")} className={LINK}>
            <Plural value={failedRefunds} one="# refund failed." other="# refunds failed." />
          </LocalLink>{" "}
          <Trans>The buyers did not get their money.</Trans>
        </Notice>
      )}
    </div>
  );
}
