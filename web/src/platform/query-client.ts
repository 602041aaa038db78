import { QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "./http.ts";
import { currentSession, subscribe } from "./session.ts";

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // An answer stays the same when asked again; a lost or failed one may not.
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiFailure && (error.kind === "offline" || error.status >= 500),
      },
    },
  });
}

/** Drops what one person was answered as soon as that person is gone. */
export function forgetAnswersOnSignOut(client: QueryClient): () => void {
  let uid = currentSession().uid;
  return subscribe(() => {
    const before = uid;
    uid = currentSession().uid;
    if (before !== undefined && before !== uid) client.clear();
  });
}
