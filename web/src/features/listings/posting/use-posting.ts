import { useLingui } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { POSTING_MESSAGES, readListing } from "@vestpocket/domain/listings/posting.rules";
import { problemsOf } from "@vestpocket/domain/shared/problems";
import { type FormEvent, useState } from "react";
import { useFailureWords } from "../../../platform/failure-words.ts";
import { useForm } from "../../../platform/use-form.ts";
import { useKeywordField } from "../../../shared/keywords/keyword-field.ts";
import { focusField } from "./posting-anchors.ts";
import { readRefusal, sortErrors } from "./posting-errors.ts";
import { listChosen, type PostingFiles } from "./posting-files.ts";
import { buildChange, buildPost } from "./posting-form-data.ts";
import { NO_VALUES, type PostingValues, toDetails, toValues } from "./posting-values.ts";
import { useDraftAtStart, useKeptDraft } from "./use-kept-draft.ts";
import { usePostingFiles } from "./use-posting-files.ts";
import { type Saved, useSending } from "./use-sending.ts";

export type Posting = ReturnType<typeof usePosting>;

/** A listing form's state: values, errors and sending. `standing` is the listing being edited. */
export function usePosting({ uid, standing }: { uid: string; standing: Property | undefined }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const key = `${uid}.${standing?.id ?? "new"}`;
  const [start] = useState(() => (standing ? toValues(standing) : NO_VALUES));
  const draft = useDraftAtStart(key);
  const fileParts = usePostingFiles(standing?.imageUrls ?? []);
  const [isAuthorized, setIsAuthorized] = useState(false);
  const [saved, setSaved] = useState<Saved>();
  const sending = useSending(standing?.id);
  const form = useForm<PostingValues>({
    initial: draft?.values ?? start,
    validate: (entered) => ({
      ...problemsOf(readListing(toDetails(entered), new Date().getUTCFullYear())),
      ...(standing === undefined && !isAuthorized && { isAuthorized: POSTING_MESSAGES.notAuthorized }),
    }),
    submit: async (entered) => setSaved(await sending.send(buildForm(entered, fileParts.files))),
    validateOnLeave: true,
    readFieldErrors: readRefusal,
    readFailure: (failure) => failureWords(failure, t`An unexpected error occurred`),
  });
  const { values, change } = form;
  const keywords = useKeywordField(values.keywords, (chosen) => change({ keywords: chosen }));
  const hasFiles = listChosen(fileParts.files).length > 0;
  const isUntouched = !hasFiles && JSON.stringify(values) === JSON.stringify(start);
  const isForgotten = saved !== undefined || isUntouched;
  const { forgetLostFiles, ...kept } = useKeptDraft({ key, draft, values, hasFiles, isForgotten });
  const hasArrived = sending.part === 1;

  function buildForm(entered: PostingValues, files: PostingFiles): FormData {
    return standing ? buildChange(entered, files) : buildPost(entered, files);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (saved) return;
    // Fields are disabled during upload, so keep the focus on the button.
    form.props.ref.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    // A keyword that was typed and not yet added belongs to the listing too; if it breaks a rule, nothing is sent.
    if (keywords.add()) form.props.onSubmit(event);
    else focusField("keywords");
  }

  return {
    formProps: { ...form.props, onSubmit: submit },
    values,
    change,
    changeField: (name: string, text: string) =>
      change({ fields: { ...values.fields, [name]: text } }, [`fields.${name}`]),
    keywords,
    fileParts,
    /** Removes a file; an upload starts over without it. Has no effect once everything has arrived. */
    removeFile(id: string) {
      if (hasArrived) return;
      const files = fileParts.remove(id);
      if (sending.part !== undefined) sending.restart(buildForm(values, files));
    },
    isAuthorized,
    authorize: setIsAuthorized,
    errors: sortErrors(form.errors, values),
    errorOf: (name: string): string | undefined => form.errors[name],
    /** Whether an attempt to save has failed. */
    wasRefused: form.hasFailed,
    failure: form.failure,
    part: sending.part,
    hasArrived,
    cancel: () => {
      if (!hasArrived) sending.cancel();
    },
    saved,
    ...kept,
    isChange: standing !== undefined,
    discard() {
      form.reset(start);
      fileParts.reset();
      forgetLostFiles();
      setIsAuthorized(false);
    },
  };
}
