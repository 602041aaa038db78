import { within } from "./within.ts";

type Close = () => Promise<unknown>;

/** Opens a resource, and closes what that returned. */
interface Opening<Opened> {
  readonly name: string;
  readonly open: () => Promise<Opened>;
  readonly close: (opened: Opened) => Promise<unknown>;
}

/**
 * Resources a process has opened, so that they can be closed in reverse order at any time, even while more are being
 * opened.
 */
export interface Closers {
  add(name: string, close: Close): void;
  /** Waits for a resource that is being opened. Closing waits for it too, so that nothing is left half open. */
  open<Opened>(opening: Opening<Opened>): Promise<Opened>;
  /**
   * Closes everything, once; further calls do nothing. Nothing can be opened afterwards. What cannot be closed, or not in
   * time, does not keep the rest open; it is named by the error that this throws at the end.
   */
  closeAll(): Promise<void>;
}

/** Longer than any resource should take: a group of processes may drain for a minute, then close for half of one. */
const CLOSING_MS = 120_000;

export function createClosers({ limitMs = CLOSING_MS }: { readonly limitMs?: number } = {}): Closers {
  const closers: { readonly name: string; readonly close: Close }[] = [];
  let closing: Promise<void> | undefined;

  function add(name: string, close: Close): void {
    if (closing !== undefined) throw new Error("the process is stopping");
    closers.push({ name, close });
  }

  async function closeInReverse(): Promise<void> {
    const failures: Error[] = [];
    for (const { name, close } of closers.reverse()) {
      await within(limitMs, close).catch((cause: unknown) => {
        failures.push(new Error(`cannot close ${name}`, { cause }));
      });
    }
    if (failures.length > 1) throw new AggregateError(failures, failures.map(({ message }) => message).join(", "));
    if (failures[0] !== undefined) throw failures[0];
  }

  return {
    add,
    open: async ({ name, open, close }) => {
      const settled = Promise.withResolvers<void>();
      let closeOpened: Close = async () => undefined;
      add(name, async () => {
        await settled.promise;
        await closeOpened();
      });
      try {
        const opened = await open();
        closeOpened = () => close(opened);
        return opened;
      } finally {
        settled.resolve();
      }
    },
    closeAll: () => {
      closing ??= closeInReverse();
      return closing;
    },
  };
}
