import { describe, expect, test } from "vitest";
import { createClosers } from "./closers.ts";

describe("what a process has opened", () => {
  test("is closed once, last first", async () => {
    const closers = createClosers();
    const closed: string[] = [];
    const keep = (name: string) => closers.add(async () => closed.push(name));
    keep("database");
    keep("server");
    await Promise.all([closers.closeAll(), closers.closeAll()]);
    expect(closed).toEqual(["server", "database"]);
  });

  test("is closed as soon as it is open if the process stops while opening it", async () => {
    const closers = createClosers();
    const closed: string[] = [];
    const database = Promise.withResolvers<string>();
    const opened = closers.open(
      () => database.promise,
      async (name) => closed.push(name),
    );
    const closing = closers.closeAll();
    expect(closed).toEqual([]);
    database.resolve("database");
    await closing;
    expect(closed).toEqual([await opened]);
  });

  test("does not include what failed to open", async () => {
    const closers = createClosers();
    const opening = closers.open(
      () => Promise.reject(new Error("no space left")),
      () => Promise.reject(new Error("nothing to close")),
    );
    await expect(opening).rejects.toThrow("no space left");
    await closers.closeAll();
  });

  test("does not grow once the process is stopping", async () => {
    const closers = createClosers();
    await closers.closeAll();
    expect(() => closers.add(() => Promise.resolve())).toThrow("the process is stopping");
  });
});
