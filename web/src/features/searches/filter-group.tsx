import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";

interface FilterGroupProps {
  name: string;
  /** Its control names itself. */
  hideName?: boolean;
  /** Something is chosen in it, which Reset takes away. */
  isSet: boolean;
  onReset: () => void;
  /** What the server says of it. */
  error?: string | undefined;
  children: ReactNode;
}

/** One kind of filter: its name, its controls, what is wrong with it, and a Reset while it is in use. */
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
            // The button goes; the keyboard stays where it was.
            group.current?.focus({ preventScroll: true });
          }}
          className="absolute top-0 right-0 rounded-control text-13 leading-5.5 font-medium text-link after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:underline"
        >
          <Trans>Reset</Trans>
        </button>
      )}
    </fieldset>
  );
}
