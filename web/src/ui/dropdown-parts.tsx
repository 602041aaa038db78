import { ChevronDown } from "lucide-react";
import type { KeyboardEvent } from "react";
import { classNames } from "./class-names.ts";
import type { FieldProps } from "./field.tsx";

export interface DropdownOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly note?: OptionNote | undefined;
}

/** Whether an option is what is looked for by a typed text. */
type OptionFinder = (option: DropdownOption, typed: string) => boolean;

/** At the end of an option's line in the list. */
export interface OptionNote {
  readonly shown: string;
  /** What is read aloud after the option's name. */
  readonly spoken: string;
  readonly isMuted: boolean;
}

interface DropdownBase<Value extends string> extends FieldProps {
  options: readonly DropdownOption<Value>[];
  /** The chosen option's value; empty for none. */
  value: Value | "";
  /** Shown if nothing is chosen. */
  placeholder?: string;
  /** With a search box. */
  searchable?: boolean;
  /** Finds options in the search box; by default, those whose label contains the typed text, whatever its case and accents. */
  isFound?: OptionFinder;
  /** Replaces the label 'Reset'. */
  resetLabel?: string;
  /** Also the field's name in a form that the server answers: without scripts, the browser's own list replaces it. */
  nativeName?: string;
}

export interface DropdownProps<Value extends string, Initial extends Value | ""> extends DropdownBase<Value> {
  /** What Reset restores; by default, no choice. */
  initial?: Initial;
  onChange: (value: Value | NoInfer<Initial>) => void;
}

/** Props shared by the light and the full dropdown. */
export interface DropdownPartProps extends Omit<DropdownBase<string>, keyof FieldProps | "searchable" | "placeholder"> {
  placeholder: string;
  /** What Reset restores; empty if the choice may be empty. */
  initial: string;
  onChange: (value: string) => void;
  trigger: {
    id: string;
    className: string;
    "aria-labelledby": string;
    "aria-describedby"?: string | undefined;
    "aria-invalid"?: boolean | undefined;
  };
  valueId: string;
  /** The key that opened it; empty for a press. */
  openedBy?: string;
}

/** Whether a key types a character: on a closed dropdown, it begins a search. */
export const isTyped = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => /^\S$/u.test(key) && !ctrlKey && !metaKey;

/** The content of a closed dropdown. */
export function DropdownValue({
  id,
  options,
  value,
  placeholder,
}: Pick<DropdownPartProps, "options" | "value" | "placeholder"> & { id: string }) {
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <span id={id} className={`line-clamp-2 min-w-0 leading-tight ${chosen ? "" : "text-muted"}`}>
        {chosen?.label ?? placeholder}
      </span>
      <ChevronDown size={18} className="shrink-0 text-muted" aria-hidden="true" />
    </>
  );
}

/** The value of the Reset option; real options are never empty. */
export const RESET = "";

export const POPUP_CLASS =
  "float-in w-(--anchor-width) min-w-56 max-w-(--available-width) overflow-hidden rounded-control border border-line bg-raised text-text shadow-float outline-none";

export const LIST_CLASS =
  "max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 outline-none";

export const ITEM_CLASS =
  "flex min-h-11 cursor-pointer select-none items-center justify-between gap-3 rounded-[6px] px-3 py-2 text-14 outline-none data-highlighted:bg-action-soft data-selected:font-semibold";

/** An option's style in the list, and what is read aloud after its name. */
export function itemProps({ value, note }: DropdownOption) {
  return {
    className: classNames(ITEM_CLASS, value === RESET && "text-link", note?.isMuted && "text-muted"),
    "aria-description": note?.spoken,
  };
}

/** The note of an option or a toggle. */
export function Note({ note }: { note: OptionNote | undefined }) {
  return (
    note && (
      <span aria-hidden="true" className="tabular shrink-0 text-13 font-normal">
        {note.shown}
      </span>
    )
  );
}

/** The listed options, with Reset first if there is something to clear, also where a choice is required. */
export function listOptions(
  { options, value, initial, resetLabel }: DropdownPartProps,
  reset: string,
): readonly DropdownOption[] {
  return value === "" || initial !== "" ? options : [{ value: RESET, label: resetLabel ?? reset }, ...options];
}

/** The container of an open list: the open dialog, which is above everything else, or the page's main element. */
export function findListContainer(): HTMLElement | null {
  return document.querySelector<HTMLElement>("dialog[open]") ?? document.getElementById("main");
}
