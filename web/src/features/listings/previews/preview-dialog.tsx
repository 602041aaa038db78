import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Modal } from "../../../ui/modal.tsx";

interface PreviewDialogProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A wide dialog with what each audience reads of a listing. */
export function PreviewDialog({ open, onClose, children }: PreviewDialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      className="float-in m-auto max-h-[calc(100dvh-2rem)] w-300 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-raised py-2 pr-2 pl-5">
        <h2 id={titleId} className="text-18">
          <Trans>Who reads what</Trans>
        </h2>
        <IconButton label={t`Close`} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="p-5">{children}</div>
    </Modal>
  );
}
