import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";

interface DialogTitleProps {
  id: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** The title bar of a reading dialog, with its Close button. */
export function DialogTitle({ id, onClose, className, children }: DialogTitleProps) {
  const { t } = useLingui();
  return (
    <div
      className={classNames("flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5", className)}
    >
      <h2 id={id} className="text-18">
        {children}
      </h2>
      <IconButton label={t`Close`} onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
