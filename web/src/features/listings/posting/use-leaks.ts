import { useLingui } from "@lingui/react/macro";
import { DOCUMENT_KEY, POSTER_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { findLeaks } from "@vestpocket/domain/disclosure/leaks.rules";
import { isSecret } from "@vestpocket/domain/disclosure/levels.rules";
import { listSecrets } from "@vestpocket/domain/listings/leveled-values.rules";
import { useMessage } from "../../../platform/language.ts";
import type { Posting } from "./use-posting.ts";

/** What public texts give away, as a sentence for the field that they stand in; empty if nothing. */
export function useLeaks({ values, posterName, documentName = "" }: LeakingForm) {
  const { t } = useLingui();
  const message = useMessage();
  const { levels, city } = values;
  const poster = isSecret(POSTER_KEY, levels) ? [{ key: POSTER_KEY, value: posterName ?? "" }] : [];
  const secrets = [...listSecrets(values), ...poster];

  function say(texts: readonly string[]): string {
    const names = findLeaks({ texts, secrets, city }).map(({ label, word }) => {
      const name = message(label);
      return word === undefined ? name : t`${name} (“${word}”)`;
    });
    const listed = names.join(", ");
    return listed && t`Every member can read this. It gives away: ${listed}.`;
  }

  return {
    say,
    /** Of the document's name, which is withheld with the document. */
    ofDocument: () => (isSecret(DOCUMENT_KEY, levels) ? "" : say([documentName.replace(/[_+]+/gu, " ")])),
  };
}

type LeakingForm = Pick<Posting, "values" | "posterName" | "documentName">;
