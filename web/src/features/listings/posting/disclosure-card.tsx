import { Trans, useLingui } from "@lingui/react/macro";
import { DOCUMENT_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { isSecret } from "@vestpocket/domain/disclosure/levels.rules";
import { applyPreset, findPreset } from "@vestpocket/domain/disclosure/presets.rules";
import { Eye } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ChoiceCards } from "../../../ui/choice-cards.tsx";
import { useLazyDialog } from "../../../ui/use-lazy-dialog.tsx";
import { BandChips } from "./band-chips.tsx";
import { ConfidentialFields } from "./confidential-fields.tsx";
import { LeakNotice } from "./leak-notice.tsx";
import { LevelChoices } from "./level-choices.tsx";
import { hasDisclosure } from "./leveled-values.ts";
import { anchorOf } from "./posting-anchors.ts";
import { listPictures } from "./posting-files.ts";
import { SectionCard } from "./section-card.tsx";
import { TeaserChoice } from "./teaser-choice.tsx";
import type { Posting } from "./use-posting.ts";
import { toPreviewed, VisitorCardChoice } from "./visitor-card-choice.tsx";

const loadPreview = async () => (await import("./form-preview.tsx")).FormPreview;

/** Who sees what: a preset for the whole listing, the audience of each entered value, and the confidential texts. */
export function DisclosureCard({ posting }: { posting: Posting }) {
  const { t } = useLingui();
  const { values, change } = posting;
  const [isOpen, setOpen] = useState(false);
  const preview = useLazyDialog(loadPreview);
  const pictures = listPictures(posting.fileParts.files);
  const isShown = isOpen || hasDisclosure(values) || pictures.some(({ level }) => level !== "member");
  return (
    <SectionCard
      section="disclosure"
      intro={<Trans>Everyone else sees that a detail exists and how to get access, never the detail itself.</Trans>}
    >
      <div id={anchorOf("levels")}>
        <ChoiceCards
          legend={<Trans>Your listing’s figures</Trans>}
          name="preset"
          look="rows"
          columns="sm:grid-cols-2"
          choices={[
            { value: "open", label: t`Open to members` },
            { value: "confidential", label: t`Confidential: NDA required` },
          ]}
          value={findPreset(values.levels) ?? ""}
          onChange={(preset) => change({ levels: applyPreset(values.levels, preset), visitorCard: "" }, ["levels"])}
          error={posting.errorOf("levels")}
        />
        <p className="mt-2 text-14 text-muted">
          <Trans>
            Choose Confidential for a business: income, cap rate, revenue, cash flow, EBITDA and debt are shown only to
            people who have signed.
          </Trans>
        </p>
        {Object.values(values.levels).includes("nda") && (
          <p className="mt-2 text-14 font-medium">
            <Trans>
              People sign the NDA that you choose on the listing’s page, once it is saved. Without one, only people you
              approve see these details.
            </Trans>
          </p>
        )}
      </div>
      <TeaserChoice posting={posting} />
      <VisitorCardChoice posting={posting} />
      {isShown ? (
        <>
          <ConfidentialFields posting={posting} />
          <LevelChoices posting={posting} />
          <div>
            <Button kind="secondary" icon={<Eye size={18} aria-hidden="true" />} onClick={preview.show}>
              <Trans>Preview as…</Trans>
            </Button>
            {preview.render(toPreviewed(posting))}
          </div>
          <BandChips posting={posting} />
          <LeakNotice
            values={values}
            documentName={isSecret(DOCUMENT_KEY, values.levels) ? undefined : posting.documentName}
          />
        </>
      ) : (
        <Button kind="secondary" onClick={() => setOpen(true)}>
          <Trans>Add confidential details</Trans>
        </Button>
      )}
    </SectionCard>
  );
}
