import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { formatMoment, formatTime } from "./formatting.ts";
import { ApiFailure } from "./http.ts";
import { useLanguage } from "./language.ts";

/** The message for a failed call: the server's, or else the page's fallback. Rethrows other errors. */
export function useFailureWords(): (error: unknown, otherwise?: string) => string {
  const { t } = useLingui();
  const toWords = useServersWords();
  return useCallback(
    (error, otherwise) => {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.kind === "offline") return t`Vestpocket cannot be reached. Check your connection.`;
      return toWords(error) || (otherwise ?? t`An unexpected error occurred.`);
    },
    [t, toWords],
  );
}

/**
 * The server's message for a failed call; empty if there is none. For a limit (429) it adds when the reader can go on,
 * in their language and time zone (product.md §7).
 */
export function useServersWords(): (failure: ApiFailure) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return useCallback(
    ({ msg, status, retryAfterMs }) => {
      if (status !== 429 || !msg || !retryAfterMs) return msg;
      // The next full minute, so that it is never too early.
      const at = Math.ceil((Date.now() + retryAfterMs) / 60_000) * 60;
      const isToday = new Date(at * 1000).toDateString() === new Date().toDateString();
      const time = isToday ? formatTime(at, language) : formatMoment(at, language);
      return t`${msg} You can continue at ${time}.`;
    },
    [t, language],
  );
}
