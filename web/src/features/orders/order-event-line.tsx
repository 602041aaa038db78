import { Trans } from "@lingui/react/macro";
import { findAuditWords } from "@vestpocket/domain/audit/audit.actions";
import type { OrderEvent } from "@vestpocket/domain/orders/order-administration.schema";
import { Amount } from "../../platform/amount.tsx";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { AdminLink } from "../../shared/administrators/rights.tsx";
import { Code } from "../../ui/code.tsx";
import { DOT } from "../../ui/dot.ts";
import { DisputeWords } from "./payment-marks.tsx";
import { usePaymentReasons } from "./payment-reasons.ts";

/** An event of an order in words: what happened, about how much and why, who did it and when. */
export function OrderEventLine({ event: { at, action, actor, cents, reason, outcome } }: { event: OrderEvent }) {
  const message = useMessage();
  const language = useLanguage();
  const reasons = usePaymentReasons();
  const words = findAuditWords(action);
  return (
    <>
      <p>
        <span className="font-semibold">
          {outcome !== null ? (
            <DisputeWords status={outcome} />
          ) : words === undefined ? (
            <Code>{action}</Code>
          ) : (
            message(words)
          )}
        </span>
        {cents !== null && (
          <>
            {DOT}
            <Amount cents={cents} hasCents />
          </>
        )}
        {reason !== null && (
          <>
            {DOT}
            {reasons[reason] ?? <Code>{reason}</Code>}
          </>
        )}
      </p>
      <p className="text-13 text-muted">
        <Actor actor={actor} />
        {DOT}
        {formatMoment(at.seconds, language)}
      </p>
    </>
  );
}

function Actor({ actor }: Pick<OrderEvent, "actor">) {
  if (actor === null) return <Trans>Automatically</Trans>;
  if (actor.name === null) return <Trans>Deleted account</Trans>;
  return <AdminLink page={`users/${actor.uid}`}>{actor.name}</AdminLink>;
}
