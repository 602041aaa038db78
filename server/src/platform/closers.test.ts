import { describe, expect, test } from "vitest";
import { createClosers } from "./closers.ts";

describe("what a process has opened", () => {
  test("is closed once, last first", async () => {
    const closers = createClosers();
    const closed: string[] = [];
    const keep = (name: string) => closers.add(name, async () => closed.push(name));
    keep("database");
    keep("server");
    await Promise.all([closers.closeAll(), closers.closeAll()]);
    expect(closed).toEqual(["server", "database"]);
  });

  test("is closed as soon as it is open if the process stops while opening it", async () => {
    const closers = createClosers();
    const closed: string[] = [];
    const database = Promise.withResolvers<string>();
    const opened = closers.open({
      name: "the database",
      open: () => database.promise,
      close: async (name) => closed.push(name),
    });
    const closing = closers.closeAll();
    expect(closed).toEqual([]);
    database.resolve("database");
    await closing;
    expect(closed).toEqual([await opened]);
  });

  test("does not include what failed to open", async () => {
    const closers = createClosers();
    const opening = closers.open({
      name: "the database",
      open: () => Promise.reject(new Error("no space left")),
      close: () => Promise.reject(new Error("nothing to close")),
    });
    await expect(opening).rejects.toThrow("no space left");
    await closers.closeAll();
  });

  test("is closed even if something opened after it cannot be, or hangs", async () => {
    const closers = createClosers({ limitMs: 50 });
    const closed: string[] = [];
    closers.add("the database", async () => closed.push("database"));
    closers.add("the job queue", () => new Promise(() => undefined));
    closers.add("the sandbox", () => Promise.reject(new Error("no connection")));
    await expect(closers.closeAll()).rejects.toThrow("cannot close the sandbox, cannot close the job queue");
    expect(closed).toEqual(["database"]);
  });

  test("does not grow once the process is stopping", async () => {
    const closers = createClosers();
    await closers.closeAll();
    expect(() => closers.add("the server", () => Promise.resolve())).toThrow("the process is stopping");
  });
});
