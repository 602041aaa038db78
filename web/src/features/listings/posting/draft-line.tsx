import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { useFailureWords } from "../../../platform/failure-words.ts";
import { useLanguage } from "../../../platform/language.ts";
import { formatSaved } from "./draft-time.ts";
import type { KeepingState } from "./posting.reducer.ts";
import type { Posting } from "./use-posting.ts";

const LINK = "min-h-8 font-medium sm:min-h-11 text-link underline decoration-1 underline-offset-4 hover:decoration-2";
const MOMENT_MS = 60_000;

/** Shows whether the input is saved as a draft, with buttons to clear the form and to undo that. */
export function DraftLine({ posting: { draft, isBusy } }: { posting: Posting }) {
  const { state, isEmpty, cleared } = draft;
  if (state.kind === "changed") return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-13 text-muted sm:min-h-11">
      <p role="status">
        <Kept state={state} isCleared={cleared?.isDeleted === true} />
      </p>
      {state.kind === "failed" && (
        <button type="button" onClick={draft.save} className={LINK}>
          <Trans>Try again</Trans>
        </button>
      )}
      {!isEmpty && !isBusy && (
        <button type="button" onClick={() => void draft.discard()} className={LINK}>
          <Trans>Clear form</Trans>
        </button>
      )}
      {isEmpty && !isBusy && cleared && (
        <button type="button" onClick={() => void cleared.undo()} className={LINK}>
          <Trans>Undo</Trans>
        </button>
      )}
    </div>
  );
}

function Kept({ state, isCleared }: { state: KeepingState; isCleared: boolean }): ReactNode {
  const failureWords = useFailureWords();
  switch (state.kind) {
    case "saving":
      return <Trans>Saving…</Trans>;
    case "saved":
      return <SavedAt at={state.at} />;
    case "failed": {
      const reason = failureWords(state.failure);
      return <Trans>Not saved: {reason}</Trans>;
    }
    default:
      return isCleared ? <Trans>Draft cleared.</Trans> : <Trans>Saved as you type.</Trans>;
  }
}

function SavedAt({ at }: { at: number }) {
  const language = useLanguage();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MOMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  const time = formatSaved(at, language);
  return now - at < MOMENT_MS ? <Trans>Saved a moment ago</Trans> : <Trans>Saved {time}</Trans>;
}
