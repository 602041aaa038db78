import { Trans, useLingui } from "@lingui/react/macro";
import { REPORT_NOTE_MAX, type ReportReason } from "@vestpocket/domain/inquiries/inquiries.rules";
import type { InquiryThread } from "@vestpocket/domain/inquiries/inquiries.schema";
import { type FormEvent, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
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

/** Tells the administrators about a conversation. */
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
  const { run, pending, failure } = useCall();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState("");
  const [isMissing, setIsMissing] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (reason === undefined) {
      setIsMissing(true);
      form.current?.querySelector("input")?.focus();
      return;
    }
    const said = await run(() => report(reason, note));
    if (said === undefined) return;
    toast.success(said);
    onClose();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="mt-5 space-y-5">
      <ChoiceCards
        legend={<Trans>What is wrong?</Trans>}
        name="reason"
        look="rows"
        columns="sm:grid-cols-2"
        choices={reasons}
        value={reason ?? ""}
        onChange={(value) => {
          setReason(value as ReportReason);
          setIsMissing(false);
        }}
        error={isMissing && <Trans>Please choose a reason.</Trans>}
      />
      <TextArea
        label={<Trans>Anything else we should know? (optional)</Trans>}
        name="note"
        lines={2}
        maxLength={REPORT_NOTE_MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={failure?.fields.note}
      />
      {failure && <Notice tone="danger">{failureWords(failure, t`The report could not be sent.`)}</Notice>}
      <DialogButtons>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="danger" pending={pending}>
          <Trans>Report</Trans>
        </Button>
      </DialogButtons>
    </form>
  );
}
