import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";
import { ignorePress } from "./ignore-press.ts";
import { Spinner } from "./spinner.tsx";

type ButtonKind = "primary" | "secondary" | "ghost" | "link" | "danger";
type ButtonSize = "medium" | "large";

const KINDS: Record<ButtonKind, string> = {
  primary: "bg-action text-on-action hover:bg-action-hover",
  secondary: "border border-line-strong bg-raised text-text hover:border-text",
  ghost: "text-text hover:bg-sunken",
  danger: "border border-danger text-danger hover:bg-danger-soft",
  link: "text-link underline decoration-1 underline-offset-4 hover:decoration-2",
};

const SIZES: Record<ButtonSize, string> = {
  medium: "min-h-11 px-4 text-14",
  large: "min-h-12 px-6 text-16",
};

interface Looks {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Before the text, 18 px. */
  icon?: ReactNode;
}

function buttonClass({ kind = "primary", size = "medium" }: Looks, extra?: string): string {
  return classNames(
    "relative inline-flex items-center justify-center gap-2 rounded-control py-2 text-center font-semibold wrap-break-word transition-colors",
    "disabled:cursor-not-allowed disabled:opacity-55 data-pending:cursor-progress print:hidden",
    "not-data-pending:aria-disabled:cursor-not-allowed not-data-pending:aria-disabled:opacity-55",
    KINDS[kind],
    kind === "link" ? "min-h-11 text-14" : SIZES[size],
    extra,
  );
}

interface ButtonProps extends Looks, Omit<ComponentProps<"button">, "size" | "aria-disabled"> {
  /** Busy: shows a spinner, stays focusable and ignores clicks. */
  pending?: boolean;
  /** Disabled but focusable: ignores clicks. */
  "aria-disabled"?: boolean;
}

export function Button({
  kind,
  size,
  icon,
  pending = false,
  "aria-disabled": disabledForNow = false,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  const ignoresPresses = pending || disabledForNow;
  return (
    <button
      {...rest}
      type={type ?? "button"}
      aria-disabled={ignoresPresses || undefined}
      data-pending={pending || undefined}
      onClick={ignoresPresses ? ignorePress : onClick}
      className={buttonClass({ kind, size }, className)}
    >
      {pending ? <Spinner size={18} /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. `to` is already in the page's language (`useLocalPath`). */
export function ButtonLink({ kind, size, icon, className, children, ...rest }: Looks & LinkProps) {
  return (
    <Link {...rest} className={buttonClass({ kind, size }, className)}>
      {icon}
      {children}
    </Link>
  );
}
