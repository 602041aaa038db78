import { Trans, useLingui } from "@lingui/react/macro";
import {
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  type ReportReason,
  type ReportSubject,
  validateReportNote,
} from "@vestpocket/domain/reports/reports.rules";
import type { ReactNode } from "react";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useKeptForm } from "../../platform/use-kept-form.ts";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.tsx";
import { useReportReasons } from "./report-reasons.ts";

interface ReportDialogProps<Subject extends ReportSubject> {
  open: boolean;
  onClose: () => void;
  subject: Subject;
  title: ReactNode;
  /** The consequences of the report. */
  text: ReactNode;
  /** The id of what is reported, as in `useForm`. */
  keepAs: string;
  /** Calls the server and returns its message. Throws ApiFailure. */
  onReport: (reason: ReportReason<Subject>, note: string) => Promise<string>;
}

/** Reports a conversation or a listing to the administrators. */
export function ReportDialog<Subject extends ReportSubject>({
  open,
  title,
  text,
  ...form
}: ReportDialogProps<Subject>) {
  return (
    <SmallDialog open={open} onClose={form.onClose} isDanger title={title} text={text}>
      <ReportForm {...form} />
    </SmallDialog>
  );
}

function ReportForm<Subject extends ReportSubject>({
  onClose,
  subject,
  keepAs,
  onReport,
}: Omit<ReportDialogProps<Subject>, "open" | "title" | "text">) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const words = useReportReasons();
  const reasons: readonly ReportReason<Subject>[] = REPORT_REASONS[subject];
  const form = useKeptForm<{ reason: ReportReason<Subject> | ""; note: string }>({
    initial: { reason: "", note: "" },
    keepAs: `report.${keepAs}`,
    validate: ({ reason, note }) => ({
      reason: reason === "" ? t`Please choose a reason.` : undefined,
      note: validateReportNote({ reason, note }),
    }),
    async submit({ reason, note }) {
      if (reason === "") return;
      toast.success(await onReport(reason, note));
      onClose();
    },
    readFailure: (failure) => failureWords(failure, t`The report could not be sent.`),
  });
  const isNoteNeeded = form.values.reason === "other";

  return (
    <form {...form.props} className="mt-5 space-y-5">
      <ChoiceCards
        {...form.field("reason")}
        legend={<Trans>What is wrong?</Trans>}
        look="rows"
        columns="sm:grid-cols-2"
        choices={reasons.map((value) => ({ value, label: words[value] }))}
      />
      <TextArea
        {...form.text("note")}
        label={
          isNoteNeeded ? <Trans>What should we know?</Trans> : <Trans>Anything else we should know? (optional)</Trans>
        }
        lines={2}
        required={isNoteNeeded}
        maxLength={REPORT_NOTE_MAX}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <DialogFormButtons onCancel={onClose} pending={form.pending} isDanger>
        <Trans>Report</Trans>
      </DialogFormButtons>
    </form>
  );
}
