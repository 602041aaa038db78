import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { ignorePress } from "./ignore-press.ts";

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-disabled" | "disabled"> {
  /** The accessible name, also shown on hover. */
  label: string;
  /** Disabled but focusable: ignores clicks. */
  "aria-disabled"?: boolean;
}

/** A 44 px square button with only an icon. */
export function IconButton({
  label,
  "aria-disabled": disabledForNow = false,
  className,
  children,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      aria-disabled={disabledForNow || undefined}
      onClick={disabledForNow ? ignorePress : onClick}
      className={classNames(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-control text-current transition-colors",
        "print:hidden not-aria-disabled:hover:bg-current/10 aria-disabled:cursor-not-allowed aria-disabled:opacity-40",
        className,
      )}
    >
      {children}
    </button>
  );
}
