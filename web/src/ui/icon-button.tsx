import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

interface IconButtonProps extends ComponentProps<"button"> {
  /** The accessible name, also shown on hover. */
  label: string;
}

/** A 44 px square button with only an icon. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-control text-current transition-colors",
        "print:hidden hover:bg-current/10 disabled:cursor-not-allowed disabled:opacity-40 disabled:hover:bg-transparent",
        className,
      )}
    >
      {children}
    </button>
  );
}
