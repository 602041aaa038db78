import { Trans, useLingui } from "@lingui/react/macro";
import type { FormStep } from "@vestpocket/domain/listings/form-steps.rules";
import { POSTING_MESSAGES } from "@vestpocket/domain/listings/posting.rules";
import { Eye, Info } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useMessage } from "../../../platform/language.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { useLazyDialog } from "../../../ui/use-lazy-dialog.tsx";
import { DraftLine } from "./draft-line.tsx";
import { anchorOf } from "./posting-anchors.ts";
import { type Posting, toPreviewed } from "./use-posting.ts";

const loadSheet = async () => (await import("./preview-sheet.tsx")).PreviewSheet;

interface FormFooterProps {
  posting: Posting;
  step: FormStep;
  /** To the left of the submit button. */
  back: ReactNode;
  onField: (name: string) => void;
}

/** The submit bar, always visible: whether the draft is saved, why the button is disabled, the upload progress, failure and success. */
export function FormFooter({ posting, step, back, onField }: FormFooterProps) {
  const { isBusy, part, hasArrived, cancel, saved, failure, postedAs, isChange } = posting;
  const message = useMessage();
  const reasonId = useId();
  const preview = useLazyDialog(loadSheet);
  const mayGoOn = isChange || postedAs !== undefined;
  const isSending = part !== undefined;
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-0 z-10 flex flex-col gap-3 rounded-t-card border border-line bg-raised px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-8"
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      {saved && !isChange && (
        <Notice tone="success">
          <Trans>Listing saved! Redirecting to choose your plan...</Trans>
        </Notice>
      )}
      {isSending && <SendingLine part={part} />}
      <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 sm:gap-x-3">
        <div className="mr-auto max-sm:w-full">
          <DraftLine posting={posting} />
        </div>
        {!mayGoOn && step === "what" && (
          <span id={reasonId} className="sr-only">
            {message(POSTING_MESSAGES.notAuthorized)}
          </span>
        )}
        {!mayGoOn && step !== "what" && (
          <p id={reasonId} className="flex items-start gap-2 text-13 text-muted">
            <Info size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
            <a
              href={`#${anchorOf("isAuthorized")}`}
              onClick={(event) => {
                event.preventDefault();
                onField("isAuthorized");
              }}
              className="underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {message(POSTING_MESSAGES.notAuthorized)}
            </a>
          </p>
        )}
        <Button
          kind="secondary"
          size="large"
          icon={<Eye size={18} aria-hidden="true" />}
          onClick={preview.show}
          className="max-sm:mr-auto max-sm:gap-0 max-sm:px-3 xl:hidden"
        >
          <span className="max-sm:sr-only">
            <Trans>Preview</Trans>
          </span>
        </Button>
        {preview.render({ form: toPreviewed(posting) })}
        {isSending && !saved ? (
          <Button kind="secondary" size="large" aria-disabled={hasArrived} onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        ) : (
          back
        )}
        <Button
          type="submit"
          size="large"
          disabled={!mayGoOn}
          pending={isBusy}
          aria-describedby={mayGoOn ? undefined : reasonId}
          className="max-sm:flex-1 max-sm:basis-24 max-sm:px-3 sm:min-w-44"
        >
          {isChange ? <Trans>Save Changes</Trans> : <Trans context="step">Next</Trans>}
        </Button>
      </div>
    </div>
  );
}

function SendingLine({ part }: { part: number }) {
  const { t } = useLingui();
  const percent = Math.floor(part * 100);
  return (
    <div>
      <p className="mb-1.5 text-13 text-muted">
        {part < 1 ? <Trans>Uploading… {percent}%</Trans> : <Trans>Upload complete. Checking files…</Trans>}
      </p>
      <ProgressBar label={t`Uploading`} part={part} />
    </div>
  );
}
