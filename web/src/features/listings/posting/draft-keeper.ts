import type { PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Draft, DraftContent, DraftFile } from "@vestpocket/domain/listings/drafts.schema";
import { api } from "../../../platform/api.ts";
import { ApiFailure } from "../../../platform/http.ts";
import { isOutcomeUnknown } from "../../../platform/unknown-outcome.ts";
import { type ChosenFile, type KeptFile, listChosen, type PostingFiles, toKept } from "./posting-files.ts";
import type { FileField } from "./use-posting-files.ts";

/** How long typing must pause before a draft is saved. */
const AUTOSAVE_MS = 1_000;
/** How long to wait before retrying after a temporary failure. */
const RETRY_MS = 10_000;

export type KeepingState =
  /** Nothing has been saved yet. */
  | { readonly kind: "new" }
  | { readonly kind: "saving" }
  /** `at`: Unix milliseconds. */
  | { readonly kind: "saved"; readonly at: number }
  | { readonly kind: "failed"; readonly failure: ApiFailure }
  /**
   * Another tab or device saved something else. Nothing is saved until this one's user has chosen. When both versions
   * were changed, in Unix milliseconds; `theirs` is undefined until the server has said it.
   */
  | { readonly kind: "changed"; readonly mine: number; readonly theirs: number | undefined };

/** The form's current contents. */
export interface Entered {
  readonly content: DraftContent;
  readonly files: PostingFiles;
  /** Whether anything has been entered: an untouched form creates no draft. */
  readonly isTouched: boolean;
}

export interface Place {
  readonly id: string;
  /** 0 while the server has no such draft. */
  readonly revision: number;
  /** The files that the server has. */
  readonly files: readonly Pick<DraftFile, "id" | "field">[];
}

/** A call that saves a draft's content: sent again as it is, it saves nothing twice. */
export interface Save {
  readonly content: DraftContent;
  readonly revision: number;
  readonly photos: readonly string[];
  readonly pictureLevels: Readonly<Record<string, PictureLevel>>;
}

interface Form {
  read(): Entered;
  tell(state: KeepingState): void;
  /** Called when a save is sent: until its answer arrives, nobody knows whether the server has it. */
  remember(): void;
  /** Called while a chosen file is sent, `part` being 0 to 1, and with undefined when that ends. */
  progress(sending: { id: string; part: number } | undefined): void;
  /** Called once the server has a chosen file. */
  keep(id: string, kept: KeptFile): void;
  /** Called if the server does not accept a chosen file. */
  refuse(file: ChosenFile, refusal: { field: FileField; sentence: string }): void;
  /** Called if the draft was posted or deleted on another device: the input becomes a new draft, without its files. */
  lose(): void;
}

interface Start {
  readonly place: Place;
  /** The server's version; undefined if it has no such draft. */
  readonly saved: Entered | undefined;
  /** The save that was sent before the form was closed, and not answered. */
  readonly unanswered: Save | undefined;
}

/** Keeps a form's draft on the server in sync: content first, then removed files, then new ones, one call at a time. */
export class DraftKeeper {
  readonly #form: Form;
  #place: Place;
  /** The server's content as text. */
  #saved: string;
  /** Chosen files that the server has, by their ids in the form. */
  readonly #uploaded = new Map<string, string>();
  /** Pictures whose level was sent to the server: resetting them to the default must be sent too. */
  readonly #leveled = new Set<string>();
  /** The save whose answer has not arrived. */
  #unanswered: Save | undefined;
  /** Chosen files, by their ids in the form, that the server may have although no answer arrived. */
  readonly #unsure = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #isPaused = false;
  /** Whether the form is still on the screen. */
  #isShown = true;
  #isHeld = false;

