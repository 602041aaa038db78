import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { PreviewedForm } from "@vestpocket/domain/listings/form-previews.rules";
import { otherLanguage } from "@vestpocket/domain/listings/listing-texts.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import type { PostedAs } from "@vestpocket/domain/listings/listings.terms";
import { POSTING_MESSAGES, readListing } from "@vestpocket/domain/listings/posting.rules";
import { approve } from "@vestpocket/domain/listings/posting-choices.rules";
import { hasTranslation, type PostingValues, toDetails } from "@vestpocket/domain/listings/posting-values.rules";
import type { TermTexts } from "@vestpocket/domain/listings/term-texts.rules";
import { CLOSURE_MESSAGES } from "@vestpocket/domain/operators/closures.rules";
import { problemsOf } from "@vestpocket/domain/shared/problems";
import { toLine } from "@vestpocket/domain/shared/readable-text";
import type { Translation } from "@vestpocket/domain/translations/translations.schema";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { useFailureWords } from "../../../platform/failure-words.ts";
import { useLanguage, useMessage } from "../../../platform/language.ts";
import { useForm } from "../../../platform/use-form.ts";
import { useKeywordField } from "../../../shared/keywords/keyword-field.ts";
import { type DraftToOpen, openDraft } from "./draft-at-start.ts";
import type { Saved } from "./draft-runner.ts";
import { partSent } from "./posting.reducer.ts";
import { readRefusal, sortErrors } from "./posting-errors.ts";
import { describeFile, listChosen, toPreviewedPictures } from "./posting-files.ts";
import { useClearing } from "./use-clearing.ts";
import { useDraft } from "./use-draft.ts";
import { usePostingFiles } from "./use-posting-files.ts";

export type Posting = ReturnType<typeof usePosting>;

/** What the previews of a form need of it. */
export function toPreviewed({ values, fileParts, documentName, listedBy }: Posting): PreviewedForm {
  return { values, pictures: toPreviewedPictures(fileParts.files), documentName, postedAs: listedBy };
}

export interface PostingOptions {
  uid: string;
  /** The listing being edited; undefined for a new one. */
  standing: Property | undefined;
  /** The draft that the form opens with: of a new listing, or of changes to this one. */
  draftToOpen: DraftToOpen;
  /** The surname of the account that posts it. */
  posterName?: string | undefined;
  /** Where the site takes no new listings. */
  closedProvinces: readonly string[];
  /** The form's current draft; undefined after it was cleared. */
  onPlace?: ((id: string | undefined) => void) | undefined;
}

