import { Trans } from "@lingui/react/macro";
import { otherLanguage } from "@vestpocket/domain/listings/listing-texts.rules";
import { Plus } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { MachineDraft } from "./machine-draft.tsx";
import type { Posting } from "./use-posting.ts";

/** Says which language is missing and which one the texts are in, which the owner can correct. */
export function TranslationOffer({ posting, onAdd }: { posting: Posting; onAdd: () => void }) {
  const { language, change } = posting;
  const isEnglish = language === "en";
  return (
    <div className="rounded-control border border-line p-4">
      <p className="text-14 text-muted">
        {isEnglish ? (
          <Trans>Your title and description are in English. Readers in French see “In English only” beside them.</Trans>
        ) : (
          <Trans>Your title and description are in French. Readers in English see “In French only” beside them.</Trans>
        )}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button kind="secondary" icon={<Plus size={18} aria-hidden="true" />} onClick={onAdd}>
          {isEnglish ? <Trans>Add French</Trans> : <Trans>Add English</Trans>}
        </Button>
        <MachineDraft posting={posting} onDrafted={onAdd} />
        <Button kind="link" onClick={() => change({ language: otherLanguage(language) })}>
          {isEnglish ? <Trans>My text is in French</Trans> : <Trans>My text is in English</Trans>}
        </Button>
      </div>
    </div>
  );
}
