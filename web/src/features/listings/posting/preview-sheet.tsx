import { Trans } from "@lingui/react/macro";
import type { PreviewedForm } from "@vestpocket/domain/listings/form-previews.rules";
import { Sheet } from "../../../ui/sheet.tsx";
import { LivePreview } from "./live-preview.tsx";

interface PreviewSheetProps {
  open: boolean;
  onClose: () => void;
  form: PreviewedForm;
}

/** Where there is no room beside the form: the same, pulled up from the bottom. */
export function PreviewSheet({ open, onClose, form }: PreviewSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Preview</Trans>}>
      <LivePreview form={form} />
    </Sheet>
  );
}