/** A listing form: its values and errors, and the draft that it fills in and publishes. */
export function usePosting(options: PostingOptions) {
  const { uid, standing, draftToOpen, posterName, closedProvinces, onPlace = () => {} } = options;
  const { t } = useLingui();
  const client = useQueryClient();
  const message = useMessage();
  const failureWords = useFailureWords();
  const [opened] = useState(() => openDraft(uid, draftToOpen));
  const { store, runner, state, listingId } = useDraft({ uid, opened, onPlace });
  const fileParts = usePostingFiles(store, state);
  const [saved, setSaved] = useState<Saved>();
  /** Whether a listing may not be placed here; one that is here already may stay. */
  const isInClosed = ({ province }: PostingValues) =>
    province !== standing?.province && closedProvinces.includes(province);
  const [initial] = useState(state.values);
  const form = useForm<PostingValues>({
    initial,
    validate: (entered) => ({
      ...problemsOf(readListing(toDetails(entered), new Date().getUTCFullYear())),
      ...(isInClosed(entered) && { province: CLOSURE_MESSAGES.posting }),
      ...(standing === undefined &&
        entered.declaration.as === undefined && { isAuthorized: POSTING_MESSAGES.notAuthorized }),
    }),
    // A keyword that was typed but not added yet counts too.
    takeTyped: () => keywords.add() !== undefined,
    submit: (entered) => publish(entered),
    validateOnLeave: true,
    readFieldErrors: readRefusal,
    readFailure: (failure) => failureWords(failure, t`An unexpected error occurred`),
  });
  const { values, change } = form;
  const text = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are in the text
  useLayoutEffect(() => store.dispatch({ kind: "typed", values }), [text]);
  const postedAs = values.declaration.as;
  const page = useLanguage();
  const language = values.language || page;
  const keywords = useKeywordField(values.keywords, (chosen) => change({ keywords: chosen }));
  const errors = keywords.refusal ? { ...form.errors, keywords: message(keywords.refusal) } : form.errors;
  const { files, keeping } = state;
  const hasFiles = listChosen(files).length > 0;
  const isDone = saved !== undefined;
  const part = partSent(state);
  const latest = useRef({ values, language });
  useLayoutEffect(() => {
    latest.current = { values, language };
  });
  const { start } = opened;
  const clearing = useClearing({ uid, store, runner, listingId, start, show: form.reset, onPlace });
  const { cleared } = clearing;

  async function publish(entered: PostingValues): Promise<void> {
    store.dispatch({ kind: "typed", values: entered });
    const published = await runner.publish();
    if (published === undefined) return;
    await Promise.all([
      client.invalidateQueries({ queryKey: ["own-listings"] }),
      client.invalidateQueries({ queryKey: ["property", published.propertyId] }),
    ]);
    setSaved(published);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (saved) return;
    // Fields are disabled while it is sent, so keep the focus on the button.
    form.props.ref.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    form.props.onSubmit(event);
  }

  /** Whether nothing is wrong with these fields; otherwise their problems are shown, and the first gets the focus. */
  function mayLeave(names: readonly string[]): boolean {
    const isTaken = !names.includes("keywords") || keywords.add() !== undefined;
    if (isTaken && names.every((name) => form.problems[name] === undefined)) return true;
    form.reveal(names);
    return false;
  }

  return {
    formProps: { ...form.props, onSubmit: submit },
    mayLeave,
    /** Saves the listing from any step. */
    post: () => {
      if (!saved) form.submit();
    },
    values,
    /** Of the title and the description. */
    language,
    change,
    /** Changes one of them: from then on, they are in the page's language. */
    changeText: (changed: Partial<Pick<PostingValues, "title" | "description">>) =>
      change({ ...changed, language, ...approve(values, language) }),
    /** The same for the other language. */
    changeOther: (changed: Partial<Pick<PostingValues, "otherTitle" | "otherDescription">>) =>
      change({ ...changed, ...approve(values, otherLanguage(language)) }),
    /**
     * Enters a program's draft of the other language. False if it came too late: the owner has written in that language,
     * said that the texts are in it, or cleared the form.
     */
    enterDrafted(drafted: Translation): boolean {
      const now = latest.current;
      const isTarget = drafted.language === otherLanguage(now.language);
      if (!isTarget || toLine(now.values.title) === "" || hasTranslation(now.values)) return false;
      const texts = { otherTitle: drafted.title, otherDescription: drafted.description };
      change({ ...texts, machineLanguage: drafted.language }, ["otherTitle", "otherDescription"]);
      return true;
    },
    changeField: (name: string, text: string) =>
      change({ fields: { ...values.fields, [name]: text } }, [`fields.${name}`]),
    /** Changes the price inputs; `name` is the server's name of the field. */
    changeTerm: (changed: Partial<TermTexts>, name: string) =>
      change({ terms: { ...values.terms, ...changed } }, [name]),
    keywords,
    fileParts,
    /** Which declaration was made. */
    postedAs,
    declare: (as: PostedAs | undefined) =>
      change({ declaration: as ? { as, at: new Date().toISOString() } : {} }, ["isAuthorized"]),
    /** Who the listing is from: as declared, or as it was posted. */
    listedBy: postedAs ?? standing?.postedAs,
    errors: sortErrors(errors, values),
    errorOf: (name: string): string | undefined => errors[name],
    /** Why the chosen province cannot be taken, from the moment it is chosen; undefined if it can. */
    closedProvince: isInClosed(values) ? message(CLOSURE_MESSAGES.posting) : undefined,
    /** Every problem with the input, whether it is shown yet or not. */
    problems: form.problems,
    /** How many attempts to save have failed. */
    failedAttempts: form.failedAttempts,
    failure: form.failure,
    /** From pressing the button until the listing is saved or the attempt has failed, so also while the draft's last call ends. */
    isBusy: form.pending || isDone,
    /** While the listing is saved: how much of its files has been sent, 0 to 1. */
    part,
    hasArrived: part === 1,
    cancel: () => {
      if (part !== 1) runner.cancel();
    },
    saved,
    draft: {
      state: keeping,
      lostFiles: opened.hadFiles && !hasFiles && cleared === undefined,
      save: () => void runner.save(),
      overwrite: () => void runner.overwrite(),
      isEmpty: !hasFiles && text === JSON.stringify(start) && keeping.kind === "new",
      discard: clearing.clear,
      /** Undefined unless the form was cleared. */
      cleared,
    },
    isChange: standing !== undefined,
    posterName,
    hasDocument: files.document !== undefined,
    documentName: files.document && describeFile(files.document).name,
  };
}
