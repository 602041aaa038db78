import { PreviewDialog } from "../previews/preview-dialog.tsx";
import { PreviewTable } from "../previews/preview-table.tsx";
import { toPreviews } from "./form-previews.ts";
import type { PostingValues } from "./posting-values.ts";

interface FormPreviewProps {
  open: boolean;
  onClose: () => void;
  values: PostingValues;
}

/** What each audience would read of what is typed. */
export function FormPreview({ open, onClose, values }: FormPreviewProps) {
  return (
    <PreviewDialog open={open} onClose={onClose}>
      <PreviewTable previews={toPreviews(values)} hasTeaser={values.teaser !== "off"} />
    </PreviewDialog>
  );
}
