import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";

interface PartChipProps {
  /** What it became. */
  text: string;
  /** The words that it was. */
  typed: string;
  /** Turns it back into words; absent if it is words. */
  onKeep: (() => void) | undefined;
}

/** A part of a text, as the filter that it became. */
export function PartChip({ text, typed, onKeep }: PartChipProps) {
  const { t } = useLingui();
  return (
    <span className="inline-flex min-h-9 max-w-full items-center rounded-[1.125rem] border border-action bg-sunken px-3.5 text-14 font-medium">
      <span className="min-w-0 py-1 wrap-anywhere">{text}</span>
      {onKeep !== undefined && (
        <button
          type="button"
          aria-label={t`Search for the words “${typed}” instead`}
          onClick={onKeep}
          className="relative -mr-3.5 inline-flex size-9 shrink-0 items-center justify-center rounded-full text-muted after:absolute after:-inset-1 hover:text-text"
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
