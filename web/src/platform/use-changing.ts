import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { ApiFailure } from "./http.ts";

/** Whether what the page shows has changed since it was loaded: it is gone, or its state forbids the action. */
export function isOutdated(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 409);
}

/**
 * Waits for a change and refetches what is cached under these keys, also if the change failed because the page is
 * outdated: it then shows why, next to what was typed. Throws ApiFailure.
 */
export function useChanging(...keys: readonly QueryKey[]) {
  const client = useQueryClient();
  const refetch = () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  return async <Answer>(change: Promise<Answer>): Promise<Answer> => {
    const answer = await change.catch((error: unknown) => {
      if (isOutdated(error)) void refetch();
      throw error;
    });
    await refetch();
    return answer;
  };
}
