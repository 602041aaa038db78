/** A file on its way to the server. */
export interface QueuedUpload {
  readonly id: string;
  readonly name: string;
  readonly state: "waiting" | "sending" | "added" | "failed";
  /** Progress, 0 to 1. */
  readonly part: number;
  /** Why it failed. */
  readonly problem?: string;
  /** False if the same file would fail again. */
  readonly mayRetry?: boolean;
}

interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
  /** The same when the file is sent again, in case only the answer was lost. */
  readonly idempotencyKey: string;
}

/** What is done with a file: as it was when the file was chosen, whatever is chosen in the form afterwards. */
export interface UploadTask {
  /** Why the file is not worth sending; undefined if it is. */
  check(file: File): Promise<string | undefined>;
  send(file: File, options: SendOptions): Promise<unknown>;
  explain(error: unknown): { readonly problem: string; readonly mayRetry: boolean };
}

interface Entry {
  readonly file: File;
  readonly task: UploadTask;
  readonly controller: AbortController;
}

/**
 * Sends files one after another, in the order in which they were chosen, also while the page shows something else. Every
 * file ends as added, as failed with a reason, or removed by the user.
 */
export class UploadQueue {
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  readonly #tellUnseen: (upload: QueuedUpload) => void;
  #uploads: readonly QueuedUpload[] = [];
  #isRunning = false;

  /** `tellUnseen` is told about a file that failed while no page shows the queue. */
  constructor(tellUnseen: (upload: QueuedUpload) => void) {
    this.#tellUnseen = tellUnseen;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): readonly QueuedUpload[] => this.#uploads;

  get isBusy(): boolean {
    return this.#isRunning;
  }

  /** Adds files behind those that wait. What was added before leaves the list. */
  add(files: readonly File[], task: UploadTask): void {
    const isLeaving = ({ state }: QueuedUpload) => state === "added" && !this.#isRunning;
    for (const { id } of this.#uploads.filter(isLeaving)) this.#entries.delete(id);
    const added = files.map((file) => {
      const id = crypto.randomUUID();
      this.#entries.set(id, { file, task, controller: new AbortController() });
      return { id, name: file.name, state: "waiting", part: 0 } as const;
    });
    this.#show([...this.#uploads.filter((upload) => !isLeaving(upload)), ...added]);
    void this.#run();
  }

  retry(id: string): void {
    this.#change(id, { state: "waiting", part: 0 });
    void this.#run();
  }

  /** Takes a file off the list, and stops sending it. */
  remove(id: string): void {
    this.#entries.get(id)?.controller.abort();
    this.#entries.delete(id);
    this.#show(this.#uploads.filter((upload) => upload.id !== id));
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#upload(next.id);
    this.#isRunning = false;
    this.#show([...this.#uploads]);
  }

  #next(): QueuedUpload | undefined {
    return this.#uploads.find(({ state }) => state === "waiting");
  }

  async #upload(id: string): Promise<void> {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    const { file, task, controller } = entry;
    this.#change(id, { state: "sending", part: 0 });
    try {
      const problem = await task.check(file);
      if (problem !== undefined) return this.#fail(id, { problem, mayRetry: false });
      const onProgress = (part: number) => this.#change(id, { state: "sending", part });
      if (!controller.signal.aborted) {
        await task.send(file, { signal: controller.signal, onProgress, idempotencyKey: id });
      }
      this.#change(id, { state: "added", part: 1 });
    } catch (error) {
      if (!controller.signal.aborted) this.#fail(id, task.explain(error));
    }
  }

  #fail(id: string, failure: { problem: string; mayRetry: boolean }): void {
    this.#change(id, { state: "failed", part: 0, ...failure });
    const failed = this.#uploads.find((upload) => upload.id === id);
    if (failed !== undefined && this.#listeners.size === 0) this.#tellUnseen(failed);
  }

  #change(id: string, change: Omit<QueuedUpload, "id" | "name">): void {
    this.#show(this.#uploads.map((upload) => (upload.id === id ? { id, name: upload.name, ...change } : upload)));
  }

  #show(uploads: readonly QueuedUpload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
