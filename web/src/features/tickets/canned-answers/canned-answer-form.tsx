import { Trans, useLingui } from "@lingui/react/macro";
import {
  CANNED_TITLE_MAX,
  type CannedAnswerDetails,
  validateCannedAnswer,
} from "@vestpocket/domain/tickets/canned-answers.rules";
import { useKeptForm } from "../../../platform/use-kept-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";

interface CannedAnswerFormProps {
  /** The current content. */
  before?: CannedAnswerDetails;
  /** As in `useKeptForm`. */
  keepAs: string;
  /** Throws ApiFailure. */
  onSave: (written: CannedAnswerDetails) => Promise<void>;
  onCancel: () => void;
}

/** Writes a new canned answer or edits one. */
export function CannedAnswerForm({
  before = { title: "", english: "", french: "" },
  keepAs,
  onSave,
  onCancel,
}: CannedAnswerFormProps) {
  const { t } = useLingui();
  const { title, english, french } = before;
  const form = useKeptForm({
    initial: { title, english, french },
    keepAs: `canned-answer.${keepAs}`,
    validate: validateCannedAnswer,
    submit: onSave,
  });
  const [name, number] = ["{name}", "{number}"];
  return (
    <form {...form.props} aria-label={t`Canned answer`} className="space-y-5">
      <TextField
        {...form.text("title")}
        label={<Trans>Title</Trans>}
        maxLength={CANNED_TITLE_MAX}
        autoComplete="off"
        required
      />
      <p className="text-14 text-muted">
        <Trans>
          {name} becomes the person’s name and {number} the ticket’s number.
        </Trans>
      </p>
      <div className="grid gap-5 xl:grid-cols-2">
        <TextArea {...form.text("english")} label={<Trans>Text in English</Trans>} lines={5} required />
        <TextArea {...form.text("french")} label={<Trans>Text in French</Trans>} lines={5} required />
      </div>
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.pending}>
          <Trans>Save</Trans>
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
