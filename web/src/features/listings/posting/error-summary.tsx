import { Plural, Trans } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import { useFieldNames } from "../../../shared/listings/field-names.ts";
import { anchorOf } from "./posting-anchors.ts";
import type { PostingError } from "./posting-errors.ts";

interface ErrorSummaryProps {
  errors: readonly PostingError[];
  onField: (name: string) => void;
}

/** All errors, each with a link to its field. */
export function ErrorSummary({ errors, onField }: ErrorSummaryProps) {
  const nameOf = useFieldNames();
  if (errors.length === 0) return null;
  return (
    <div className="flex items-start gap-3 rounded-card bg-danger-soft p-4 text-14 text-danger sm:px-6">
      <CircleAlert size={20} className="mt-px shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-semibold">
          <Plural value={errors.length} one="One answer needs your attention" other="# answers need your attention" />
        </p>
        <ul className="mt-1">
          {errors.map(({ name, sentence }) => {
            const label = nameOf(name);
            return (
              <li key={name}>
                {label === undefined ? (
                  sentence
                ) : (
                  <a
                    href={`#${anchorOf(name)}`}
                    onClick={(event) => {
                      event.preventDefault();
                      onField(name);
                    }}
                    className="inline-block py-1 underline decoration-1 underline-offset-4 hover:decoration-2"
                  >
                    <Trans>
                      {label}: {sentence}
                    </Trans>
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
