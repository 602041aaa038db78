import { Trans, useLingui } from "@lingui/react/macro";
import { NOTE_MAX, NOTE_MESSAGES } from "@vestpocket/domain/notes/notes.rules";
import { toLines } from "@vestpocket/domain/shared/readable-text";
import type { ReactNode } from "react";
import { useKeptForm } from "../../platform/use-kept-form.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";

interface NoteFormProps {
  label: ReactNode;
  /** The button's label. */
  action: ReactNode;
  text?: string;
  /** The note, or what a new one is about, as in `useForm`. */
  keepAs: string;
  /** Throws ApiFailure. */
  onSave: (text: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** Writes a new note or edits one. */
export function NoteForm({ label, action, text: initial = "", keepAs, onSave, onCancel }: NoteFormProps) {
  const { i18n } = useLingui();
  const form = useKeptForm({
    initial: { text: initial },
    keepAs: `note.${keepAs}`,
    validate: ({ text }) => ({ text: toLines(text) === "" ? NOTE_MESSAGES.textRequired : undefined }),
    async submit({ text }) {
      await onSave(text);
      form.resetIf({ text });
    },
  });
  return (
    <form {...form.props} className="space-y-3 print:hidden">
      <TextArea
        {...form.text("text")}
        label={label}
        lines={2}
        maxLength={NOTE_MAX}
        counter={`${i18n.number(form.values.text.length)} / ${i18n.number(NOTE_MAX)}`}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="secondary" pending={form.pending}>
          {action}
        </Button>
        {onCancel && (
          <Button kind="link" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
