import { useLingui } from "@lingui/react/macro";
import type { Language } from "@vestpocket/domain/shared/text";
import {
  type FocusEvent,
  type KeyboardEvent,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { useLanguage } from "../../platform/language.ts";
import { FieldError } from "../../ui/field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type BoundProblem, readBound, readRangeTexts } from "./bound-text.ts";
import type { MeasureScale } from "./measure-scale.ts";
import { type Range, writeRange } from "./range-query.ts";
import { TypedBoundsContext } from "./typed-bounds.ts";

interface BoundsFieldsProps {
  /** The measure's name, for those who do not see the group around the fields. */
  name: string;
  /** The unit to show in the fields, if it is short; dollars are shown there anyway. */
  unit?: string;
  range: Range;
  scale: MeasureScale;
  /** Called with the bounds that were typed, undefined for one that was emptied. The other may have changed since. */
  onChange: (changed: Range) => void;
}

/** How long typing must pause before bounds in the filter sheet are counted. */
const PAUSE_MS = 250;

interface Typed {
  readonly min: string;
  readonly max: string;
}

/**
 * The lowest and highest values of a measure, in fields. They apply on Enter, when the focus leaves them, and in the filter
 * sheet as soon as typing pauses; invalid input stays as typed, with the reason. Typing goes on when the search changes meanwhile: a choice made just before may
 * take effect only then.
 */
export function BoundsFields({ name, unit = "", range, scale, onChange }: BoundsFieldsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  const pair = useRef<HTMLDivElement>(null);
  const problemText = useProblemText();
  const asWritten = writeRange(range);
  /** What was typed. A field without it shows the search's bound. */
  const [typed, setTyped] = useState<Partial<Typed>>();
  const [isEditing, setIsEditing] = useState(false);
  const [problem, setProblem] = useState<BoundProblem>();
  const [shownRange, setShownRange] = useState(asWritten);
  if (shownRange !== asWritten) {
    setShownRange(asWritten);
    if (!isEditing) setTyped(undefined);
    setProblem(undefined);
  }
  const sheet = useContext(TypedBoundsContext);
  const [cleared, setCleared] = useState(sheet?.cleared);
  if (cleared !== sheet?.cleared) {
    setCleared(sheet?.cleared);
    setTyped(undefined);
    setProblem(undefined);
  }
  const texts = { ...toTexts(range, { scale, language }), ...typed };
  const reading = readRangeTexts(texts, { scale, language });
  const isWrong = typed !== undefined && "problem" in reading;

  function apply() {
    if (typed === undefined) return;
    setProblem("problem" in reading ? reading.problem : undefined);
    if ("problem" in reading) return;
    setTyped(undefined);
    send();
  }

  function send() {
    if (typed === undefined || "problem" in reading || writeRange(reading.range) === asWritten) return;
    onChange(Object.fromEntries(Object.entries(reading.range).filter(([bound]) => bound in typed)));
  }

  const sendTyped = useEffectEvent(send);
  const showProblem = useEffectEvent(() => {
    apply();
    const isLowestRead = "value" in readBound(texts.min, { scale, language });
    const isHighestRead = "value" in readBound(texts.max, { scale, language });
    pair.current?.querySelectorAll("input")[isLowestRead && !isHighestRead ? 1 : 0]?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key pressed starts the pause again.
  useEffect(() => {
    if (sheet === undefined) return;
    const timer = setTimeout(() => sendTyped(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sheet, texts.min, texts.max]);
  useEffect(() => {
    if (sheet === undefined || !isWrong) return;
    sheet.tell(id, () => showProblem());
    return () => sheet.tell(id);
  }, [sheet, isWrong, id]);

  const error = problem && problemText(problem);
  const shownUnit = scale.isMoney ? "$" : unit;
  const field = (bound: keyof Typed) => ({
    hideLabel: true,
    className: "flex-1",
    inputMode: "decimal" as const,
    autoComplete: "off",
    inputClassName: `tabular ${shownUnit === "" ? "" : "pr-12"}`,
    end: shownUnit !== "" && (
      <span aria-hidden="true" className="pointer-events-none pr-3 text-13 text-muted">
        {shownUnit}
      </span>
    ),
    value: texts[bound],
    ...(problem && { "aria-invalid": true, "aria-describedby": id }),
    onChange: (event: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [bound]: event.target.value });
      setProblem(undefined);
    },
    onFocus: () => setIsEditing(true),
    // Bounds are checked together, so moving from one to the other applies nothing yet.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (pair.current?.contains(relatedTarget)) return;
      setIsEditing(false);
      apply();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter") apply();
    },
  });
  return (
    <div ref={pair}>
      <div className="flex gap-2">
        <TextField {...field("min")} label={t`${name}: lowest`} placeholder={t`Min`} />
        <TextField {...field("max")} label={t`${name}: highest`} placeholder={t`Max`} />
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={id}>
            <span role="alert">{error}</span>
          </FieldError>
        </div>
      )}
    </div>
  );
}

/** As people write numbers: '400,000', « 400 000 »; a year has no separators. */
function toTexts({ min, max }: Range, { scale, language }: { scale: MeasureScale; language: Language }): Typed {
  const write = (value: number | undefined) =>
    value === undefined ? "" : scale.format(scale.toShown(value), language);
  return { min: write(min), max: write(max) };
}

function useProblemText(): (problem: BoundProblem) => string {
  const { t } = useLingui();
  return (problem) =>
    ({
      number: t`Please enter a number, with at most two decimals.`,
      whole: t`Please enter a whole number.`,
      high: t`Please enter a smaller number.`,
      crossed: t`The lowest value cannot be above the highest.`,
    })[problem];
}
