import { Trans, useLingui } from "@lingui/react/macro";
import type { ReportSubject } from "@vestpocket/domain/reports/reports.rules";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { useReopenReport } from "./review.api.ts";

/** Takes up a dismissed report again. */
export function ReportReopening({ id, kind }: { id: string; kind: ReportSubject }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const reopen = useReopenReport(id);
  const { run, pending, failure } = useCall();

  async function takeUp() {
    const said = await run(reopen);
    if (said !== undefined) toast.success(said);
  }

  return (
    <div className="mt-4 space-y-3">
      {failure && <Notice tone="danger">{failureWords(failure, t`The report could not be reopened.`)}</Notice>}
      <Button kind="secondary" pending={pending} onClick={() => void takeUp()}>
        <Trans>Reopen the report</Trans>
      </Button>
      <p className="text-13 text-muted">
        {kind === "inquiry" ? (
          <Trans>Nobody can write in the conversation until you decide. We email the person who reported it.</Trans>
        ) : (
          <Trans>The listing stays online until you decide. We email the person who reported it.</Trans>
        )}
      </p>
    </div>
  );
}
