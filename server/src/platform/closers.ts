/**
 * Resources a process has opened, so that they can be closed in reverse order at any time, even while more are being
 * opened.
 */
export interface Closers {
  add(close: () => Promise<unknown>): void;
  /** Waits for a resource that is being opened. Closing waits for it too, so that nothing is left half open. */
  open<Opened>(opening: () => Promise<Opened>, close: (opened: Opened) => Promise<unknown>): Promise<Opened>;
  /** Closes everything, once; further calls do nothing. Nothing can be opened afterwards. */
  closeAll(): Promise<void>;
}

export function createClosers(): Closers {
  const closers: (() => Promise<unknown>)[] = [];
  let closing: Promise<void> | undefined;

  function add(close: () => Promise<unknown>): void {
    if (closing !== undefined) throw new Error("the process is stopping");
    closers.push(close);
  }

  return {
    add,
    open: async (opening, close) => {
      let isSettled = (): void => undefined;
      const settled = new Promise<void>((resolve) => {
        isSettled = resolve;
      });
      let closeOpened = async (): Promise<unknown> => undefined;
      add(async () => {
        await settled;
        await closeOpened();
      });
      try {
        const opened = await opening();
        closeOpened = () => close(opened);
        return opened;
      } finally {
        isSettled();
      }
    },
    closeAll: () => {
      closing ??= closeInReverse(closers);
      return closing;
    },
  };
}

async function closeInReverse(closers: (() => Promise<unknown>)[]): Promise<void> {
  for (const close of closers.reverse()) await close();
}
