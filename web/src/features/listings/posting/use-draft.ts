import {
  fromContent,
  NO_VALUES,
  type PostingValues,
  toContent,
} from "@vestpocket/domain/listings/posting-values.rules";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { api } from "../../../platform/api.ts";
import { forgetDraft, keepDraft } from "../../../platform/drafts.ts";
import { ApiFailure } from "../../../platform/http.ts";
import type { OpenedDraft } from "./draft-at-start.ts";
import { DraftKeeper, type KeepingState } from "./draft-keeper.ts";
import { listChosen, listKeptLevels, listPictureLevels, type PostingFiles, toPostingFiles } from "./posting-files.ts";
import { toUnsentKey } from "./unsent-drafts.ts";
import type { usePostingFiles } from "./use-posting-files.ts";

interface DraftOptions {
  uid: string;
  /** Undefined for a change of a listing, which stays in the browser until it is saved. */
  opened: OpenedDraft | undefined;
  values: PostingValues;
  fileParts: ReturnType<typeof usePostingFiles>;
  /** The listing is saved: nothing needs to be stored anymore. */
  isDone: boolean;
  /** The form's current draft; undefined after it was cleared. */
  onPlace: (id: string | undefined) => void;
}

/** Saves the form of a new listing as a draft on the server, and stores unsent changes in this browser. */
export function useDraft({ uid, opened, values, fileParts, isDone, onPlace }: DraftOptions) {
  const [state, setState] = useState<KeepingState>(() =>
    opened?.saved ? { kind: "saved", at: opened.saved.updatedAt.seconds * 1000 } : { kind: "new" },
  );
  const latest = useRef({ values, fileParts, onPlace });
  useLayoutEffect(() => {
    latest.current = { values, fileParts, onPlace };
  });
  const [keeper] = useState(() => opened && makeKeeper(opened, { uid, latest, setState }));

  const text = JSON.stringify([values, listIds(fileParts.files), listPictureLevels(fileParts.files)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was entered is in the text
  useEffect(() => {
    if (!keeper || isDone) return;
    keepUnsent(uid, { keeper, values, files: fileParts.files });
    keeper.release();
    if (!keeper.isUpToDate) keeper.touch();
  }, [text, keeper, isDone]);

  useEffect(() => {
    if (!keeper || (state.kind !== "saved" && !isDone)) return;
    if (keeper.isUpToDate || isDone) forgetDraft(toUnsentKey(uid, keeper.place.id));
    if (!isDone) latest.current.onPlace(keeper.draft);
  }, [state, keeper, isDone, uid]);

  useEffect(() => {
    if (!keeper || isDone) return;
    const save = () => void keeper.save();
    window.addEventListener("online", save);
    keeper.show(true);
    return () => {
      keeper.show(false);
      window.removeEventListener("online", save);
      // A user who leaves the page has finished typing.
      save();
    };
  }, [keeper, isDone]);

  return {
    state,
    keeper,
    /** Deletes the draft and starts an empty one. */
    async clear(): Promise<Cleared> {
      if (!keeper) return { failure: undefined, restore: async () => {} };
      await keeper.pause();
      const known = keeper.draft;
      // The answer to its first save may have been lost.
      let id = known ?? (keeper.unanswered && keeper.place.id);
      forgetDraft(toUnsentKey(uid, keeper.place.id));
      const comeBack = keeper.begin();
      setState({ kind: "new" });
      onPlace(undefined);
      let failure: ApiFailure | undefined;
      try {
        if (id !== undefined) await api.delete("/v1/drafts/{id}", { params: { id } });
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (error.status === 404) id = known;
        else failure = error;
      } finally {
        keeper.resume();
      }
      async function restore() {
        await keeper?.pause();
        try {
          if (id !== undefined) await api.post("/v1/drafts/{id}/restore", undefined, { params: { id } });
          comeBack();
          onPlace(id);
        } finally {
          keeper?.resume();
        }
      }
      return { failure, restore };
    },
  };
}

interface Cleared {
  /** Why the server did not delete the draft; undefined if it has none any more. */
  readonly failure: ApiFailure | undefined;
  /** Brings the draft back. Throws ApiFailure, and then leaves everything as it is. */
  readonly restore: () => Promise<void>;
}

interface Shared {
  uid: string;
  latest: { readonly current: Pick<DraftOptions, "values" | "fileParts" | "onPlace"> };
  setState: (state: KeepingState) => void;
}

function makeKeeper({ place, saved, unanswered }: OpenedDraft, { uid, latest, setState }: Shared): DraftKeeper {
  const toEntered = (values: PostingValues, held: PostingFiles) => ({
    content: toContent(values),
    files: held,
    isTouched: listChosen(held).length > 0 || JSON.stringify(values) !== JSON.stringify(NO_VALUES),
  });
  const form = {
    read: () => toEntered(latest.current.values, latest.current.fileParts.files),
    tell: setState,
    remember: () => {
      const { values, fileParts } = latest.current;
      keepUnsent(uid, { keeper, values, files: fileParts.files });
    },
    progress: (...said: Parameters<Parts["progress"]>) => latest.current.fileParts.progress(...said),
    keep: (...kept: Parameters<Parts["keep"]>) => latest.current.fileParts.keep(...kept),
    refuse: (...refused: Parameters<Parts["refuse"]>) => latest.current.fileParts.refuse(...refused),
    lose: () => latest.current.fileParts.dropKept(),
  };
  const keeper: DraftKeeper = new DraftKeeper(form, {
    place,
    unanswered,
    saved: saved && toEntered(fromContent(saved.content), toPostingFiles(saved.files)),
  });
  return keeper;
}

type Parts = ReturnType<typeof usePostingFiles>;

function listIds({ thumbnail, photos, document }: PostingFiles): (string | undefined)[] {
  return [thumbnail, ...photos, document].map((file) => file?.id);
}

interface Unsent {
  keeper: DraftKeeper;
  values: PostingValues;
  files: PostingFiles;
}

/** Stores in this browser what the server does not have, which also works offline; files cannot be stored. */
function keepUnsent(uid: string, { keeper, values, files }: Unsent): void {
  const { id, revision } = keeper.place;
  const { unanswered } = keeper;
  const key = toUnsentKey(uid, id);
  if (keeper.isUpToDate) forgetDraft(key);
  else {
    const held = { hadFiles: listChosen(files).length > 0, levels: listKeptLevels(files) };
    keepDraft(key, { values, revision, unanswered, ...held });
  }
}
