import { useLingui } from "@lingui/react/macro";
import type { PostingValues } from "@vestpocket/domain/listings/posting-values.rules";
import { useState } from "react";
import { api } from "../../../platform/api.ts";
import { forgetDraft } from "../../../platform/drafts.ts";
import { useFailureWords } from "../../../platform/failure-words.ts";
import { ApiFailure } from "../../../platform/http.ts";
import { toast } from "../../../ui/toast.tsx";
import { openDraft, toContents } from "./draft-at-start.ts";
import type { DraftRunner } from "./draft-runner.ts";
import { newDraft } from "./draft-steps.ts";
import type { FormContents } from "./posting.reducer.ts";
import { NO_FILES, withFreshUrls } from "./posting-files.ts";
import type { PostingStore } from "./posting-store.ts";
import { toUnsentKey } from "./unsent-drafts.ts";

interface Clearing {
  uid: string;
  store: PostingStore;
  runner: DraftRunner;
  /** The listing that the draft changes; null for a new one. */
  listingId: string | null;
  /** What the form has once it is cleared. */
  start: PostingValues;
  /** Shows these values. */
  show: (values: PostingValues) => void;
  onPlace: (id: string | undefined) => void;
}

interface ClearedForm {
  /** Whether the server has no draft of it any more. */
  readonly isDeleted: boolean;
  readonly undo: () => Promise<void>;
}

/** Clears a form, which deletes its draft, and can be undone. */
export function useClearing({ uid, store, runner, listingId, start, show, onPlace }: Clearing) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  /** Undefined unless the form was cleared. */
  const [cleared, setCleared] = useState<ClearedForm>();

  async function clear(): Promise<void> {
    const { values } = store.get();
    show(start);
    await runner.pause();
    const { files, draft } = store.get();
    // The answer to its first save may have been lost.
    const id = draft.revision > 0 || draft.unanswered ? draft.id : undefined;
    forgetDraft(toUnsentKey(uid, draft.id));
    const former = { values, files, draft };
    if (listingId === null) {
      store.dispatch({ kind: "opened", values: start, files: NO_FILES, draft: newDraft(crypto.randomUUID()) });
      onPlace(undefined);
    }
    let isGone = false;
    let failure: ApiFailure | undefined;
    try {
      if (id !== undefined) await api.delete("/v1/drafts/{id}", { params: { id } });
      if (listingId !== null) store.dispatch({ kind: "opened", ...(await beginAgain(uid, listingId)) });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      isGone = error.status === 404;
      if (!isGone) failure = error;
    } finally {
      runner.resume();
    }
    if (failure) {
      const reason = failureWords(failure);
      toast.error(t`Your draft could not be deleted: ${reason}`);
    }
    const restoredId = isGone && draft.revision === 0 ? undefined : id;
    setCleared({ isDeleted: failure === undefined, undo: () => undo(former, restoredId) });
  }

  async function undo(former: FormContents, id: string | undefined): Promise<void> {
    await runner.pause();
    try {
      if (id !== undefined) await api.post("/v1/drafts/{id}/restore", undefined, { params: { id } });
      store.dispatch({ kind: "opened", ...former, files: withFreshUrls(former.files) });
      show(former.values);
      onPlace(id);
      setCleared(undefined);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const reason = failureWords(error);
      toast.error(t`Your draft could not be restored: ${reason}`);
    } finally {
      runner.resume();
      void runner.save();
    }
  }

  return { cleared, clear };
}

/** A new draft of changes to a listing, as its form shows it. */
async function beginAgain(uid: string, listingId: string): Promise<FormContents> {
  const { draft } = await api.post("/v1/property/{id}/draft", undefined, { params: { id: listingId } });
  return toContents(openDraft(uid, { id: draft.id, saved: draft }));
}
