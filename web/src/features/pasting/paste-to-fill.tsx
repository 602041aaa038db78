import { Trans, useLingui } from "@lingui/react/macro";
import type { PostingValues } from "@vestpocket/domain/listings/posting-values.rules";
import type { FilledField, FilledForm } from "@vestpocket/domain/pasting/fill-form.rules";
import { useLayoutEffect, useRef, useState } from "react";
import { useLanguage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { BrochureDrop } from "./brochure-drop.tsx";
import { FilledSummary } from "./filled-summary.tsx";

interface PasteToFillProps {
  /** The form's values. */
  readonly values: PostingValues;
  /** Fills the form, or takes that back. `names`: the server's names of the fields that change. */
  readonly onChange: (values: PostingValues, names: readonly string[]) => void;
  /** What was filled, for the marks beside the fields; empty if it was taken back. */
  readonly onFilled: (filled: readonly FilledField[]) => void;
}

interface Filling extends FilledForm {
  readonly before: PostingValues;
}

/** Nobody pastes less to fill a form. */
const PASTED_LEAST = 40;

/** Fills a listing's form from a pasted text or a brochure, which the browser reads itself (product.md §5.5). */
export function PasteToFill({ values, onChange, onFilled }: PasteToFillProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [text, setText] = useState("");
  const [filling, setFilling] = useState<Filling>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef(values);
  const summary = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    latest.current = values;
  });

  async function fill(pasted: string) {
    const { fillFromText } = await import("./fill-from-text.ts");
    const before = latest.current;
    const filled = fillFromText(before, pasted, language);
    if (filled.filled.length === 0) {
      setProblem(t`Nothing in this text fills an empty field of the form.`);
      return;
    }
    setProblem(undefined);
    onChange(
      filled.values,
      filled.filled.map(({ name }) => name),
    );
    onFilled(filled.filled);
    setFilling({ ...filled, before });
    requestAnimationFrame(() => summary.current?.focus());
  }

  async function undo() {
    if (filling === undefined) return;
    const { takeBack } = await import("./fill-from-text.ts");
    const names = filling.filled.map(({ name }) => name);
    onChange(takeBack(latest.current, { before: filling.before, after: filling.values }), names);
    onFilled([]);
    setFilling(undefined);
  }

  function again() {
    setText("");
    setFilling(undefined);
  }

  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5 sm:px-8">
      <p className="text-14 text-muted">
        <Trans>What you have entered stays. Every field shows the words it was filled from.</Trans>
      </p>
      {filling ? (
        <div ref={summary} tabIndex={-1} className="scroll-mt-6">
          <FilledSummary filling={filling} onUndo={() => void undo()} onAgain={again} />
        </div>
      ) : (
        <>
          <TextArea
            label={<Trans>Your listing’s text</Trans>}
            lines={2}
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(undefined);
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData("text/plain");
              if (text === "" && pasted.length >= PASTED_LEAST) void fill(pasted);
            }}
          />
          {text.trim() !== "" && (
            <Button kind="secondary" className="self-start" onClick={() => void fill(text)}>
              <Trans>Fill the form</Trans>
            </Button>
          )}
          <BrochureDrop onText={(read) => void fill(read)} />
          {problem && (
            <div role="alert">
              <FieldError>{problem}</FieldError>
            </div>
          )}
        </>
      )}
    </div>
  );
}
