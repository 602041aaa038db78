import { Trans, useLingui } from "@lingui/react/macro";
import { applyPreset, findPreset } from "@vestpocket/domain/disclosure/presets.rules";
import { hasConfidential, keepsForSigners } from "@vestpocket/domain/listings/leveled-values.rules";
import { lazy, type ReactNode, Suspense } from "react";
import { Button } from "../../../ui/button.tsx";
import { ChoiceCards } from "../../../ui/choice-cards.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useLazyDialog } from "../../../ui/use-lazy-dialog.tsx";
import { BandChips } from "./band-chips.tsx";
import { ConfidentialFields } from "./confidential-fields.tsx";
import { Fold, Folds } from "./fold.tsx";
import { LevelList } from "./level-list.tsx";
import { OpenToMembers } from "./open-to-members.tsx";
import { anchorOf } from "./posting-anchors.ts";
import { listPictures } from "./posting-files.ts";
import { StepCard } from "./step-card.tsx";
import { TeaserChoice } from "./teaser-choice.tsx";
import { type Posting, toPreviewed } from "./use-posting.ts";
import { VisitorCardChoice } from "./visitor-card-choice.tsx";
import { WayInChoice } from "./way-in-choice.tsx";

const loadPreview = async () => (await import("./form-preview.tsx")).FormPreview;
const AudienceColumns = lazy(async () => ({ default: (await import("./audience-columns.tsx")).AudienceColumns }));

interface AudienceStepProps {
  posting: Posting;
  /** Whether the saved listing asks its readers for an agreement. */
  hasAgreement: boolean;
  /** Opens the standard text. */
  standardText: (type: string) => ReactNode;
  /** Leads to a field of any step. */
  onField: (name: string) => void;
  /** The listing's legal checks. */
  checks: ReactNode;
}

/** Who sees what: what is open, a choice for the whole listing, the listing as each reader gets it, and single choices. */
export function AudienceStep({ posting, hasAgreement, standardText, onField, checks }: AudienceStepProps) {
  const { t } = useLingui();
  const { values, change, errorOf } = posting;
  const preview = useLazyDialog(loadPreview);
  const pictures = listPictures(posting.fileParts.files);
  const { type, subtype } = values;
  const hasError = posting.errors.some(({ name }) => name.startsWith("confidential."));
  return (
    <StepCard step="audiences">
      <OpenToMembers posting={posting} onField={onField} />
      <div id={anchorOf("levels")} className="relative">
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
          value={findPreset(values.levels, values) ?? ""}
          onChange={(chosen) =>
            change({ levels: applyPreset(values.levels, { preset: chosen, type, subtype }), visitorCard: "" }, [
              "levels",
            ])
          }
          error={errorOf("levels")}
        />
        <div className="absolute -top-3 right-0">
          <Button kind="link" onClick={preview.show}>
            <Trans>Preview as…</Trans>
          </Button>
          {preview.render(toPreviewed(posting))}
        </div>
      </div>
      {keepsForSigners({ values, pictures, hasDocument: posting.hasDocument }) && (
        <WayInChoice posting={posting} hasAgreement={hasAgreement} standardText={standardText} />
      )}
      <Suspense fallback={<Skeleton className="h-76 rounded-card" />}>
        <AudienceColumns form={toPreviewed(posting)} />
      </Suspense>
      <Folds>
        <Fold title={<Trans>Confidential details</Trans>} opens={hasConfidential(values) || hasError}>
          <ConfidentialFields posting={posting} />
        </Fold>
        <Fold
          title={<Trans>What visitors see</Trans>}
          opens={values.teaser !== "off" || values.visitorCard !== "" || errorOf("teaser") !== undefined}
        >
          <TeaserChoice posting={posting} />
          <VisitorCardChoice posting={posting} />
        </Fold>
        <Fold title={<Trans>Who sees each detail</Trans>} opens={Object.keys(values.levels).length > 0}>
          <LevelList posting={posting} />
          <BandChips posting={posting} />
        </Fold>
      </Folds>
      {checks}
    </StepCard>
  );
}
