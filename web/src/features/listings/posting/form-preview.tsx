import { type PreviewedForm, toPreviews } from "@vestpocket/domain/listings/form-previews.rules";
import { useMessage } from "../../../platform/language.ts";
import { useReader } from "../../../platform/units.ts";
import { PreviewDialog } from "../previews/preview-dialog.tsx";
import { PreviewReaders } from "../previews/preview-readers.tsx";

interface FormPreviewProps extends PreviewedForm {
  open: boolean;
  onClose: () => void;
}

/** What each audience would read of the current input. */
export function FormPreview({ open, onClose, ...form }: FormPreviewProps) {
  const message = useMessage();
  const { language } = useReader();
  return (
    <PreviewDialog open={open} onClose={onClose}>
      <PreviewReaders
        previews={toPreviews(form, { language, now: new Date(), translate: (_, text) => message(text) })}
      />
    </PreviewDialog>
  );
}
