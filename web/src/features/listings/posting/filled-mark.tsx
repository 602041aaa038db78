import { Trans } from "@lingui/react/macro";
import type { FilledField } from "@vestpocket/domain/pasting/fill-form.rules";
import { createContext, useContext } from "react";

/** What a pasted text filled, for the marks beside the fields. */
export const FilledFields = createContext<readonly FilledField[]>([]);

/** The words that a field was filled from, or that it was proposed, until its value is another. `name`: the server's name of the field. */
export function FilledMark({ name, value }: { name: string; value: string }) {
  const found = useContext(FilledFields).find((field) => field.name === name && field.value === value);
  const { quote } = found ?? {};
  if (quote === undefined) return null;
  return (
    <p className="mt-1 text-13 wrap-break-word text-muted">
      {quote === "" ? <Trans>Proposed from your text.</Trans> : <Trans>From: “{quote}”</Trans>}
    </p>
  );
}
