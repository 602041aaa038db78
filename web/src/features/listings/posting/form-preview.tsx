import { PreviewDialog } from "../previews/preview-dialog.tsx";
import { PreviewTable } from "../previews/preview-table.tsx";
import { toPreviews } from "./form-previews.ts";
import type { PostingValues } from "./posting-values.ts";

interface FormPreviewProps {
  open: boolean;
  onClose: () => void;
  values: PostingValues;
  documentName: string | undefined;
}

/** What each audience would read of what is typed. */
export function FormPreview({ open, onClose, values, documentName }: FormPreviewProps) {
  return (
    <PreviewDialog open={open} onClose={onClose}>
      <PreviewTable previews={toPreviews(values, documentName)} hasTeaser={values.teaser !== "off"} />
    </PreviewDialog>
  );
}