  constructor(form: Form, { place, saved, unanswered }: Start) {
    this.#form = form;
    this.#unanswered = unanswered;
    this.#place = place;
    this.#saved = saved === undefined ? "" : this.#toText(saved);
    for (const picture of saved ? Object.keys(this.#listLevels(saved)) : []) this.#leveled.add(picture);
  }

  /** The draft's id; undefined while the server has none. */
  get draft(): string | undefined {
    return this.#place.revision === 0 ? undefined : this.#place.id;
  }

  get place(): Place {
    return this.#place;
  }

  /** The save whose answer has not arrived; undefined if there is none. */
  get unanswered(): Save | undefined {
    return this.#unanswered;
  }

  /** Whether the server has everything that was entered. */
  get isUpToDate(): boolean {
    return this.#next() === undefined;
  }

  /** Called on input: saves once it pauses. */
  touch(delayMs = AUTOSAVE_MS): void {
    clearTimeout(this.#timer);
    if (!this.#isPaused) this.#timer = setTimeout(() => void this.save(), delayMs);
  }

  /** Called when the form appears, and with false when it leaves: what it could not send stays in this browser. */
  show(isShown: boolean): void {
    this.#isShown = isShown;
  }

  /** Saves what has been entered so far. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isPaused) return;
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Stops saving once the call in progress has finished, because the form is being posted. */
  async pause(): Promise<void> {
    this.#isPaused = true;
    this.#isHeld = false;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /**
   * Resends a first save whose response was lost, so that posting names the draft that the server may have, and ends it.
   * If that fails too, the listing is posted without a draft.
   */
  async settle(): Promise<void> {
    const first = this.draft === undefined ? this.#unanswered : undefined;
    if (first === undefined) return;
    try {
      await this.#sendContent(first);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (isRefusal(error)) this.#unanswered = undefined;
    }
  }

  resume(): void {
    this.#isPaused = false;
    this.touch();
  }

  /** Saves nothing until something is entered: the form may have been posted, and is to be sent again as it is. */
  hold(): void {
    this.#isHeld = true;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Ends a hold, because something was entered. */
  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.resume();
  }

  /** Starts another draft, and leaves this one unchanged. Returns a function that goes back to it. */
  begin(): () => void {
    const former = { place: this.#place, saved: this.#saved, unanswered: this.#unanswered };
    this.#restart();
    return () => {
      this.#place = former.place;
      this.#saved = former.saved;
      this.#unanswered = former.unanswered;
    };
  }

  /** Overwrites what another device saved. */
  async overwrite(): Promise<void> {
    // If the draft cannot be read now, the next save is refused again, and the user asked again.
    this.#isPaused = false;
    try {
      const { draft } = await api.get("/v1/drafts/{id}", { params: { id: this.#place.id } });
      this.#accept(draft);
      this.#unanswered = undefined;
    } catch (error) {
      return this.#fail(error);
    }
    await this.save();
  }

  #restart(): void {
    this.#place = { id: crypto.randomUUID(), revision: 0, files: [] };
    this.#saved = "";
    this.#unanswered = undefined;
    this.#uploaded.clear();
    this.#unsure.clear();
  }

  #accept({ revision, files }: { revision: number; files: readonly DraftFile[] }): void {
    this.#place = { ...this.#place, revision, files };
  }

  async #work(): Promise<void> {
    try {
      for (let step = this.#next(); step && !this.#isPaused; step = this.#next()) {
        this.#form.tell({ kind: "saving" });
        await step();
      }
      if (this.draft !== undefined && this.#next() === undefined) this.#form.tell({ kind: "saved", at: Date.now() });
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The next call that brings the server's draft closer to the form. */
  #next(): (() => Promise<void>) | undefined {
    // Sent again first: if the server has it, the revision that it made is this device's own.
    const unanswered = this.#unanswered;
    if (unanswered !== undefined) return () => this.#sendContent(unanswered);
    const entered = this.#form.read();
    if (this.draft === undefined && !entered.isTouched) return undefined;
    const text = this.#toText(entered);
    if (text !== this.#saved) return () => this.#sendContent(this.#toSave(entered));
    // Removed first: a photo that takes another's place would be one too many.
    const present = new Set(this.#listIds(entered.files));
    const gone = this.#place.files.find(({ id }) => !present.has(id));
    if (gone !== undefined) return () => this.#removeFile(gone.id);
    const chosen = listChosen(entered.files).find(({ id }) => !this.#uploaded.has(id));
    return chosen && (() => this.#addFile(chosen, fieldOf(entered.files, chosen)));
  }

  async #sendContent(save: Save): Promise<void> {
    const { content, revision, photos, pictureLevels } = save;
    this.#unanswered = save;
    this.#form.remember();
    const body = { content, revision, photos: [...photos], pictureLevels };
    const saved = await api.post("/v1/drafts/{id}", body, { params: { id: this.#place.id } });
    this.#unanswered = undefined;
    this.#place = { ...this.#place, revision: saved.revision };
    this.#saved = toText(save);
    for (const file of Object.keys(pictureLevels)) this.#leveled.add(file);
  }

  async #addFile(chosen: ChosenFile, field: FileField): Promise<void> {
    const known = new Set(this.#place.files.map(({ id }) => id));
    const isNew = (file: DraftFile) => file.field === field && !known.has(file.id);
    try {
      if (this.#unsure.has(chosen.id)) {
        const { draft } = await api.get("/v1/drafts/{id}", { params: { id: this.#place.id } });
        const arrived = draft.files.find((file) => isNew(file) && file.name === chosen.file.name);
        this.#unsure.delete(chosen.id);
        return this.#takeFile(chosen, { draft, added: arrived });
      }
      const form = new FormData();
      form.append(field, chosen.file);
      const onProgress = (part: number) => this.#form.progress({ id: chosen.id, part });
      onProgress(0);
      const options = { params: { id: this.#place.id }, onProgress };
      const { draft } = await api.upload("/v1/drafts/{id}/files", form, options);
      this.#takeFile(chosen, { draft, added: draft.files.find(isNew) });
    } catch (error) {
      if (error instanceof ApiFailure && isOutcomeUnknown(error)) this.#unsure.add(chosen.id);
      const sentence = error instanceof ApiFailure ? error.fields[field] : undefined;
      if (sentence === undefined) throw error;
      this.#uploaded.set(chosen.id, "");
      this.#form.refuse(chosen, { field, sentence });
    } finally {
      this.#form.progress(undefined);
    }
  }

  /** The form's file is the server's from here on. */
  #takeFile(chosen: ChosenFile, { draft, added }: { draft: Draft; added: DraftFile | undefined }): void {
    this.#place = { ...this.#place, files: draft.files };
    if (added === undefined) return;
    if (added.level !== "member") this.#leveled.add(added.id);
    this.#uploaded.set(chosen.id, added.id);
    this.#form.keep(chosen.id, toKept(added));
  }

  async #removeFile(file: string): Promise<void> {
    await api.delete("/v1/drafts/{id}/files/{file}", { params: { id: this.#place.id, file } });
    this.#place = { ...this.#place, files: this.#place.files.filter(({ id }) => id !== file) };
  }

  #fail(error: unknown): void {
    if (!(error instanceof ApiFailure)) throw error;
    if (isRefusal(error)) this.#unanswered = undefined;
    if (error.code === "drafts.changed") {
      this.#isPaused = true;
      void this.#tellChanged();
    } else if (error.code === "drafts.not_found") {
      this.#restart();
      this.#form.lose();
      this.#form.tell({ kind: "failed", failure: error });
      this.touch();
    } else {
      this.#form.tell({ kind: "failed", failure: error });
      // A browser does not always notice that the connection is back.
      const isOffline = error.kind === "offline" && this.#isShown;
      if (isOffline || error.status >= 500 || error.status === 429) this.touch(RETRY_MS);
    }
  }

  /** At once, and again with the time of the other version. */
  async #tellChanged(): Promise<void> {
    const mine = Date.now();
    this.#form.tell({ kind: "changed", mine, theirs: undefined });
    try {
      const { draft } = await api.get("/v1/drafts/{id}", { params: { id: this.#place.id } });
      // Unless the user has chosen meanwhile.
      if (this.#isPaused) this.#form.tell({ kind: "changed", mine, theirs: draft.updatedAt.seconds * 1000 });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    }
  }

  /** The server's ids of the form's files, including those that it keeps until their replacement has arrived. */
  #listIds(files: PostingFiles): string[] {
    const shown = [files.thumbnail, ...files.photos, files.document].flatMap((file) => this.#idOf(file) ?? []);
    return [...shown, ...listChosen(files).flatMap(({ former }) => former?.id ?? [])];
  }

  #listPhotos({ files }: Entered): string[] {
    return files.photos.flatMap((photo) => this.#idOf(photo) ?? []);
  }

  /** The audiences of the pictures that the server has. */
  #listLevels({ files: { thumbnail, photos } }: Entered): Record<string, PictureLevel> {
    const pictures = [...photos, ...(thumbnail ? [thumbnail] : [])];
    const levels = pictures.map((picture) => [this.#idOf(picture), picture.level] as const);
    // Newly uploaded pictures are for every member, unless the server gave them another audience.
    return Object.fromEntries(
      levels.filter(([id, level]) => id !== undefined && (level !== "member" || this.#leveled.has(id))),
    );
  }

  /** The server's id of a file. */
  #idOf(file: PostingFiles["photos"][number] | undefined): string | undefined {
    return file?.kind === "chosen" ? this.#uploaded.get(file.id) || undefined : file?.id;
  }

  #toSave(entered: Entered): Save {
    const { content } = entered;
    const files = { photos: this.#listPhotos(entered), pictureLevels: this.#listLevels(entered) };
    return { content, revision: this.#place.revision, ...files };
  }

  #toText(entered: Entered): string {
    return toText(this.#toSave(entered));
  }
}

/** Whether the server read a call and refused it, rather than having it wait or fail. */
function isRefusal({ status }: ApiFailure): boolean {
  return status >= 400 && status < 500 && ![401, 403, 429].includes(status);
}

function toText({ content, photos, pictureLevels }: Save): string {
  return JSON.stringify([content, photos, pictureLevels]);
}

function fieldOf({ thumbnail, document }: PostingFiles, { id }: ChosenFile): FileField {
  if (thumbnail?.id === id) return "thumbnail";
  return document?.id === id ? "documents" : "images";
}
