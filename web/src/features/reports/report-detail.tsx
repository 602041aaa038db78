import { Trans } from "@lingui/react/macro";
import type { ReportDetail as Detail } from "@vestpocket/domain/reports/reports.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { useReportReasons } from "../../shared/reports/report-reasons.ts";
import { classNames } from "../../ui/class-names.ts";
import { Notice } from "../../ui/notice.tsx";
import { ReportDecision } from "./report-decision.tsx";
import { ReportHistory } from "./report-history.tsx";
import { ReportOutcome } from "./report-outcome.tsx";
import { ReportReopening } from "./report-reopening.tsx";
import { ReportedConversation } from "./reported-conversation.tsx";
import { ReportedPerson } from "./reported-person.tsx";

/**
 * A report with its subject, other reports about the person, and the administrator's decision. `children`: what other
 * features show of the subject and its owner.
 */
export function ReportDetail({ report, children }: { report: Detail; children?: ReactNode }) {
  const language = useLanguage();
  const reasons = useReportReasons();
  const { about, reason, outcome, resolvedAt } = report;
  return (
    <>
      <LocalLink
        to={paths.admin("reports")}
        className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold text-link hover:underline hover:underline-offset-4"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        <Trans>All reports</Trans>
      </LocalLink>
      <h1 className="mt-2 text-28 wrap-anywhere">{reasons[reason]}</h1>
      <Facts report={report} />
      {children}
      {about.kind === "inquiry" && <ReportedConversation messages={report.messages} />}
      <ReportHistory reports={report.history} />
      <div className="mt-8">
        {outcome === null ? (
          <ReportDecision report={report} />
        ) : (
          <>
            <Notice tone="info">
              <ReportOutcome outcome={outcome} kind={about.kind} />{" "}
              {resolvedAt && formatMoment(resolvedAt.seconds, language)}
            </Notice>
            {outcome === "dismissed" && <ReportReopening id={report.id} kind={about.kind} />}
          </>
        )}
      </div>
    </>
  );
}

function Facts({ report: { about, listingName, note, reporter, reported, createdAt } }: { report: Detail }) {
  const language = useLanguage();
  const isListing = about.kind === "listing";
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 text-14 sm:grid-cols-2">
      <Fact name={isListing ? <Trans>Listing</Trans> : <Trans>Conversation about</Trans>}>
        {isListing ? (
          <LocalLink to={paths.admin(`listings/${about.id}`)} className="text-link underline underline-offset-4">
            {listingName}
          </LocalLink>
        ) : (
          listingName
        )}
      </Fact>
      <Fact name={<Trans>When</Trans>}>{formatMoment(createdAt.seconds, language)}</Fact>
      <Fact name={<Trans>Reported by</Trans>}>
        <ReportedPerson person={reporter} />
      </Fact>
      <Fact name={isListing ? <Trans>Owner</Trans> : <Trans>Reported user</Trans>}>
        <ReportedPerson person={reported} />
      </Fact>
      {note !== "" && (
        <Fact name={<Trans>Reporter’s note</Trans>} isWide>
          <span className="whitespace-pre-wrap">{note}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, isWide = false, children }: { name: ReactNode; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={classNames("min-w-0", isWide && "sm:col-span-2")}>
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
