import { type ComponentProps, useId } from "react";
import { CONTROL_CLASS, describedBy, FieldFrame, type FieldProps } from "./field.tsx";

interface TextAreaProps extends FieldProps, Omit<ComponentProps<"textarea">, "className" | "id"> {
  /** The formatted counter, '1,204 / 5,000', to the right of the label. */
  counter?: string;
  /** The minimum number of lines. */
  lines: 2 | 5;
}

/** A multi-line text field that grows with its content. */
export function TextArea({ label, hideLabel, help, error, className, counter, aside, lines, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame
      {...{ id, label, hideLabel, help, error, className }}
      aside={
        (counter || aside) && (
          <span className="flex shrink-0 items-baseline gap-3">
            {counter && <span className="tabular text-13 noscript:hidden text-muted">{counter}</span>}
            {aside}
          </span>
        )
      }
    >
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
