import { Plural, Trans } from "@lingui/react/macro";
import { DEAL_STATUS_LABELS } from "@vestpocket/domain/deals/deals.labels";
import type { Deal } from "@vestpocket/domain/deals/deals.schema";
import { formatDate } from "../../platform/formatting.ts";
import { ApiFailure } from "../../platform/http.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DealForm } from "./deal-form.tsx";
import { useDeal } from "./deals.api.ts";

interface RoomDealProps {
  listingId: string;
  /** Undefined until it is known. */
  takesPart: boolean | undefined;
}

/** In a listing's room: the deal's status. Readers without access cannot even see that there is one. */
export function RoomDeal({ listingId, takesPart = false }: RoomDealProps) {
  const query = useDeal(listingId, { enabled: takesPart });
  if (!takesPart) return null;
  if (query.error instanceof ApiFailure && query.error.status === 403) return null;
  if (query.data !== undefined && !query.data.isOwner && query.data.history.length === 0) return null;
  return (
    <section aria-labelledby="deal-heading" className="rounded-card border border-line bg-raised p-5 sm:p-6">
      <h2 id="deal-heading" className="font-sans text-13 font-semibold tracking-normal text-muted">
        <Trans>Deal status</Trans>
      </h2>
      <QueryFrame
        query={query}
        loading={
          <Loading>
            <Skeleton className="mt-2 h-10" />
          </Loading>
        }
        failure={
          <LoadFailure query={query}>
            <Trans>The status could not be loaded.</Trans>
          </LoadFailure>
        }
      >
        {(deal) => (
          <>
            <Line deal={deal} />
            {deal.isOwner && <DealForm listingId={listingId} status={deal.history[0]?.status} />}
          </>
        )}
      </QueryFrame>
    </section>
  );
}

function Line({ deal: { history } }: { deal: Deal }) {
  const language = useLanguage();
  const message = useMessage();
  const [latest, ...earlier] = history;
  if (latest === undefined) {
    return (
      <p className="mt-1 max-w-prose text-14 text-muted">
        <Trans>
          You have not set the deal status yet. Everyone with access to the deal room sees it and gets an email when it
          changes.
        </Trans>
      </p>
    );
  }
  return (
    <>
      <p className="mt-1 font-serif text-22 font-semibold">{message(DEAL_STATUS_LABELS[latest.status])}</p>
      <p className="text-13 text-muted">
        <Trans>Since {formatDate(latest.at.seconds, language)}</Trans>
      </p>
      {earlier.length > 0 && (
        <details className="mt-2 text-14">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline underline-offset-4">
            <Plural value={earlier.length} one="# earlier status" other="# earlier statuses" />
          </summary>
          <ol className="mt-1 space-y-1">
            {earlier.map(({ status, at }) => (
              <li key={at.seconds}>
                {message(DEAL_STATUS_LABELS[status])}
                <span className="text-muted">, {formatDate(at.seconds, language)}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
