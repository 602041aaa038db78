import { useLingui } from "@lingui/react/macro";
import { otherLanguage } from "@vestpocket/domain/listings/listing-texts.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import type { PostedAs } from "@vestpocket/domain/listings/listings.terms";
import { POSTING_MESSAGES, readListing } from "@vestpocket/domain/listings/posting.rules";
import {
  hasTranslation,
  NO_VALUES,
  type PostingValues,
  toDetails,
} from "@vestpocket/domain/listings/posting-values.rules";
import type { TermTexts } from "@vestpocket/domain/listings/term-texts.rules";
import { CLOSURE_MESSAGES } from "@vestpocket/domain/operators/closures.rules";
import { problemsOf } from "@vestpocket/domain/shared/problems";
import { toLine } from "@vestpocket/domain/shared/readable-text";
import type { Translation } from "@vestpocket/domain/translations/translations.schema";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { useFailureWords } from "../../../platform/failure-words.ts";
import { ApiFailure } from "../../../platform/http.ts";
import { useLanguage, useMessage } from "../../../platform/language.ts";
import { isOutcomeUnknown } from "../../../platform/unknown-outcome.ts";
import { useForm } from "../../../platform/use-form.ts";
import { useKeywordField } from "../../../shared/keywords/keyword-field.ts";
import { toast } from "../../../ui/toast.tsx";
import { type DraftToOpen, openDraft } from "./draft-at-start.ts";
import { applyKeptEdit } from "./kept-edit.ts";
import { readRefusal, sortErrors } from "./posting-errors.ts";
import { describeFile, listChosen, listNewLevels, type PostingFiles, withLevels } from "./posting-files.ts";
import { buildChange, buildPost } from "./posting-form-data.ts";
import { approve, toValues } from "./posting-values.ts";
import { useDraft } from "./use-draft.ts";
import { useFreshLists } from "./use-fresh-lists.ts";
import { useDraftAtStart, useKeptDraft } from "./use-kept-draft.ts";
import { toStandingFiles, usePostingFiles } from "./use-posting-files.ts";
import { type Saved, useSending } from "./use-sending.ts";

export type Posting = ReturnType<typeof usePosting>;

export interface PostingOptions {
  uid: string;
  /** The listing being edited; undefined for a new one. */
  standing: Property | undefined;
  /** The draft that a new listing opens with. */
  draftToOpen?: DraftToOpen | undefined;
  /** The surname of the account that posts it. */
  posterName?: string | undefined;
  /** Where the site takes no new listings. */
  closedProvinces: readonly string[];
  /** The form's current draft; undefined after it was cleared. */
  onPlace?: ((id: string | undefined) => void) | undefined;
}

interface ClearedForm {
  /** Whether the server has no draft of it any more. */
  readonly isDeleted: boolean;
  readonly undo: () => Promise<void>;
}

