import { Trans, useLingui } from "@lingui/react/macro";
import type { Mandate } from "@vestpocket/domain/mandates/mandates.schema";
import type { MandateAnswer } from "@vestpocket/domain/mandates/mandates.terms";
import { CirclePause, CirclePlay, PartyPopper, PencilLine, Trash2 } from "lucide-react";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { ACTION_CLASS, ActionMenu } from "../../ui/action-menu.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { MandateFitList } from "./mandate-fits.tsx";
import type { SearchWords } from "./search-words.ts";
import { useTimingLabels } from "./timing-labels.ts";

interface MandateCardProps {
  mandate: Mandate;
  words: SearchWords;
  onAnswer: (answer: MandateAnswer) => void;
  onChange: () => void;
  onDelete: () => void;
}

/** What somebody looks for, what fits it, and what they can say about it. */
export function MandateCard({ mandate, words, onAnswer, onChange, onDelete }: MandateCardProps) {
  const { t } = useLingui();
  const { name, status, client, note, wanted, track, isAsked } = mandate;
  const labels = useTimingLabels();
  const isActive = status === "active";
  const filters = words.listWords({ ...wanted, listingType: track });
  return (
    <article aria-label={name} className="rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="flex items-start gap-4">
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 text-18 wrap-anywhere">{name}</h2>
            <Status mandate={mandate} />
          </div>
          {client !== null && (
            <p className="text-14 font-medium wrap-anywhere">
              <Trans>For {client}</Trans>
            </p>
          )}
          <Ends mandate={mandate} />
        </div>
        <ActionMenu label={t`More actions for ${name}`}>
          <button type="button" onClick={onChange} className={ACTION_CLASS}>
            <PencilLine size={18} className="shrink-0 text-muted" aria-hidden="true" />
            <Trans>Change</Trans>
          </button>
          <button type="button" onClick={() => onAnswer(isActive ? "pause" : "keep")} className={ACTION_CLASS}>
            {isActive ? (
              <CirclePause size={18} className="shrink-0 text-muted" aria-hidden="true" />
            ) : (
              <CirclePlay size={18} className="shrink-0 text-muted" aria-hidden="true" />
            )}
            {isActive ? <Trans>Pause</Trans> : <Trans>Start again</Trans>}
          </button>
          {status !== "found" && (
            <button type="button" onClick={() => onAnswer("found")} className={ACTION_CLASS}>
              <PartyPopper size={18} className="shrink-0 text-muted" aria-hidden="true" />
              <Trans>I found it</Trans>
            </button>
          )}
          <button type="button" onClick={onDelete} className={`${ACTION_CLASS} text-danger`}>
            <Trash2 size={18} className="shrink-0" aria-hidden="true" />
            <Trans>Delete</Trans>
          </button>
        </ActionMenu>
      </div>
      {isAsked && <StillLooking onAnswer={onAnswer} />}
      <ul aria-label={t`What you want`} className="mt-3 flex flex-wrap gap-1.5">
        {[...filters, { key: "timing", text: labels[mandate.timing] }].map(({ key, text }) => (
          <li key={key} className="max-w-full rounded-full bg-sunken px-3 py-1 text-13 wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
      {note !== null && <p className="mt-3 text-14 wrap-anywhere whitespace-pre-line">{note}</p>}
      {isActive && <MandateFitList mandate={mandate} words={words} />}
    </article>
  );
}

function Status({ mandate: { status } }: Pick<MandateCardProps, "mandate">) {
  const { t } = useLingui();
  if (status === "active") return null;
  const labels = { paused: t`Paused`, found: t`Found`, lapsed: t`Lapsed` };
  return <Badge>{labels[status]}</Badge>;
}

function Ends({ mandate: { endsAt } }: Pick<MandateCardProps, "mandate">) {
  const language = useLanguage();
  if (endsAt === null) return null;
  const date = formatDate(endsAt.seconds, language);
  return (
    <p className="text-14 text-muted">
      <Trans>Until {date}</Trans>
    </p>
  );
}

/** Nothing is decided by opening the page: only by a press. */
function StillLooking({ onAnswer }: Pick<MandateCardProps, "onAnswer">) {
  return (
    <div className="mt-3">
      <Notice tone="info">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="min-w-0 flex-1 basis-40">
            <Trans>Still looking?</Trans>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => onAnswer("keep")}>
              <Trans>Yes, keep looking</Trans>
            </Button>
            <Button kind="secondary" onClick={() => onAnswer("pause")}>
              <Trans>Pause</Trans>
            </Button>
            <Button kind="secondary" onClick={() => onAnswer("found")}>
              <Trans>I found it</Trans>
            </Button>
          </div>
        </div>
      </Notice>
    </div>
  );
}
