import { Trans } from "@lingui/react/macro";
import type { Language } from "@vestpocket/domain/shared/text";
import { type ReactNode, useEffect, useState } from "react";
import { useFailureWords } from "../../../platform/failure-words.ts";
import { formatMoment, formatTime } from "../../../platform/formatting.ts";
import { useLanguage } from "../../../platform/language.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { KeepingState } from "./posting.reducer.ts";
import type { Posting } from "./use-posting.ts";

const LINK = "min-h-11 font-medium text-link underline decoration-1 underline-offset-4 hover:decoration-2";
const MOMENT_MS = 60_000;

interface DraftLineProps {
  draft: Posting["draft"];
  /** The form is being sent: it cannot be cleared. */
  isBusy: boolean;
  /** Reopens the form with what another device saved. */
  onReopen: (() => void) | undefined;
}

/** Shows whether the input is saved as a draft, with buttons to clear the form and to undo that. */
export function DraftLine({ draft, isBusy, onReopen }: DraftLineProps) {
  const { state, isEmpty, cleared } = draft;
  if (state.kind === "changed") return <ChangedElsewhere {...state} onKeep={draft.overwrite} onReopen={onReopen} />;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-13 text-muted">
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
      return isCleared ? (
        <Trans>Draft cleared.</Trans>
      ) : (
        <Trans>What you enter is saved as a draft, which you can continue on any device.</Trans>
      );
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

interface ChangedElsewhereProps extends Omit<Extract<KeepingState, { kind: "changed" }>, "kind"> {
  onKeep: () => void;
  onReopen: (() => void) | undefined;
}

/** Stays at the top of the screen: the form is long, and whoever types further down must see it. */
function ChangedElsewhere({ mine, theirs, onKeep, onReopen }: ChangedElsewhereProps) {
  const language = useLanguage();
  const own = formatSaved(mine, language);
  const other = theirs === undefined ? undefined : formatSaved(theirs, language);
  return (
    <div className="sticky top-2 z-10 shadow-float">
      <Notice tone="warning">
        <p>
          <Trans>
            This draft was changed in another tab or on another device. Nothing is saved here until you choose a
            version.
          </Trans>
        </p>
        {other !== undefined && (
          <p className="font-normal">
            <Trans>
              This version: {own}. The other version: {other}.
            </Trans>
          </p>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button kind="secondary" onClick={onKeep}>
            <Trans>Keep this version</Trans>
          </Button>
          <Button kind="secondary" onClick={onReopen}>
            <Trans>Use the other version</Trans>
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** '3:42 PM' today, 'Nov 20, 2025, 3:42 PM' before. */
function formatSaved(unixMilliseconds: number, language: Language): string {
  const isToday = new Date(unixMilliseconds).toDateString() === new Date().toDateString();
  return (isToday ? formatTime : formatMoment)(unixMilliseconds / 1000, language);
}
