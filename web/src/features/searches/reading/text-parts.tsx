import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type RefObject, useImperativeHandle, useMemo } from "react";
import { addCatalogue } from "../../../platform/catalogues.ts";
import { useLanguage } from "../../../platform/language.ts";
import { Queries } from "../../../platform/queries.tsx";
import type { SearchField } from "../search-field.ts";
import type { SearchChange } from "../search-query.ts";
import { PartChip } from "./part-chip.tsx";
import { usePartWords } from "./part-words.ts";
import { isFilter, quote, readText, toReadText } from "./read-text.ts";

interface TextPartsProps {
  field: SearchField;
  /** Contains the field. */
  frame: RefObject<HTMLElement | null>;
  /** Enter in a text that says filters. */
  onRead: (change: SearchChange) => void;
}

/** With the members' texts, which say what a search's filters are: the home page has only visitors' texts. */
export async function loadTextParts() {
  await addCatalogue("members");
  return TextParts;
}

/** Under the field: which filters its text says, each of which can be turned back into words. */
function TextParts(props: TextPartsProps) {
  return (
    <Queries>
      <Parts {...props} />
    </Queries>
  );
}

function Parts({ field, frame, onRead }: TextPartsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { draft } = field;
  const reading = useMemo(() => readText(draft, language), [draft, language]);
  const wordsOf = usePartWords();
  const spans = reading?.spans ?? [];

  function keepWords(span: { readonly start: number; readonly end: number }) {
    field.type(quote(draft, span));
    frame.current?.querySelector("input")?.focus();
  }

  function read(typed: string) {
    const found = typed === draft ? reading : readText(typed, language);
    return found && toReadText(found, field.keywords);
  }

  function take() {
    const taken = read(draft);
    if (taken === undefined) return undefined;
    if ("refusal" in taken) field.refuse(taken.refusal);
    else field.type("");
    return "change" in taken ? { change: taken.change } : {};
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const last = spans.findLast(({ part }) => isFilter(part));
    if (event.key === "Enter" && reading !== undefined) {
      event.preventDefault();
      const change = take()?.change;
      if (change) onRead(change);
    } else if (event.key === "Backspace" && selectionStart === 0 && selectionEnd === 0 && last !== undefined) {
      event.preventDefault();
      keepWords(last);
    }
  }

  useImperativeHandle(field.reader, () => ({ read, take, press }));

  const texts = spans.map(({ part }) => wordsOf(part));
  const parts = texts.join(", ");
  const unused = (reading?.leftovers ?? [])
    .map(({ start, end }) => draft.slice(start, end))
    .map((keyword) => t`“${keyword}”`)
    .join(", ");
  return (
    <>
      <p role="status" className="sr-only">
        {texts.length > 0 && <Trans>Understood: {parts}</Trans>}
      </p>
      {reading !== undefined && (
        <div className="mt-2 space-y-2">
          <ul aria-label={t`Understood`} className="flex flex-wrap gap-2">
            {spans.map((span, index) => (
              <li key={`${span.start} ${texts[index]}`} className="max-w-full">
                <PartChip
                  text={texts[index] ?? ""}
                  typed={draft.slice(span.start, span.end)}
                  onKeep={isFilter(span.part) ? () => keepWords(span) : undefined}
                />
              </li>
            ))}
          </ul>
          {unused !== "" && (
            <p className="text-13 text-muted wrap-anywhere">
              <Trans>Not searched for: {unused}</Trans>
            </p>
          )}
        </div>
      )}
    </>
  );
}
