import { Trans } from "@lingui/react/macro";
import type { CheckedListing } from "@vestpocket/domain/compliance/compliance.terms";
import { FORM_STEPS, findStep, listStepFields } from "@vestpocket/domain/listings/form-steps.rules";
import type { PostingValues } from "@vestpocket/domain/listings/posting-values.rules";
import type { FilledField } from "@vestpocket/domain/pasting/fill-form.rules";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { AudienceStep } from "./audience-step.tsx";
import type { CategoryIcons } from "./category-fields.tsx";
import { DraftConflict } from "./draft-conflict.tsx";
import { DraftLine } from "./draft-line.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import type { Saved } from "./draft-runner.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FilesStep } from "./files-step.tsx";
import { FilledFields } from "./filled-mark.tsx";
import { FormFooter } from "./form-footer.tsx";
import { PasteFold } from "./paste-fold.tsx";
import { FORM_TOP } from "./posting-anchors.ts";
import { toChecked } from "./posting-checks.ts";
import { PreviewPane } from "./preview-pane.tsx";
import { PriceStep } from "./price-step.tsx";
import { StepList } from "./step-list.tsx";
import { useFormStep } from "./use-form-step.ts";
import { type PostingOptions, toPreviewed, usePosting } from "./use-posting.ts";
import { useSafeDrops } from "./use-safe-drops.ts";
import { WhatStep } from "./what-step.tsx";

export interface ListingFormProps extends PostingOptions {
  icons: CategoryIcons;
  /** A secondary action next to the save button. */
  back?: ReactNode;
  /** The listing's legal checks; `goTo` returns a function that leads to a field. */
  checks: (
    listing: Omit<CheckedListing, "brokerageName">,
    goTo: (field: string) => (() => void) | undefined,
  ) => ReactNode;
  /** Fills a new listing's form from a text. */
  paste: (form: PasteTarget) => ReactNode;
  /** Opens the standard agreement's text. */
  standardText: (type: string) => ReactNode;
  onSaved: (saved: Saved) => void;
  /** Reopens the form with what another device saved. */
  onReopen?: (() => void) | undefined;
}

/** What fills the form: its values, a change of some of them, and what it was filled from. */
interface PasteTarget {
  readonly values: PostingValues;
  readonly onChange: (values: PostingValues, names: readonly string[]) => void;
  readonly onFilled: (filled: readonly FilledField[]) => void;
}

/** The listing form: four short steps under one address, of which one is shown. The first asks for the subtype alone. */
export function ListingForm(props: ListingFormProps) {
  const { icons, back, checks, paste, standardText, onSaved, onReopen, ...options } = props;
  const { standing } = options;
  const posting = usePosting(options);
  const { values, errors, failedAttempts, draft, saved, isBusy, isChange } = posting;
  const isAsked = values.subtype !== "";
  const { step, goTo, goToField } = useFormStep(isAsked);
  const following = FORM_STEPS[FORM_STEPS.indexOf(step) + 1];
  const former = FORM_STEPS[FORM_STEPS.indexOf(step) - 1];
  const [filled, setFilled] = useState<readonly FilledField[]>([]);
  useSafeDrops();

  const stepOf = (name: string) => findStep(name, values);

  function onField(name: string) {
    const target = stepOf(name);
    if (target) goToField(name, target);
  }

  const law = isAsked && checks(toChecked(posting, standing), (field) => stepOf(field) && (() => onField(field)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt, to the first of its errors
  useEffect(() => {
    const [first] = errors;
    if (failedAttempts > 0 && first && stepOf(first.name) !== step) onField(first.name);
  }, [failedAttempts]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once per saved listing
  useEffect(() => {
    if (saved) onSaved(saved);
  }, [saved]);

  /** Enter goes on to the next step; from the last one, and with changes to a listing, it saves. */
  function submit(event: FormEvent) {
    if (isChange || following === undefined) return posting.formProps.onSubmit(event);
    event.preventDefault();
    if (posting.mayLeave(listStepFields(step, values))) goTo(following);
  }

  return (
    <form
      {...posting.formProps}
      id={FORM_TOP}
      onSubmit={submit}
      aria-busy={isBusy}
      className="flex items-start gap-8 [&_:is(input,textarea,button)]:scroll-mt-6"
    >
      <div className="flex min-w-0 grow flex-col gap-3">
        {draft.state.kind === "changed" && <DraftConflict {...draft.state} posting={posting} onReopen={onReopen} />}
        {!isAsked && <DraftLine posting={posting} />}
        {draft.lostFiles && (
          <Notice tone="warning">
            <Trans>We restored your text. Please add photos and documents again.</Trans>
          </Notice>
        )}
        {isAsked && (
          <StepList posting={posting} current={step} onGo={goTo} onPost={isChange ? undefined : posting.post} />
        )}
        {failedAttempts > 0 && <ErrorSummary errors={errors} onField={onField} />}
        {!isChange && (
          <PasteFold isShown={step === "what"} isBusy={isBusy}>
            {paste({ values, onChange: posting.change, onFilled: setFilled })}
          </PasteFold>
        )}
        <FilledFields value={filled}>
          <div inert={isBusy && step !== "files"}>
            {step === "what" && <WhatStep posting={posting} icons={icons} checks={law} />}
            {step === "price" && <PriceStep posting={posting} />}
            {step === "files" && <FilesStep posting={posting} />}
            {step === "audiences" && (
              <AudienceStep
                posting={posting}
                hasAgreement={standing?.choices?.wayIn !== undefined}
                standardText={standardText}
                onField={onField}
                checks={law}
              />
            )}
          </div>
        </FilledFields>
        {/* Below what is pressed first, since it arrives later. */}
        {draft.isEmpty && !isChange && draft.cleared === undefined && <DraftOffer />}
        {isAsked && (
          <FormFooter
            posting={posting}
            step={step}
            onField={onField}
            back={
              former && !isChange ? (
                <Button kind="secondary" size="large" onClick={() => goTo(former)}>
                  <Trans>Back</Trans>
                </Button>
              ) : (
                back
              )
            }
          />
        )}
      </div>
      {isAsked && step !== "audiences" && <PreviewPane form={toPreviewed(posting)} />}
    </form>
  );
}
