import { Trans } from "@lingui/react/macro";
import { QUESTION_MAX, QUESTION_REASON_MAX, validateQuestion } from "@vestpocket/domain/questions/questions.rules";
import type { QuestionKind } from "@vestpocket/domain/questions/questions.terms";
import { useKeptForm } from "../../platform/use-kept-form.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.tsx";
import { useQuestionChanges } from "./questions.api.ts";

interface AskFormProps {
  listingId: string;
  kind: QuestionKind;
  onClose: () => void;
}

/** Asks the owner a question, or requests a missing document. */
export function AskForm({ listingId, kind, onClose }: AskFormProps) {
  const { ask } = useQuestionChanges();
  const isDocument = kind === "document";
  const form = useKeptForm({
    initial: { text: "", reason: "" },
    keepAs: `ask.${kind}.${listingId}`,
    validate: (values) => validateQuestion({ kind, ...values }),
    async submit(values) {
      toast.success(await ask(listingId, { kind, ...values }));
      onClose();
    },
  });
  return (
    <form {...form.props} className="space-y-4 rounded-card border border-line bg-raised p-5 sm:p-6">
      <TextArea
        {...form.text("text")}
        label={isDocument ? <Trans>Which document do you need?</Trans> : <Trans>Your question</Trans>}
        help={
          isDocument ? (
            <Trans>Only the owner can read it.</Trans>
          ) : (
            <Trans>
              The owner sees your name. Once answered, the question is shown to other readers without your name, so do
              not say who you are in it.
            </Trans>
          )
        }
        lines={isDocument ? 2 : 5}
        maxLength={QUESTION_MAX}
        required
      />
      {isDocument && (
        <TextArea
          {...form.text("reason")}
          label={<Trans>Why do you need it?</Trans>}
          lines={2}
          maxLength={QUESTION_REASON_MAX}
          required
        />
      )}
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={form.pending}>
          {isDocument ? <Trans>Send the request</Trans> : <Trans>Send the question</Trans>}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
