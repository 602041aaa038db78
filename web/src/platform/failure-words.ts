import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { ApiFailure } from "./http.ts";

/** The message for a failed call: the server's, or else the page's fallback. Rethrows other errors. */
export function useFailureWords(): (error: unknown, otherwise?: string) => string {
  const { t } = useLingui();
  return useCallback(
    (error, otherwise) => {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.kind === "offline") return t`Vestpocket cannot be reached. Check your connection.`;
      return error.msg || (otherwise ?? t`An unexpected error occurred.`);
    },
    [t],
  );
}
