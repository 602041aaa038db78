import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface CheckChipsProps {
  /** The group's accessible name, unless the chips are the only content below a heading. */
  label?: ReactNode;
  name: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

const CHIP = classNames(
  "relative inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-raised px-4 text-14 font-medium transition-colors hover:border-text",
  "has-checked:border-action has-checked:bg-action-soft has-checked:text-link",
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
);

/** Multiple choice as checkable pills. */
export function CheckChips({ label, name, choices, chosen, onChange }: CheckChipsProps) {
  return (
    <Group label={label}>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => {
          const isChosen = chosen.includes(choice.value);
          return (
            <label key={choice.value} className={CHIP}>
              <input
                type="checkbox"
                name={name}
                value={choice.value}
                checked={isChosen}
                onChange={() =>
                  onChange(isChosen ? chosen.filter((each) => each !== choice.value) : [...chosen, choice.value])
                }
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full opacity-0"
              />
              {isChosen && <Check size={16} className="-ml-1 shrink-0" aria-hidden="true" />}
              <span className="min-w-0 py-1.5 wrap-anywhere">{choice.label}</span>
            </label>
          );
        })}
      </div>
    </Group>
  );
}

function Group({ label, children }: { label: ReactNode; children: ReactNode }) {
  if (label === undefined) return children;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}
