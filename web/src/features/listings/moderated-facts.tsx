import { Trans, useLingui } from "@lingui/react/macro";
import type { ModeratedDetail } from "@vestpocket/domain/listings/moderated-detail.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { Amount } from "../../platform/amount.tsx";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { AdminLink, useMayOpen } from "../../shared/administrators/rights.tsx";
import { useReportReasons } from "../../shared/reports/report-reasons.ts";
import { Code } from "../../ui/code.tsx";
import { DOT } from "../../ui/dot.ts";
import { Fact, FactList } from "../../ui/fact-list.tsx";

const LINK = "text-link underline decoration-1 underline-offset-4 hover:decoration-2";

/** Whose a listing is, what became of it, and what hangs on it. */
export function ModeratedFacts({ listing }: { listing: ModeratedDetail }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const mayOpen = useMayOpen();
  const { id, owner, createdAt, expiresAt, views, inquiries, unanswered, favourites } = listing;
  const share = views === 0 ? null : i18n.number(inquiries / views, { style: "percent", maximumFractionDigits: 1 });
  return (
    <aside className="min-w-0 rounded-card border border-line bg-raised p-5">
      <FactList>
        <Fact name={<Trans>Owner</Trans>}>
          <LocalLink to={paths.admin(`users/${owner.uid}`)} className={LINK}>
            {owner.firstName} {owner.lastName}
          </LocalLink>
        </Fact>
        <Fact name={<Trans>Posted</Trans>}>{formatDate(createdAt.seconds, language)}</Fact>
        <Fact name={<Trans>Until</Trans>}>{expiresAt ? formatDate(expiresAt.seconds, language) : "–"}</Fact>
        <Fact name={<Trans context="count">Visitors</Trans>}>{i18n.number(views)}</Fact>
        <Fact name={<Trans>Inquiries</Trans>}>
          {i18n.number(inquiries)}
          {share !== null && (
            <span className="text-muted">
              {DOT}
              <Trans>{share} of visitors</Trans>
            </span>
          )}
          {unanswered > 0 && (
            <span className="block text-muted">
              <Trans>{unanswered} without an answer</Trans>
            </span>
          )}
        </Fact>
        <Fact name={<Trans>Favourites</Trans>}>{i18n.number(favourites)}</Fact>
        <Fact name={<Trans>Orders</Trans>}>
          <Orders orders={listing.orders} />
        </Fact>
        <Fact name={<Trans>Reports</Trans>}>
          <Reports reports={listing.reports} />
        </Fact>
        {mayOpen("audit") && (
          <Fact name={<Trans>Audit log</Trans>}>
            <AdminLink page={`audit?subject=${id}`} className={LINK}>
              <Trans>Actions on this listing</Trans>
            </AdminLink>
          </Fact>
        )}
        <Fact name={<Trans>ID</Trans>}>
          <Code className="text-13">{id}</Code>
        </Fact>
      </FactList>
    </aside>
  );
}

function Orders({ orders }: Pick<ModeratedDetail, "orders">) {
  const language = useLanguage();
  const { t } = useLingui();
  return (
    <Rows isEmpty={orders.length === 0}>
      {orders.map(({ id, receipt, totalCents, at }) => (
        <li key={id}>
          <AdminLink page={`orders/${id}`} className={LINK}>
            {receipt ?? t`Not paid`}
          </AdminLink>
          <span className="block text-13 text-muted">
            <Amount cents={totalCents} />
            {DOT}
            {formatDate(at.seconds, language)}
          </span>
        </li>
      ))}
    </Rows>
  );
}

function Reports({ reports }: Pick<ModeratedDetail, "reports">) {
  const language = useLanguage();
  const reasons = useReportReasons();
  return (
    <Rows isEmpty={reports.length === 0}>
      {reports.map(({ id, reason, outcome, at }) => (
        <li key={id}>
          <LocalLink to={paths.admin(`reports/${id}`)} className={LINK}>
            {reasons[reason]}
          </LocalLink>
          <span className="block text-13 text-muted">
            {outcome === null ? <Trans>Open</Trans> : <Trans>Resolved</Trans>}
            {DOT}
            {formatDate(at.seconds, language)}
          </span>
        </li>
      ))}
    </Rows>
  );
}

function Rows({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  return isEmpty ? <Trans>None</Trans> : <ul className="space-y-2">{children}</ul>;
}
