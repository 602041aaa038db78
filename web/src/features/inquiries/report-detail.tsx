import { Trans, useLingui } from "@lingui/react/macro";
import type { ReportOutcome } from "@vestpocket/domain/inquiries/inquiries.rules";
import type { ReportDetail as Detail } from "@vestpocket/domain/inquiries/inquiries.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { useReportReasons } from "./report-reasons.ts";
import { ReportedPerson } from "./reported-person.tsx";
import { useResolveReport } from "./reports.api.ts";

/** A reported conversation, with the administrator's decision. */
export function ReportDetail({ report }: { report: Detail }) {
  const language = useLanguage();
  const reasons = useReportReasons();
  const { listingName, reason, note, reporter, reported, createdAt, outcome, resolvedAt, messages } = report;
  return (
    <>
      <LocalLink
        to={paths.admin("reports")}
        className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold text-link hover:underline hover:underline-offset-4"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        <Trans>All reports</Trans>
      </LocalLink>
      <h1 className="mt-2 text-28 wrap-anywhere">{reasons.find(({ value }) => value === reason)?.label}</h1>
      <dl className="mt-4 grid gap-x-8 gap-y-3 text-14 sm:grid-cols-2">
        <Fact name={<Trans>Conversation about</Trans>}>{listingName}</Fact>
        <Fact name={<Trans>When</Trans>}>{formatMoment(createdAt.seconds, language)}</Fact>
        <Fact name={<Trans>Reported by</Trans>}>
          <ReportedPerson person={reporter} />
        </Fact>
        <Fact name={<Trans>Reported user</Trans>}>
          <ReportedPerson person={reported} />
        </Fact>
        {note !== "" && (
          <Fact name={<Trans>Reporter's note</Trans>} isWide>
            <span className="whitespace-pre-wrap">{note}</span>
          </Fact>
        )}
      </dl>
      <h2 className="mt-8 text-22">
        <Trans>Conversation</Trans>
      </h2>
      <ol className="mt-4 divide-y divide-line rounded-card border border-line bg-raised">
        {messages.map(({ id, author, text, createdAt: written }) => (
          <li key={id} className="px-4 py-3">
            <p className="text-13 text-muted">
              <span className="font-semibold text-text">{author.name || <Trans>Deleted account</Trans>}</span>
              {" · "}
              {formatMoment(written.seconds, language)}
            </p>
            <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text || <Trans>No message was left.</Trans>}</p>
          </li>
        ))}
      </ol>
      <div className="mt-6">
        {outcome === null ? (
          <Decision id={report.id} />
        ) : (
          <Notice tone="info">
            {outcome === "closed" ? (
              <Trans>Nobody can write in this conversation anymore.</Trans>
            ) : (
              <Trans>No violation found. Both users can write again.</Trans>
            )}{" "}
            {resolvedAt && formatMoment(resolvedAt.seconds, language)}
          </Notice>
        )}
      </div>
    </>
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

function Decision({ id }: { id: string }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const resolve = useResolveReport(id);
  const { run, pending, failure } = useCall();

  async function decide(outcome: ReportOutcome) {
    const said = await run(() => resolve(outcome));
    if (said !== undefined) toast.success(said);
  }

  return (
    <div className="space-y-4">
      {failure && <Notice tone="danger">{failureWords(failure, t`The report could not be resolved.`)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" pending={pending} onClick={() => void decide("dismissed")}>
          <Trans>No violation: reopen the conversation</Trans>
        </Button>
        <Button kind="danger" pending={pending} onClick={() => void decide("closed")}>
          <Trans>End the conversation permanently</Trans>
        </Button>
      </div>
    </div>
  );
}
