import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { CONTROL_CLASS, describedBy, FieldFrame, type FieldProps } from "./field.tsx";

interface TextFieldProps extends FieldProps, Omit<ComponentProps<"input">, "className" | "id"> {
  /** Inside the field on the right: a unit or a button. Make room for it with `inputClassName`. */
  end?: ReactNode;
  inputClassName?: string;
  /** How the text was read, to the right of the label: '= CA$1,250,000'. Announced, and part of the field's description. */
  echo?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  const { label, hideLabel, help, error, className, end, inputClassName, aside, echo, ...input } = props;
  const id = useId();
  const frame = { id, label, hideLabel, help, error, aside, className };
  if (echo !== undefined) {
    frame.aside = (
      <span className="flex min-w-0 items-baseline gap-2">
        <Echo field={id}>{echo}</Echo>
        {aside}
      </span>
    );
  }
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input
          {...describedBy(id, { help, error, echo })}
          {...input}
          id={id}
          className={`h-12 ${CONTROL_CLASS} ${inputClassName ?? ""}`}
        />
        {end && <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div>}
      </div>
    </FieldFrame>
  );
}

/** Empty while there is nothing to say, so that what comes is announced. */
function Echo({ field, children }: { field: string; children: string }) {
  return (
    <output id={`${field}-echo`} htmlFor={field} className="min-w-0 truncate text-13 text-muted tabular">
      {children}
    </output>
  );
}
