import { Trans, useLingui } from "@lingui/react/macro";
import { REPORT_DAYS, type ReportDays } from "@vestpocket/domain/client-reports/client-reports.terms";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import { LANGUAGES, type Language } from "@vestpocket/domain/shared/text";
import { Copy, Download, Link2 } from "lucide-react";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useLanguage } from "../../platform/language.ts";
import { saveFile } from "../../platform/save-file.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { ClientReportList } from "./client-report-list.tsx";
import { fetchReport, useClientReportChanges } from "./client-reports.api.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";

/** Links to a listing's figures for a client: makes one, and lists those that work. */
export function ClientReports({ id }: { id: string }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { create } = useClientReportChanges(id);
  const { run, pending } = useCall();
  const { run: draw, pending: isDrawing } = useCall();
  const [days, setDays] = useState<ReportDays>("30");
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [address, setAddress] = useState<string>();

  async function make() {
    const token = await run(
      () => create({ days, language }),
      (failure) => toast.error(failureWords(failure, t`The link could not be made.`)),
    );
    if (token) setAddress(location.origin + localPath(language, paths.clientReport(token)));
  }

  async function save() {
    const content = await draw(
      () => fetchReport(id, language),
      (failure) => toast.error(failureWords(failure, t`The document could not be made.`)),
    );
    if (content) saveFile("vestpocket-listing-report.pdf", content);
  }

  return (
    <section aria-labelledby="reports-heading" className="rounded-card border border-line bg-raised p-5 sm:p-6">
      <h2 id="reports-heading" className="text-18">
        <Trans>Report for your client</Trans>
      </h2>
      <p className="mt-1 max-w-prose text-14 text-muted">
        <Trans>
          A link to these figures, without logging in. It shows what everyone may know of the listing, and none of your
          others.
        </Trans>
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-4">
        <Dropdown
          label={t`Language`}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={setLanguage}
          initial={language}
          className="w-full sm:w-48"
        />
        <Dropdown
          label={t`Works for`}
          value={days}
          options={REPORT_DAYS.map((value) => ({ value, label: t`${value} days` }))}
          onChange={setDays}
          initial="30"
          className="w-full sm:w-48"
        />
        <Button icon={<Link2 size={18} aria-hidden="true" />} pending={pending} onClick={() => void make()}>
          <Trans>Make a link</Trans>
        </Button>
        <Button
          kind="secondary"
          icon={<Download size={18} aria-hidden="true" />}
          pending={isDrawing}
          onClick={() => void save()}
        >
          <Trans>Download as PDF</Trans>
        </Button>
      </div>
      <div role="status">{address && <NewLink address={address} />}</div>
      <ClientReportList id={id} />
    </section>
  );
}

function NewLink({ address }: { address: string }) {
  const { t } = useLingui();
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    if (isCopied) toast.success(t`Link copied`);
    else toast.error(t`Copying failed. Please select the text and copy it.`);
  }
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <TextField
        label={t`Your new link`}
        help={t`Copy it now: it is not shown again.`}
        name="client-report"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        className="min-w-0 flex-1 basis-72"
      />
      <Button kind="secondary" icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy()}>
        <Trans>Copy link</Trans>
      </Button>
    </div>
  );
}
