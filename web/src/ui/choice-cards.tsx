import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Under the label: what the choice does. */
  readonly hint?: string;
}

interface ChoiceCardsProps<Value extends string> {
  legend: ReactNode;
  name: string;
  choices: readonly Choice<Value>[];
  /** Empty if nothing is chosen. */
  value: Value | "";
  onChange: (value: Value) => void;
  /** 'rows': icon before the text. 'tilesOnPhones': above it where there is little room. */
  look: "rows" | "tilesOnPhones";
  /** The grid's column classes. */
  columns: string;
  error?: ReactNode;
}

const CARD = classNames(
  "flex h-full min-h-12 cursor-pointer items-center rounded-card border border-line-strong bg-raised font-medium transition-colors hover:border-text hover:bg-sunken",
  "has-checked:border-action has-checked:bg-action has-checked:text-on-action has-checked:hover:bg-action-hover",
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
);

const LOOKS = {
  tilesOnPhones:
    "px-0.5 py-4 text-13 leading-[1.125rem] max-sm:flex-col max-sm:justify-center max-sm:gap-2 max-sm:text-center sm:gap-3 sm:px-4 sm:py-2 sm:text-14 sm:leading-[1.25rem]",
  rows: "gap-3 px-4 py-2 text-14",
};

/** Single choice as cards. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, name, choices, value, onChange, look, columns, error } = props;
  const id = useId();
  return (
    <fieldset
      // A group cannot have `aria-invalid`; this marks where the focus goes after a failed attempt.
      data-invalid={error ? "" : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 text-14 font-medium">{legend}</legend>
      <div className={`grid gap-2 ${columns}`}>
        {choices.map((choice) => (
          <label key={choice.value} className={`group/choice relative min-w-0 ${CARD} ${LOOKS[look]}`}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              {...(choice.hint && {
                "aria-labelledby": `${id}-${choice.value}`,
                "aria-describedby": `${id}-${choice.value}-hint`,
              })}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-card opacity-0"
            />
            {choice.icon}
            <span className="max-w-full min-w-0 hyphens-auto">
              {choice.hint ? <span id={`${id}-${choice.value}`}>{choice.label}</span> : choice.label}
              {choice.hint && (
                <span id={`${id}-${choice.value}-hint`} className="mt-0.5 block text-13 font-normal">
                  {choice.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-13 font-medium text-danger">
          <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
