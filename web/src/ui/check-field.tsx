import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { CheckBox } from "./check-box.tsx";

interface CheckFieldProps {
  name: string;
  /** The full sentence to agree to. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: ReactNode;
  /** The form can be sent without it. */
  isOptional?: boolean;
}

/** A checkbox with a sentence next to it. */
export function CheckField({ name, label, checked, onChange, error, isOptional = false }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex cursor-pointer items-start gap-3 py-2.5">
        <CheckBox
          id={id}
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          required={!isOptional}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className="min-w-0">{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-13 font-medium text-danger">
          <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
