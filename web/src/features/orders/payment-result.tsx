import { Trans, useLingui } from "@lingui/react/macro";
import type { Receipt } from "@vestpocket/domain/orders/orders.schema";
import { type ReactNode, useEffect, useState } from "react";
import { Amount } from "../../platform/amount.tsx";
import { useFailureWords } from "../../platform/failure-words.ts";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Outcome } from "../../ui/outcome.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useCheckOrder, useOrder, useRefreshAfterPayment } from "./orders.api.ts";

/** How long the page waits before it says how it ended. */
const REVEAL_MS = 2_000;
const POLL_MS = 1_000;
/** After so many looks without news the server is made to ask the provider. */
const LOOKS_MAX = 5;

/** Whether it is time to say how it ended. */
export function useReveal(): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), REVEAL_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}

/** While nothing is said yet. */
export function ResultWaiting() {
  const { t } = useLingui();
  return (
    <div role="status" className="flex justify-center py-8">
      <Spinner size={32} />
      <span className="sr-only">{t`Loading…`}</span>
    </div>
  );
}

/** What the server knows of a payment: the success is its word, not the browser's. */
export function PaymentResult({
  id,
  waysOn,
  whenOpen,
}: {
  id: string;
  /** Once it is paid. */
  waysOn: (order: Receipt) => ReactNode;
  /** While it is not. */
  whenOpen: (order: Receipt) => ReactNode;
}) {
  const failureWords = useFailureWords();
  const check = useCheckOrder();
  const refresh = useRefreshAfterPayment();
  const { run, pending, failure } = useCall();
  const [looks, setLooks] = useState(0);
  const isDue = useReveal();
  const isWatching = looks < LOOKS_MAX;
  const query = useOrder(id, { pollMs: isWatching && POLL_MS });
  const order = query.data;
  const isSettled = order !== undefined && order.status !== "open";

  useEffect(() => {
    if (query.dataUpdatedAt > 0) setLooks((count) => count + 1);
  }, [query.dataUpdatedAt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the looking ends
  useEffect(() => {
    if (isSettled) {
      setLooks(LOOKS_MAX);
      refresh();
    } else if (!isWatching && order !== undefined) void run(() => check(id));
  }, [isSettled, isWatching]);

  if (hasFailed(query)) {
    return (
      <LoadFailure query={query}>
        <Trans>This order could not be loaded.</Trans>
      </LoadFailure>
    );
  }
  if (order === undefined || !isDue || (isWatching && !isSettled)) return <ResultWaiting />;
  if (order.status === "paid") {
    return (
      <Outcome tone="success" sentence={<Trans>Payment Succeeded!</Trans>}>
        <p className="text-muted wrap-anywhere">
          <Trans>
            We received <Amount cents={order.totalCents} /> for “{order.listing?.title ?? "Agent Pro"}”.
          </Trans>
        </p>
        {waysOn(order)}
      </Outcome>
    );
  }
  if (order.status !== "open") {
    return (
      <Outcome tone="info" sentence={<Trans>Nothing is to be paid here any more.</Trans>}>
        {waysOn(order)}
      </Outcome>
    );
  }
  return (
    <Outcome tone="warning" sentence={<Trans>We have not received this payment.</Trans>}>
      <p className="text-muted">
        <Trans>If you have just paid, it can take a moment until we hear of it. Nothing is charged twice.</Trans>
      </p>
      {failure && <Notice tone="danger">{failureWords(failure)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" pending={pending} onClick={() => void run(() => check(id))}>
          <Trans>Check again</Trans>
        </Button>
        {whenOpen(order)}
      </div>
    </Outcome>
  );
}
