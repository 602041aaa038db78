import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { CONTROL_CLASS, describedBy, FieldFrame, type FieldProps } from "./field.tsx";

interface TextFieldProps extends FieldProps, Omit<ComponentProps<"input">, "className" | "id"> {
  /** Inside the field on the right: a unit or a button. Make room for it with `inputClassName`. */
  end?: ReactNode;
  inputClassName?: string;
  /** To the right of the label. */
  aside?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, hideLabel, help, error, className, end, inputClassName, aside, ...input } = props;
  const id = useId();
  const frame = { id, label, hideLabel, help, error, aside, className };
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input
          {...describedBy(id, { help, error })}
          {...input}
          id={id}
          className={`h-12 ${CONTROL_CLASS} ${inputClassName ?? ""}`}
        />
        {end && <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div>}
      </div>
    </FieldFrame>
  );
}
