import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { forgetDraft, keepDraft } from "../../../platform/drafts.ts";
import { useDraftActions } from "../drafts.api.ts";
import { type OpenedDraft, toContents } from "./draft-at-start.ts";
import { createDraftRunner } from "./draft-runner.ts";
import { nextStep } from "./draft-steps.ts";
import type { PostingState } from "./posting.reducer.ts";
import { listChosen, listKeptLevels, listPictures } from "./posting-files.ts";
import { createPostingStore } from "./posting-store.ts";
import { toUnsentKey } from "./unsent-drafts.ts";

interface DraftOptions {
  uid: string;
  opened: OpenedDraft;
  /** The form's current draft; undefined after it was cleared. */
  onPlace: (id: string | undefined) => void;
}

/** A form's state with the calls that keep its draft on the server. Unsent changes are stored in this browser. */
export function useDraft({ uid, opened, onPlace }: DraftOptions) {
  const [store] = useState(() => createPostingStore(toState(opened)));
  const [runner] = useState(() => createDraftRunner(store));
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { refresh } = useDraftActions();
  const latest = useRef({ onPlace, refresh });
  useLayoutEffect(() => {
    latest.current = { onPlace, refresh };
  });
  const { values, files, draft, keeping, mode } = state;
  const isDone = mode === "published";
  const listingId = opened.saved?.listingId ?? null;
  const kept = JSON.stringify(toUnsent(state, listingId));
  const stored = useRef(draft.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was entered is in the text
  useEffect(() => {
    if (isDone) return;
    // The draft was cleared, or is gone, and another has begun.
    if (stored.current !== draft.id) forgetDraft(toUnsentKey(uid, stored.current));
    stored.current = draft.id;
    keepUnsent(toUnsentKey(uid, draft.id), kept);
  }, [kept, draft.id, isDone]);
  const shown = [files.thumbnail, ...files.photos, files.document].map((file) => file?.id);
  const text = JSON.stringify([values, shown, listPictures(files).map(({ level }) => level)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => {
    if (nextStep(store.get()) !== undefined) runner.touch();
  }, [text]);

  useEffect(() => {
    if (keeping.kind !== "saved" && !isDone) return;
    if (isDone || nextStep(store.get()) === undefined) forgetDraft(toUnsentKey(uid, draft.id));
    if (!isDone) latest.current.onPlace(draft.revision > 0 ? draft.id : undefined);
  }, [keeping, isDone, uid, store, draft.id, draft.revision]);

  useEffect(() => {
    if (isDone) return;
    const save = () => void runner.save();
    window.addEventListener("online", save);
    runner.show(true);
    return () => {
      runner.show(false);
      window.removeEventListener("online", save);
      // A user who leaves the page has finished typing. The lists of drafts and tasks are read again.
      const isSaved = nextStep(store.get()) === undefined;
      void latest.current.refresh();
      if (!isSaved) void runner.save().then(() => latest.current.refresh());
    };
  }, [runner, isDone, store]);

  return { store, runner, state, listingId };
}

function toState(opened: OpenedDraft): PostingState {
  const { saved } = opened;
  const isBegun = saved !== undefined && (saved.listingId === null || saved.revision > 1);
  return {
    ...toContents(opened),
    refusals: {},
    keeping: isBegun ? { kind: "saved", at: saved.updatedAt.seconds * 1000 } : { kind: "new" },
    mode: "typing",
    upload: undefined,
    bytesToSend: 0,
  };
}

/** What the server does not have, which a browser can store: not files. Undefined if it has everything. */
function toUnsent(state: PostingState, listingId: string | null) {
  if (nextStep(state) === undefined) return undefined;
  const { values, files, draft } = state;
  const { revision, unanswered } = draft;
  const held = { hadFiles: listChosen(files).length > 0, levels: listKeptLevels(files) };
  return { values, revision, unanswered, listingId, ...held };
}

function keepUnsent(key: string, kept: string | undefined): void {
  if (kept === undefined) forgetDraft(key);
  else keepDraft(key, JSON.parse(kept));
}
