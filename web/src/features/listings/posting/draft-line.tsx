import { Trans } from "@lingui/react/macro";
import type { Language } from "@vestpocket/domain/shared/text";
import { useState } from "react";
import { useLanguage } from "../../../platform/language.ts";
import { Button } from "../../../ui/button.tsx";
import { DialogButtons, SmallDialog } from "../../../ui/small-dialog.tsx";

interface DraftLineProps {
  /** Unix milliseconds; undefined while there is no draft. */
  keptAt: number | undefined;
  onDiscard: () => void;
}

/** When the draft was saved in this browser, with a button to discard it. */
export function DraftLine({ keptAt, onDiscard }: DraftLineProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-13 text-muted">
      {keptAt === undefined ? (
        <p>
          <Trans>What you enter stays on this device until you save the listing or sign out.</Trans>
        </p>
      ) : (
        <KeptDraft keptAt={keptAt} onDiscard={onDiscard} />
      )}
    </div>
  );
}

function KeptDraft({ keptAt, onDiscard }: { keptAt: number; onDiscard: () => void }) {
  const time = formatTime(keptAt, useLanguage());
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <p>
        <Trans>Draft saved on this device, {time}</Trans>
      </p>
      <button
        type="button"
        onClick={() => setIsAsked(true)}
        className="min-h-11 font-medium text-link underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        <Trans>Discard draft</Trans>
      </button>
      <SmallDialog
        isDanger
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={<Trans>Discard this draft?</Trans>}
        text={<Trans>This clears everything you entered. It cannot be undone.</Trans>}
      >
        <DialogButtons>
          <Button kind="secondary" onClick={() => setIsAsked(false)}>
            <Trans>Keep draft</Trans>
          </Button>
          <Button
            kind="danger"
            onClick={() => {
              setIsAsked(false);
              onDiscard();
            }}
          >
            <Trans>Discard draft</Trans>
          </Button>
        </DialogButtons>
      </SmallDialog>
    </>
  );
}

/** '3:42 PM' today, 'Nov 20, 2025, 3:42 PM' before. */
function formatTime(unixMilliseconds: number, language: Language): string {
  const isToday = new Date(unixMilliseconds).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language === "fr" ? "fr-CA" : "en-US", {
    ...(!isToday && { dateStyle: "medium" }),
    timeStyle: "short",
  }).format(unixMilliseconds);
}