/** A listing form's state: values, errors, its draft and sending. */
export function usePosting(options: PostingOptions) {
  const { uid, standing, draftToOpen, posterName, closedProvinces, onPlace = () => {} } = options;
  const { t } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const key = `${uid}.${standing?.id ?? "new"}`;
  const [start] = useState(() => (standing ? toValues(standing) : NO_VALUES));
  const draft = useDraftAtStart(key);
  const [opened] = useState(() => draftToOpen && openDraft(uid, draftToOpen));
  const [startFiles] = useState(() => toStandingFiles(standing));
  const [openedFiles] = useState(() => opened?.files ?? withLevels(startFiles, (draft?.base && draft.levels) ?? {}));
  const [edited] = useState(() => draft && applyKeptEdit(draft, start));
  const fileParts = usePostingFiles({ opened: openedFiles, start: startFiles });
  const [saved, setSaved] = useState<Saved>();
  const sending = useSending(standing?.id);
  /** Whether a listing may not be placed here; one that is here already may stay. */
  const isInClosed = ({ province }: PostingValues) =>
    province !== standing?.province && closedProvinces.includes(province);
  const form = useForm<PostingValues>({
    initial: opened?.values ?? edited ?? start,
    validate: (entered) => ({
      ...problemsOf(readListing(toDetails(entered), new Date().getUTCFullYear())),
      ...(isInClosed(entered) && { province: CLOSURE_MESSAGES.posting }),
      ...(standing === undefined &&
        entered.declaration.as === undefined && { isAuthorized: POSTING_MESSAGES.notAuthorized }),
    }),
    // A keyword that was typed but not added yet counts too.
    takeTyped: () => keywords.add() !== undefined,
    submit: (entered) => sendForm(entered),
    validateOnLeave: true,
    readFieldErrors: readRefusal,
    readFailure: (failure) => failureWords(failure, t`An unexpected error occurred`),
  });
  const { values, change } = form;
  const postedAs = values.declaration.as;
  const page = useLanguage();
  const language = values.language || page;
  const keywords = useKeywordField(values.keywords, (chosen) => change({ keywords: chosen }));
  const errors = keywords.refusal ? { ...form.errors, keywords: message(keywords.refusal) } : form.errors;
  const { document } = fileParts.files;
  const documentName = document ? describeFile(document).name : standing?.document?.name;
  const hasFiles = listChosen(fileParts.files).length > 0;
  const levels = listNewLevels(startFiles, fileParts.files);
  const isLeveled = Object.keys(levels).length > 0;
  const isUntouched = !hasFiles && !isLeveled && JSON.stringify(values) === JSON.stringify(start);
  const isForgotten = opened !== undefined || saved !== undefined || isUntouched;
  const { keptAt, lostFiles, forgetLostFiles } = useKeptDraft({
    ...{ key, draft, values, base: start, hasFiles, levels, isForgotten },
  });
  const isDone = saved !== undefined;
  const serverDraft = useDraft({ uid, opened, values, fileParts, isDone, onPlace });
  useFreshLists(serverDraft.keeper);
  const [cleared, setCleared] = useState<ClearedForm>();
  const hasArrived = sending.part === 1;
  const latest = useRef({ files: fileParts.files, values, language });
  useLayoutEffect(() => {
    latest.current = { files: fileParts.files, values, language };
  });

  const isUnsure = useRef(false);

  /** Files that the draft has are only named; those it does not have yet are sent with the form. */
  async function sendForm(entered: PostingValues): Promise<void> {
    const { keeper } = serverDraft;
    let mayHaveArrived = keeper?.isHeld === true;
    await keeper?.pause();
    let posted: Saved | undefined;
    try {
      // A repeat must be the same call, with the same draft and files: the server knows it by its key and content.
      if (!mayHaveArrived) await keeper?.settle();
      posted = await sending.send(buildForm(entered, latest.current.files), keeper?.draft);
    } catch (error) {
      mayHaveArrived = error instanceof ApiFailure && isOutcomeUnknown(error);
      if (mayHaveArrived) isUnsure.current = true;
      throw error;
    } finally {
      // A posted draft no longer exists; saving it would create another.
      if (posted === undefined) mayHaveArrived ? keeper?.hold() : keeper?.resume();
    }
    setSaved(posted);
  }

  function buildForm(entered: PostingValues, files: PostingFiles): FormData {
    const isFromDraft = serverDraft.keeper?.draft !== undefined;
    if (standing === undefined) return buildPost(entered, { files, postedAs: entered.declaration.as, isFromDraft });
    const change = { start: { values: start, files: startFiles }, entered: { values: entered, files } };
    return buildChange({ ...change, isRepeat: isUnsure.current });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (saved) return;
    // Fields are disabled during upload, so keep the focus on the button.
    form.props.ref.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    form.props.onSubmit(event);
  }

  return {
    formProps: { ...form.props, onSubmit: submit },
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
    /** Removes a file, which restarts an upload in progress. Has no effect once everything has arrived. */
    removeFile(id: string) {
      if (hasArrived) return;
      const files = fileParts.remove(id);
      if (sending.part !== undefined) sending.restart(buildForm(values, files));
    },
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
    /** Whether an attempt to save has failed. */
    wasRefused: form.hasFailed,
    failure: form.failure,
    /** From pressing the button until the listing is saved or the attempt has failed, so also while the draft's last call ends. */
    isBusy: form.pending || isDone,
    part: sending.part,
    hasArrived,
    cancel: () => {
      if (!hasArrived) sending.cancel();
    },
    saved,
    draft: {
      state: serverDraft.state,
      /**
       * For a change to a listing: when this browser stored it, in Unix milliseconds; undefined if there is nothing to
       * store.
       */
      keptAt,
      lostFiles: lostFiles || (opened?.hadFiles === true && !hasFiles),
      save() {
        serverDraft.keeper?.release();
        void serverDraft.keeper?.save();
      },
      overwrite: () => void serverDraft.keeper?.overwrite(),
      isEmpty: isUntouched && (opened === undefined || serverDraft.state.kind === "new"),
      discard,
      /** Undefined unless the form was cleared. */
      cleared,
    },
    isChange: standing !== undefined,
    posterName,
    hasDocument: documentName !== undefined,
    documentName,
  };

  /** Clears the form, which can be undone. */
  async function discard(): Promise<void> {
    const former = { values, files: fileParts.files };
    form.reset(start);
    fileParts.reset();
    forgetLostFiles();
    const { failure, restore } = await serverDraft.clear();
    if (failure) {
      const reason = failureWords(failure);
      toast.error(t`Your draft could not be deleted: ${reason}`);
    }
    setCleared({ isDeleted: failure === undefined, undo: () => undo(restore) });

    async function undo(restoreDraft: () => Promise<void>): Promise<void> {
      try {
        await restoreDraft();
      } catch (error) {
        const reason = failureWords(error);
        toast.error(t`Your draft could not be restored: ${reason}`);
        return;
      }
      change(former.values);
      fileParts.restore(former.files);
      setCleared(undefined);
    }
  }
}
