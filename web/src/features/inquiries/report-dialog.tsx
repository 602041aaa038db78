import { Trans, useLingui } from "@lingui/react/macro";
import { REPORT_NOTE_MAX, type ReportReason } from "@vestpocket/domain/inquiries/inquiries.rules";
import type { InquiryThread } from "@vestpocket/domain/inquiries/inquiries.schema";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useForm } from "../../platform/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DialogButtons, SmallDialog } from "../../ui/small-dialog.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.tsx";
import { useInquiryChanges } from "./inquiries.api.ts";
import { useReportReasons } from "./report-reasons.ts";

interface ReportDialogProps {
  open: boolean;
  onClose: () => void;
  thread: InquiryThread;
}

/** Reports a conversation to the administrators. */
export function ReportDialog({ open, onClose, thread }: ReportDialogProps) {
  return (
    <SmallDialog
      open={open}
      onClose={onClose}
      isDanger
      title={<Trans>Report this conversation?</Trans>}
      text={
        <p>
          <Trans>
            An administrator will read the whole conversation. Nobody can write in it until they have reviewed it. We do
            not tell the other person who reported it.
          </Trans>
        </p>
      }
    >
      <ReportForm thread={thread} onClose={onClose} />
    </SmallDialog>
  );
}

function ReportForm({ thread, onClose }: Omit<ReportDialogProps, "open">) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const reasons = useReportReasons();
  const { report } = useInquiryChanges(thread);
  const form = useForm<{ reason: ReportReason | ""; note: string }>({
    initial: { reason: "", note: "" },
    validate: ({ reason }) => ({ reason: reason === "" ? t`Please choose a reason.` : undefined }),
    async submit({ reason, note }) {
      if (reason === "") return;
      toast.success(await report(reason, note));
      onClose();
    },
    readFailure: (failure) => failureWords(failure, t`The report could not be sent.`),
  });

  return (
    <form {...form.props} className="mt-5 space-y-5">
      <ChoiceCards
        {...form.field("reason")}
        legend={<Trans>What is wrong?</Trans>}
        look="rows"
        columns="sm:grid-cols-2"
        choices={reasons}
      />
      <TextArea
        {...form.text("note")}
        label={<Trans>Anything else we should know? (optional)</Trans>}
        lines={2}
        maxLength={REPORT_NOTE_MAX}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <DialogButtons>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="danger" pending={form.pending}>
          <Trans>Report</Trans>
        </Button>
      </DialogButtons>
    </form>
  );
}
