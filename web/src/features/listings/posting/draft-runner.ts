import type { DraftFile } from "@vestpocket/domain/listings/drafts.schema";
import { api } from "../../../platform/api.ts";
import { ApiFailure } from "../../../platform/http.ts";
import { isOutcomeUnknown } from "../../../platform/unknown-outcome.ts";
import { nextStep, type Save, type Step } from "./draft-steps.ts";
import type { PostingStore } from "./posting-store.ts";

/** How long typing must pause before a draft is saved. */
const AUTOSAVE_MS = 1_000;
/** How long to wait before retrying after a temporary failure. */
const RETRY_MS = 10_000;

/** The server's response for a saved listing. */
export interface Saved {
  readonly propertyId: string;
  /** The token for a member's discount code. */
  readonly discountToken: string | null;
}

export type DraftRunner = ReturnType<typeof createDraftRunner>;

/** Makes the calls that a form's state needs, one at a time, and tells it what became of them. */
export function createDraftRunner({ get, dispatch }: PostingStore) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let sending = new AbortController();
  /** Whether the form is still on the screen. */
  let isShown = true;

  /** Called on input: saves once it pauses. */
  function touch(delayMs = AUTOSAVE_MS): void {
    clearTimeout(timer);
    if (get().mode === "typing") timer = setTimeout(() => void save(), delayMs);
  }

  /** Saves what has been entered so far. */
  async function save(): Promise<void> {
    clearTimeout(timer);
    if (get().mode !== "typing") return;
    running ??= work("typing")
      .catch(fail)
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  async function work(mode: "typing" | "publishing"): Promise<void> {
    for (let step = nextStep(get()); step && get().mode === mode; step = nextStep(get())) {
      dispatch({ kind: "working" });
      await perform(step);
    }
    if (get().draft.revision > 0 && nextStep(get()) === undefined) dispatch({ kind: "upToDate", at: Date.now() });
  }

  function perform(step: Step): Promise<void> {
    switch (step.kind) {
      case "save":
        return saveContent(step.save);
      case "remove":
        return removeFile(step.id);
      case "upload":
        return uploadFile(step);
    }
  }

  const params = () => ({ id: get().draft.id });
  const readDraft = async () => (await api.get("/v1/drafts/{id}", { params: params() })).draft;

  async function saveContent(sent: Save): Promise<void> {
    dispatch({ kind: "saving", save: sent });
    const body = { ...sent, photos: [...sent.photos] };
    const { revision } = await api.post("/v1/drafts/{id}", body, { params: params() });
    dispatch({ kind: "saved", revision });
  }

  async function removeFile(file: string): Promise<void> {
    await api.delete("/v1/drafts/{id}/files/{file}", { params: { ...params(), file } });
    dispatch({ kind: "fileRemoved", id: file });
  }

  async function uploadFile({ chosen, field }: Extract<Step, { kind: "upload" }>): Promise<void> {
    const { id } = chosen;
    const known = new Set(get().draft.files.map((file) => file.id));
    const isNew = (file: DraftFile) => file.field === field && !known.has(file.id);
    try {
      if (get().draft.unsure.includes(id)) {
        const draft = await readDraft();
        const added = draft.files.find((file) => isNew(file) && file.name === chosen.file.name);
        return dispatch({ kind: "uploaded", chosen, draft, added });
      }
      const form = new FormData();
      form.append(field, chosen.file);
      const onProgress = (part: number) => dispatch({ kind: "uploading", id, part });
      onProgress(0);
      sending = new AbortController();
      const options = { params: params(), onProgress, signal: sending.signal };
      const { draft } = await api.upload("/v1/drafts/{id}/files", form, options);
      dispatch({ kind: "uploaded", chosen, draft, added: draft.files.find(isNew) });
    } catch (error) {
      refuseFile(error, { chosen, field });
    } finally {
      dispatch({ kind: "uploadEnded" });
    }
  }

  /** Takes back a file that the server refused. Throws anything else, and while the form is published, that too. */
  function refuseFile(error: unknown, { chosen, field }: Omit<Extract<Step, { kind: "upload" }>, "kind">): void {
    const isUnsure = error instanceof ApiFailure ? isOutcomeUnknown(error) : sending.signal.aborted;
    if (isUnsure) dispatch({ kind: "uploadUnsure", id: chosen.id });
    const sentence = error instanceof ApiFailure ? error.fields[field] : undefined;
    if (sentence === undefined) throw error;
    dispatch({ kind: "uploadRefused", chosen, field, sentence });
    if (get().mode === "publishing") throw error;
  }

  function fail(error: unknown): void {
    if (sending.signal.aborted && error === sending.signal.reason) return;
    if (!(error instanceof ApiFailure)) throw error;
    if (error.code === "drafts.changed") void tellChanged();
    else if (error.code === "drafts.not_found") {
      dispatch({ kind: "lost", id: crypto.randomUUID(), failure: error });
      touch();
    } else {
      dispatch({ kind: "failed", failure: error, isRefused: isRefusal(error) });
      // A browser does not always notice that the connection is back.
      const isOffline = error.kind === "offline" && isShown;
      if (isOffline || error.status >= 500 || error.status === 429) touch(RETRY_MS);
    }
  }

  /** At once, and again with the other version. */
  async function tellChanged(): Promise<void> {
    const mine = Date.now();
    dispatch({ kind: "changedElsewhere", mine });
    try {
      const { updatedAt, content } = await readDraft();
      // Unless the user has chosen meanwhile.
      if (get().keeping.kind !== "changed") return;
      dispatch({ kind: "changedElsewhere", mine, theirs: { at: updatedAt.seconds * 1000, content } });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    }
  }

  async function workToPublish(): Promise<void> {
    try {
      await work("publishing");
    } catch (error) {
      fail(error);
      throw error;
    }
  }

  async function sendPublish(): Promise<Saved> {
    const { id, revision, files } = get().draft;
    const body = { revision, files: files.map((file) => file.id) };
    try {
      return (await api.post("/v1/drafts/{id}/publish", body, { params: { id }, idempotencyKey: id })).msg;
    } catch (error) {
      if (error instanceof ApiFailure && error.code === "drafts.changed") void tellChanged();
      throw error;
    }
  }

  /** Stops saving once the call in progress has ended. */
  async function pause(): Promise<void> {
    dispatch({ kind: "paused" });
    clearTimeout(timer);
    await running;
  }

  function resume(): void {
    dispatch({ kind: "resumed" });
    if (nextStep(get()) !== undefined) touch();
  }

  return {
    touch,
    save,
    pause,
    resume,
    /** Called when the form appears, and with false when it leaves: what it could not send stays in this browser. */
    show(shown: boolean): void {
      isShown = shown;
    },
    /** Overwrites what another device saved. */
    async overwrite(): Promise<void> {
      try {
        dispatch({ kind: "overwriting", draft: await readDraft() });
      } catch (error) {
        // The next save is refused again, and the user asked again.
        fail(error);
        return resume();
      }
      await save();
    },
    /**
     * Saves what is left and publishes the draft. The response; undefined if it was canceled. Throws ApiFailure. A repeat
     * is the same call, since a draft is published once.
     */
    async publish(): Promise<Saved | undefined> {
      clearTimeout(timer);
      dispatch({ kind: "publishing" });
      const isCanceled = () => get().mode !== "publishing";
      try {
        await running;
        await workToPublish();
        if (isCanceled()) return undefined;
        const msg = await sendPublish();
        dispatch({ kind: "published" });
        return msg;
      } catch (error) {
        if (error instanceof ApiFailure || !isCanceled()) throw error;
        return undefined;
      } finally {
        if (get().mode !== "published") resume();
      }
    },
    /** Stops publishing while files are sent. What has arrived stays in the draft. */
    cancel(): void {
      resume();
      sending.abort();
    },
  };
}

/** Whether the server read a call and refused it, rather than having it wait or fail. */
function isRefusal({ status }: ApiFailure): boolean {
  return status >= 400 && status < 500 && ![401, 403, 429].includes(status);
}
