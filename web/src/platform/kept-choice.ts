import { useSyncExternalStore } from "react";
import { keep, readKept } from "./kept.ts";

/** A choice stored in this browser, which components follow; the first option applies until one is chosen. */
export function keepChoice<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]) {
  const [initial] = choices;
  const listeners = new Set<() => void>();
  let onThisPage = initial;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = () => {
    const kept = readKept(key);
    return kept === undefined ? onThisPage : (choices.find((choice) => choice === kept) ?? initial);
  };
  return {
    useChoice: () => useSyncExternalStore(subscribe, read, () => initial),
    choose: (choice: Choice) => {
      onThisPage = choice;
      keep(key, choice === initial ? null : choice);
      for (const listener of listeners) listener();
    },
  };
}
