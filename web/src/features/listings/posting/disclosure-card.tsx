import { Trans, useLingui } from "@lingui/react/macro";
import { applyPreset, findPreset } from "@vestpocket/domain/disclosure/presets.rules";
import { Eye } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ChoiceCards } from "../../../ui/choice-cards.tsx";
import { useLazyDialog } from "../../../ui/use-lazy-dialog.tsx";
import { BandChips } from "./band-chips.tsx";
import { ConfidentialFields } from "./confidential-fields.tsx";
import { LevelChoices } from "./level-choices.tsx";
import { hasDisclosure, keepsForSigners } from "./leveled-values.ts";
import { OpenToMembers } from "./open-to-members.tsx";
import { anchorOf } from "./posting-anchors.ts";
import { listPictures } from "./posting-files.ts";
import { SectionCard } from "./section-card.tsx";
import { TeaserChoice } from "./teaser-choice.tsx";
import type { Posting } from "./use-posting.ts";
import { toPreviewed, VisitorCardChoice } from "./visitor-card-choice.tsx";
import { WayInChoice } from "./way-in-choice.tsx";

const loadPreview = async () => (await import("./form-preview.tsx")).FormPreview;

interface DisclosureCardProps {
  posting: Posting;
  /** Whether the saved listing asks its readers for an agreement. */
  hasAgreement: boolean;
  /** Opens the standard text. */
  standardText: (type: string) => ReactNode;
}

/** Who sees what: a preset for the whole listing, the audience of each entered value, and the confidential texts. */
export function DisclosureCard({ posting, hasAgreement, standardText }: DisclosureCardProps) {
  const { t } = useLingui();
  const { values, change } = posting;
  const [isOpen, setOpen] = useState(false);
  const preview = useLazyDialog(loadPreview);
  const pictures = listPictures(posting.fileParts.files);
  const { type, subtype } = values;
  const preset = findPreset(values.levels, values);
  const isShown = isOpen || hasDisclosure(values) || pictures.some(({ level }) => level !== "member");
  return (
    <SectionCard
      section="disclosure"
      intro={
        <Trans>Choose who sees each detail. Everyone else learns only that it exists and how to get access.</Trans>
      }
    >
      <div id={anchorOf("levels")}>
        <ChoiceCards
          legend={<Trans>Your listing</Trans>}
          name="preset"
          look="rows"
          columns="sm:grid-cols-2"
          choices={[
            {
              value: "open",
              label: t`Open to members`,
              hint: t`Every member sees all but the confidential details.`,
            },
            {
              value: "confidential",
              label: t`Confidential: NDA required`,
              hint: t`Your name, the document and every figure except the price are only for people who signed.`,
            },
          ]}
          value={preset ?? ""}
          onChange={(chosen) =>
            change({ levels: applyPreset(values.levels, { preset: chosen, type, subtype }), visitorCard: "" }, [
              "levels",
            ])
          }
          error={posting.errorOf("levels")}
        />
      </div>
      {preset !== "open" && <OpenToMembers posting={posting} />}
      {keepsForSigners({ values, pictures, hasDocument: posting.hasDocument }) && (
        <WayInChoice posting={posting} hasAgreement={hasAgreement} standardText={standardText} />
      )}
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
        </>
      ) : (
        <Button kind="secondary" onClick={() => setOpen(true)}>
          <Trans>Add confidential details</Trans>
        </Button>
      )}
    </SectionCard>
  );
}
