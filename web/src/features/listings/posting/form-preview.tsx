import { PreviewDialog } from "../previews/preview-dialog.tsx";
import { PreviewTable } from "../previews/preview-table.tsx";
import { type PreviewedForm, toPreviews } from "./form-previews.ts";

interface FormPreviewProps extends PreviewedForm {
  open: boolean;
  onClose: () => void;
}

/** What each audience would read of the current input. */
export function FormPreview({ open, onClose, ...form }: FormPreviewProps) {
  return (
    <PreviewDialog open={open} onClose={onClose}>
      <PreviewTable previews={toPreviews(form)} hasTeaser={form.values.teaser !== "off"} />
    </PreviewDialog>
  );
}
