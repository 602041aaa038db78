import { Trans, useLingui } from "@lingui/react/macro";
import { CATEGORIES, CATEGORY_LABELS } from "@vestpocket/domain/categories/categories.schema";
import type { MarketHealth as Health } from "@vestpocket/domain/metrics/market-health.schema";
import { MARKET_DAYS, REPLY_DAYS } from "@vestpocket/domain/metrics/metrics.rules";
import { cityLabel } from "@vestpocket/domain/places/places.schema";
import type { ReactNode } from "react";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { AdminLink } from "../../shared/administrators/rights.tsx";
import { CHART_CARD } from "../../ui/chart-card.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { MetricCount } from "./metric-count.tsx";
import { useMarketHealth } from "./metrics.api.ts";
import { ReplyTime } from "./reply-time.tsx";

const LINK = "text-link underline decoration-1 underline-offset-4 hover:decoration-2";

/** Whether the marketplace works for both sides. Each figure leads to the rows behind it. */
export function MarketHealth() {
  const query = useMarketHealth();
  return (
    <section className={CHART_CARD} aria-labelledby="market">
      <h2 id="market" className="text-18">
        <Trans>Supply and demand, last {MARKET_DAYS} days</Trans>
      </h2>
      <QueryFrame
        query={query}
        loading={
          <Loading>
            <Skeleton className="mt-4 h-96" />
          </Loading>
        }
        failure={
          <LoadFailure query={query}>
            <Trans>The figures could not be loaded.</Trans>
          </LoadFailure>
        }
      >
        {(health) => <Figures health={health} />}
      </QueryFrame>
    </section>
  );
}

function Figures({ health }: { health: Health }) {
  const { activeListings, askedListings, visits, inquiries, unanswered, replySeconds } = health;
  const { drafts, paidDrafts, renewals, ended } = health;
  return (
    <>
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
        <Figure name={<Trans>Listings with an inquiry</Trans>} path="listings?status=active&interest=some">
          <Share part={askedListings} whole={activeListings} />
        </Figure>
        <Figure name={<Trans>Visits that led to an inquiry</Trans>} path="listings?status=active&interest=none">
          <Share part={inquiries} whole={visits} />
        </Figure>
        <Figure name={<Trans>Median time to a reply</Trans>} path="listings?interest=unanswered">
          <ReplyTime seconds={replySeconds} />
        </Figure>
        <Figure name={<Trans>Unanswered after {REPLY_DAYS} days</Trans>} path="listings?interest=unanswered">
          <MetricCount value={unanswered} />
        </Figure>
        <Figure name={<Trans>Listings created that were paid</Trans>} path="listings?status=draft">
          <Share part={paidDrafts} whole={drafts} />
        </Figure>
        <Figure name={<Trans>Agent Pro: renewed, ended</Trans>} path="orders?kind=membership">
          <MetricCount value={renewals} /> / <MetricCount value={ended} />
        </Figure>
      </dl>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <Categories rows={health.categories} />
        <Cities rows={health.cities} />
      </div>
    </>
  );
}

function Figure({ name, path, children }: { name: ReactNode; path: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-13 text-muted">
        <AdminLink page={path} className={LINK}>
          {name}
        </AdminLink>
      </dt>
      <dd className="tabular font-serif text-28 font-semibold">{children}</dd>
    </div>
  );
}

function Share({ part, whole }: { part: number; whole: number }) {
  const { i18n } = useLingui();
  return whole === 0 ? "–" : i18n.number(part / whole, { style: "percent", maximumFractionDigits: 0 });
}

function Categories({ rows }: { rows: Health["categories"] }) {
  const { t } = useLingui();
  const message = useMessage();
  const nameOf = (type: string) => {
    const category = CATEGORIES.find((each) => each.type === type);
    return category === undefined ? type : message(CATEGORY_LABELS[category.slug]);
  };
  return (
    <Compared
      caption={t`By category`}
      header={<Trans>Category</Trans>}
      rows={rows.map(({ type, ...counts }) => ({
        ...counts,
        name: nameOf(type),
        query: `type=${encodeURIComponent(type)}`,
      }))}
    />
  );
}

function Cities({ rows }: { rows: Health["cities"] }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Compared
      caption={t`By city`}
      header={<Trans>City</Trans>}
      rows={rows.map(({ city, province: _, ...counts }) => ({
        ...counts,
        name: cityLabel(city, language),
        query: `city=${encodeURIComponent(city)}`,
      }))}
    />
  );
}

interface ComparedRow {
  readonly name: string;
  /** Of the list of listings. */
  readonly query: string;
  readonly inquiries: number;
  readonly listings: number;
}

/** Inquiries against live listings. */
function Compared(props: { caption: string; header: ReactNode; rows: readonly ComparedRow[] }) {
  const { caption, header, rows } = props;
  if (rows.length === 0) return null;
  return (
    <DataTable<ComparedRow>
      caption={caption}
      rows={rows}
      keyOf={({ query }) => query}
      columns={[
        {
          key: "name",
          header,
          cell: ({ name, query }) => (
            <AdminLink page={`listings?status=active&${query}`} className={LINK}>
              {name}
            </AdminLink>
          ),
        },
        {
          key: "inquiries",
          header: <Trans>Inquiries</Trans>,
          isFigure: true,
          cell: ({ inquiries }) => <MetricCount value={inquiries} />,
        },
        {
          key: "listings",
          header: <Trans>Live listings</Trans>,
          isFigure: true,
          cell: ({ listings }) => <MetricCount value={listings} />,
        },
      ]}
    />
  );
}
