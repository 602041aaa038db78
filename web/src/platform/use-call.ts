import { useState } from "react";
import { ApiFailure } from "./http.ts";

/** Runs server calls one at a time and keeps the last failure. */
export function useCall() {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();

  /** The response; undefined if the call failed or another is in progress. */
  async function run<Answer>(
    ask: () => Promise<Answer>,
    onFailure?: (failure: ApiFailure) => void,
  ): Promise<Answer | undefined> {
    if (pending) return undefined;
    setPending(true);
    setFailure(undefined);
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error);
      onFailure?.(error);
      return undefined;
    } finally {
      setPending(false);
    }
  }

  return { run, pending, failure, forget: () => setFailure(undefined) };
}
