import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";

interface FilterGroupProps {
  name: string;
  /** The control has its own label. */
  hideName?: boolean;
  /** Whether it has a value that Reset clears. */
  isSet: boolean;
  onReset: () => void;
  /** The server's error message. */
  error?: string | undefined;
  children: ReactNode;
}

/** One filter: name, controls, error, and a Reset button while in use. */
export function FilterGroup({ name, hideName = false, isSet, onReset, error, children }: FilterGroupProps) {
  const { t } = useLingui();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
      className="relative min-w-0 outline-none"
    >
      <legend className="sr-only">{name}</legend>
      {!hideName && (
        <p aria-hidden="true" className="mb-1.5 text-14 font-medium">
          {name}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-13 font-medium text-danger">
          <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
      {isSet && (
        <button
          type="button"
          aria-label={t`Reset: ${name}`}
          onClick={() => {
            onReset();
            // The button disappears; keep the keyboard focus here.
            group.current?.focus({ preventScroll: true });
          }}
          className="absolute top-0 right-0 min-h-6 rounded-control text-13 leading-[1.375rem] font-medium text-link after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:underline"
        >
          <Trans>Reset</Trans>
        </button>
      )}
    </fieldset>
  );
}

/** The server names a field or part of one. */
export function findError(errors: Readonly<Record<string, string>>, field: string): string | undefined {
  const name = Object.keys(errors).find((each) => each === field || each.startsWith(`${field}.`));
  return name && errors[name];
}
