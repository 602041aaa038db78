import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiFailure } from "./http.ts";
import { currentSession, subscribe } from "./session.ts";

let shared: QueryClient | undefined;

/**
 * What is inside may ask the server with `useQuery`; everything inside shares one memory of answers. It stands around what
 * asks rather than around every page, so that a page that asks nothing loads without it.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(() => {
    shared ??= makeClient();
    return shared;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function makeClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // An answer stays the same when asked again; a lost or failed one may not.
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiFailure && (error.kind === "offline" || error.status >= 500),
      },
    },
  });
  forgetAnswersOnSignOut(client);
  return client;
}

/** Drops what one person was answered as soon as that person is gone. */
function forgetAnswersOnSignOut(client: QueryClient): void {
  let uid = currentSession().uid;
  subscribe(() => {
    const before = uid;
    uid = currentSession().uid;
    if (before !== undefined && before !== uid) client.clear();
  });
}
