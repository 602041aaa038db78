import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

const CHIP = "inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-14 font-medium transition-colors";

interface ChipProps extends ComponentProps<"button"> {
  icon?: ReactNode;
  /** Set on toggles: whether it is pressed. */
  pressed?: boolean;
}

/** A clickable pill: a toggle or a link. */
export function Chip({ icon, pressed, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      className={classNames(
        CHIP,
        pressed ? "border-action bg-action text-on-action" : "border-line-strong bg-raised text-text hover:border-text",
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}

/** A pill with a remove button. `name` is what the button removes. */
export function RemovableChip({
  name,
  onRemove,
  children,
}: {
  name: string;
  onRemove: () => void;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <span className="inline-flex min-h-9 max-w-full items-center rounded-full border border-line bg-sunken pl-3.5 text-14 font-medium">
      <span className="truncate">{children ?? name}</span>
      <button
        type="button"
        aria-label={t`Remove ${name}`}
        onClick={onRemove}
        className="relative inline-flex size-9 shrink-0 items-center justify-center rounded-full text-muted after:absolute after:-inset-1 hover:text-text"
      >
        <X size={16} aria-hidden="true" />
      </button>
    </span>
  );
}
