import { type ComponentProps, useId } from "react";
import { CONTROL_CLASS, describedBy, FieldFrame, type FieldProps } from "./field.tsx";

interface TextAreaProps extends FieldProps, Omit<ComponentProps<"textarea">, "className" | "id"> {
  /** Already formatted: '1,204 / 5,000'. Stands at the right of the label. */
  counter?: string;
  /** Lines at least. */
  lines: 2 | 5;
}

/** A text of several lines, which grows with what is typed. */
export function TextArea({ label, hideLabel, help, error, className, counter, lines, ...area }: TextAreaProps) {
  const id = useId();
  const aside = counter && <span className="tabular text-13 text-muted">{counter}</span>;
  return (
    <FieldFrame {...{ id, label, hideLabel, help, error, className, aside }}>
      <textarea
        {...area}
        {...describedBy(id, { help, error })}
        id={id}
        rows={lines}
        className={`field-sizing-content max-h-[60vh] resize-y py-2.5 ${lines === 2 ? "min-h-18" : "min-h-38"} ${CONTROL_CLASS}`}
      />
    </FieldFrame>
  );
}
