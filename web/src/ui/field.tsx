import { CircleAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface FieldProps {
  label: ReactNode;
  /** Visually hides the label. */
  hideLabel?: boolean;
  help?: ReactNode;
  /** The error under the control; marks it as invalid. */
  error?: ReactNode;
  /** Something to reconsider, announced when it appears; the input stays valid. Undefined for fields that never warn. */
  warning?: ReactNode;
  className?: string;
}

interface FieldFrameProps extends FieldProps {
  /** The control's id. The label's id is `${id}-label`. */
  id: string;
  /** Content to the right of the label. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A field: label, control, help, error and warning. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hideLabel, help, error, warning, aside, className, children } = props;
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
      {warning !== undefined && (
        <div aria-live="polite">
          {warning && (
            <p
              id={`${id}-warning`}
              className="flex items-start gap-1.5 rounded-control bg-warning-soft px-3 py-2 text-13 font-medium text-warning"
            >
              <TriangleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
              <span className="min-w-0 wrap-anywhere">{warning}</span>
            </p>
          )}
        </div>
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

/** The attributes that connect a control to its help, error and warning. */
export function describedBy(id: string, { help, error, warning }: Pick<FieldProps, "help" | "error" | "warning">) {
  const ids = classNames(error && `${id}-error`, warning && `${id}-warning`, help && `${id}-help`);
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
