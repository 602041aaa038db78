import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface FieldProps {
  label: ReactNode;
  /** Content to the right of the label. */
  aside?: ReactNode;
  /** Visually hides the label. */
  hideLabel?: boolean;
  help?: ReactNode;
  /** The error under the control; marks it as invalid. */
  error?: ReactNode;
  className?: string;
}

interface FieldFrameProps extends FieldProps {
  /** The control's id. The label's id is `${id}-label`. */
  id: string;
  children: ReactNode;
}

/** A field: label, control, help and error. */
export function FieldFrame({ id, label, hideLabel, help, error, aside, className, children }: FieldFrameProps) {
  return (
    <div data-field="" className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <div className={hideLabel ? "sr-only" : "flex items-baseline justify-between gap-4"}>
        <label id={`${id}-label`} htmlFor={id} className="text-14 font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {help && (
        <p id={`${id}-help`} className="text-13 text-muted">
          {help}
        </p>
      )}
      {error && (
        <FieldError id={`${id}-error`}>
          <span>{error}</span>
        </FieldError>
      )}
    </div>
  );
}

/** A field's error, under it. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-13 font-medium text-danger">
      <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
      {children}
    </p>
  );
}

/** The attributes that connect a control to its error, what it was read as, and its help. */
export function describedBy(
  id: string,
  { help, error, echo }: Pick<FieldProps, "help" | "error"> & { echo?: string | undefined },
) {
  const ids = classNames(error && `${id}-error`, echo && `${id}-echo`, help && `${id}-help`);
  return {
    "aria-describedby": ids === "" ? undefined : ids,
    "aria-invalid": error ? true : undefined,
  };
}

/** The shared look of text fields, text areas and dropdowns. */
export const CONTROL_CLASS = classNames(
  "w-full rounded-control border border-line-strong bg-raised px-3.5 text-16 text-text transition-colors placeholder:text-muted",
  "hover:border-text focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-focus",
  "aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60",
);
