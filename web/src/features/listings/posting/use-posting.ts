import { useLingui } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { POSTING_MESSAGES, validateListing } from "@vestpocket/domain/listings/posting.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import { useEffect, useState } from "react";
import { ApiFailure } from "../../../platform/http.ts";
import { useKeywordField } from "../../../platform/keywords/keyword-field.ts";
import { useMessage } from "../../../platform/language.ts";
import { useLeftFields } from "../../../ui/use-left-fields.ts";
import { focusField } from "./posting-anchors.ts";
import { type PostingError, readRefusal, sortErrors } from "./posting-errors.ts";
import { listChosen, type PostingFiles } from "./posting-files.ts";
import { buildChange, buildPost } from "./posting-form-data.ts";
import { NO_VALUES, type PostingValues, toDetails, toValues } from "./posting-values.ts";
import { useDraftAtStart, useKeptDraft } from "./use-kept-draft.ts";
import { usePostingFiles } from "./use-posting-files.ts";
import { type Saved, useSending } from "./use-sending.ts";

export type Posting = ReturnType<typeof usePosting>;

/** A listing's form: what is entered, what is wrong with it, and its way to the server. `standing` is what it changes. */
export function usePosting({ uid, standing }: { uid: string; standing: Property | undefined }) {
  const { t } = useLingui();
  const message = useMessage();
  const draftKey = `${uid}.${standing?.id ?? "new"}`;
  const [start] = useState(() => (standing ? toValues(standing) : NO_VALUES));
  const draft = useDraftAtStart(draftKey);
  const [values, setValues] = useState(draft?.values ?? start);
  const fileParts = usePostingFiles(standing?.imageUrls ?? []);
  const { files } = fileParts;
  const [isAuthorized, setIsAuthorized] = useState(false);
  const [saved, setSaved] = useState<Saved>();
  const { left, onFocus } = useLeftFields();
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const sending = useSending(standing?.id);
  const keywords = useKeywordField(values.keywords, (chosen) => change({ keywords: chosen }));

  const hasFiles = listChosen(files).length > 0;
  const [wereLost, setWereLost] = useState(draft?.hadFiles === true);
  const isUntouched = !hasFiles && JSON.stringify(values) === JSON.stringify(start);
  const content = { values, hadFiles: hasFiles || wereLost };
  const keptAt = useKeptDraft(draftKey, saved || isUntouched ? undefined : content, draft?.keptAt);

  const hasArrived = sending.part === 1;
  const wrong = validateValues(values);
  const errors = sortErrors({ ...findShown(wrong), ...refused }, values);

  function validateValues(entered: PostingValues): Record<string, Message> {
    return {
      ...validateListing(toDetails(entered), new Date().getUTCFullYear()),
      ...(standing === undefined && !isAuthorized && { isAuthorized: POSTING_MESSAGES.notAuthorized }),
    };
  }

  /** What is said already: after an attempt everything, before it what was left. */
  function findShown(problems: Record<string, Message>): Record<string, string> {
    const shown = Object.entries(problems).filter(([name]) => attempts > 0 || left.has(name));
    return Object.fromEntries(shown.map(([name, problem]) => [name, message(problem)]));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt that failed, not for each error
  useEffect(() => {
    if (attempts > 0 && errors[0]) focusField(errors[0].name);
  }, [attempts]);

  function change(changed: Partial<PostingValues>, names: readonly string[] = Object.keys(changed)) {
    setValues((before) => ({ ...before, ...changed }));
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))));
    setFailure(undefined);
  }

  async function submit() {
    if (sending.part !== undefined || saved) return;
    // What is typed and not yet added is meant too; a rule that it breaks keeps the person here.
    const added = keywords.add();
    if (!added) return focusField("keywords");
    const entered = { ...values, keywords: added };
    setRefused({});
    if (Object.keys(validateValues(entered)).length > 0) setAttempts(attempts + 1);
    else await send(entered, files);
  }

  async function send(entered: PostingValues, chosen: PostingFiles) {
    setFailure(undefined);
    const answer = await sending.send(standing ? buildChange(entered, chosen) : buildPost(entered, chosen));
    if (answer === undefined) return;
    if (!(answer instanceof ApiFailure)) return setSaved(answer);
    const fields = readRefusal(answer.fields);
    setRefused(fields);
    setAttempts((before) => before + 1);
    if (Object.keys(fields).length === 0) setFailure(readFailure(answer));
  }

  function readFailure({ kind, msg }: ApiFailure): string {
    if (kind === "offline") return t`Vestpocket cannot be reached. Check your connection.`;
    return msg || t`An unexpected error occurred`;
  }

  return {
    values,
    change,
    changeField: (key: string, text: string) =>
      change({ fields: { ...values.fields, [key]: text } }, [`fields.${key}`]),
    keywords,
    fileParts,
    /** Takes a file off; what is being sent is then sent anew without it. Not once everything has arrived. */
    async removeFile(id: string) {
      if (hasArrived) return;
      const chosen = fileParts.remove(id);
      if (sending.part !== undefined) await send(values, chosen);
    },
    isAuthorized,
    authorize: setIsAuthorized,
    onFocus,
    errors,
    errorOf: (name: string): string | undefined => errors.find((error: PostingError) => error.name === name)?.sentence,
    /** Whether an attempt to save has failed. */
    wasRefused: attempts > 0,
    failure,
    submit,
    part: sending.part,
    hasArrived,
    cancel: () => {
      if (!hasArrived) sending.cancel();
    },
    saved,
    /** Unix milliseconds; undefined where nothing is kept. */
    keptAt,
    /** Files had been chosen before the page was loaded, and are lost. */
    lostFiles: wereLost && !hasFiles,
    isChange: standing !== undefined,
    discard() {
      setValues(start);
      fileParts.reset();
      setWereLost(false);
      setIsAuthorized(false);
      setAttempts(0);
      setRefused({});
      setFailure(undefined);
    },
  };
}
