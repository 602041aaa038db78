import { i18n } from "@lingui/core";
import { QueryClient, QueryClientProvider, QueryObserver, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { ApiFailure } from "./http.ts";
import { currentSession, subscribe } from "./session.ts";

const FIRST_RETRY_MS = 1_000;

let shared: QueryClient | undefined;

/**
 * Provides the query client to `useQuery`. It wraps only the parts that fetch, rather than every page, so that pages without
 * queries load without it.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(() => {
    shared ??= makeClient();
    return shared;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * Keeps the cached responses while it is rendered. A hidden part of the page does not count as using them: they would be
 * dropped after minutes, and with them what was typed into the forms that they fill.
 */
export function KeptAnswers(): null {
  const client = useQueryClient();
  useEffect(() => {
    const releases = client
      .getQueryCache()
      .findAll({ type: "inactive" })
      .map(({ queryKey }) => new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => undefined));
    return () => {
      for (const release of releases) release();
    };
  }, [client]);
  return null;
}

/** Clears every cached response. */
export function forgetAnswers(): void {
  shared?.clear();
}

function makeClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Retry only network and server errors; other responses would be the same again.
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiFailure && (error.kind === "offline" || error.status >= 500),
        retryDelay: (failures, error) =>
          (error instanceof ApiFailure ? error.retryAfterMs : undefined) ?? FIRST_RETRY_MS * 2 ** failures,
      },
    },
  });
  forgetAnswersOnSignOut(client);
  askAgainInAnotherLanguage(client);
  return client;
}

/** Clears the cache when the user changes. */
function forgetAnswersOnSignOut(client: QueryClient): void {
  let uid = currentSession().uid;
  subscribe(() => {
    const before = uid;
    uid = currentSession().uid;
    if (before !== undefined && before !== uid) client.clear();
  });
}

/** Responses contain texts in the page's language. What is shown stays until the new response arrives. */
function askAgainInAnotherLanguage(client: QueryClient): void {
  let language = i18n.locale;
  i18n.on("change", () => {
    if (language === i18n.locale) return;
    language = i18n.locale;
    void client.invalidateQueries();
  });
}
