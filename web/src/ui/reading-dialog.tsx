import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { Modal } from "./modal.tsx";

interface ReadingDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  width: "w-200" | "w-300";
  children: ReactNode;
}

/** A wide dialog for something long to read, under a title that stays. */
export function ReadingDialog({ open, onClose, title, width, children }: ReadingDialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      className={classNames(
        "float-in m-auto max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card",
        width,
      )}
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-raised py-2 pr-2 pl-5">
        <h2 id={titleId} className="text-18">
          {title}
        </h2>
        <IconButton label={t`Close`} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="p-5">{children}</div>
    </Modal>
  );
}
