import { Trans } from "@lingui/react/macro";
import type { CheckedListing } from "@vestpocket/domain/compliance/compliance.terms";
import type { PostingValues } from "@vestpocket/domain/listings/posting-values.rules";
import type { FilledField } from "@vestpocket/domain/pasting/fill-form.rules";
import { type FocusEvent, type ReactNode, useEffect, useState } from "react";
import { Notice } from "../../../ui/notice.tsx";
import { AdditionalCard, IncludesCard } from "./additional-card.tsx";
import { AuthorizationCard } from "./authorization-card.tsx";
import { CategoryCard, type CategoryIcons } from "./category-card.tsx";
import { DetailsCard } from "./details-card.tsx";
import { DisclosureCard } from "./disclosure-card.tsx";
import { DraftLine } from "./draft-line.tsx";
import type { Saved } from "./draft-runner.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FilledFields } from "./filled-mark.tsx";
import { FormFooter } from "./form-footer.tsx";
import { MediaCard } from "./media-card.tsx";
import { findSection, leadTo } from "./posting-anchors.ts";
import { toChecked } from "./posting-checks.ts";
import type { Section } from "./posting-sections.ts";
import { SectionProgress } from "./section-progress.tsx";
import { type PostingOptions, usePosting } from "./use-posting.ts";

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

/** The whole listing form on one page. The details appear once a subtype is chosen. */
export function ListingForm(props: ListingFormProps) {
  const { icons, back, checks, paste, standardText, onSaved, onReopen, ...options } = props;
  const { standing } = options;
  const posting = usePosting(options);
  const { values, errors, wasRefused, draft, saved, isBusy } = posting;
  const [current, setCurrent] = useState<Section>("category");
  const [filled, setFilled] = useState<readonly FilledField[]>([]);
  useSafeDrops();

  function noteFocus(event: FocusEvent<HTMLElement>) {
    posting.formProps.onFocus?.(event);
    setCurrent(findSection(event.target) ?? current);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once per saved listing
  useEffect(() => {
    if (saved) onSaved(saved);
  }, [saved]);

  return (
    <form
      {...posting.formProps}
      onFocus={noteFocus}
      aria-busy={isBusy}
      className="relative flex flex-col gap-4 [&_:is(input,textarea,button)]:scroll-mt-6"
    >
      <DraftLine draft={draft} isBusy={isBusy} onReopen={onReopen} />
      {draft.lostFiles && (
        <Notice tone="warning">
          <Trans>We restored your text. Please add photos and documents again.</Trans>
        </Notice>
      )}
      {values.subtype !== "" && <SectionProgress posting={posting} current={current} />}
      {wasRefused && <ErrorSummary errors={errors} />}
      {standing === undefined && (
        <div inert={isBusy}>{paste({ values, onChange: posting.change, onFilled: setFilled })}</div>
      )}
      <FilledFields value={filled}>
        <div inert={isBusy} className="flex flex-col gap-4">
          <CategoryCard posting={posting} icons={icons} />
          {values.subtype !== "" && (
            <>
              {standing === undefined && <AuthorizationCard posting={posting} />}
              <DetailsCard posting={posting} />
              <AdditionalCard posting={posting} />
              <IncludesCard posting={posting} />
              <DisclosureCard
                posting={posting}
                hasAgreement={standing?.choices?.wayIn !== undefined}
                standardText={standardText}
              />
            </>
          )}
        </div>
      </FilledFields>
      {values.subtype !== "" && (
        <>
          <MediaCard posting={posting} />
          {checks(toChecked(posting, standing), (field) => leadTo(field, values))}
          <FormFooter posting={posting} back={back} />
        </>
      )}
    </form>
  );
}

/** A file dropped outside the drop zone would open in the tab and discard the form. */
function useSafeDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    window.addEventListener("dragover", refuse);
    window.addEventListener("drop", refuse);
    return () => {
      window.removeEventListener("dragover", refuse);
      window.removeEventListener("drop", refuse);
    };
  }, []);
}
