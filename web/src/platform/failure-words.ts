import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { ApiFailure } from "./http.ts";

/** What a person is told of a failed call: the server's own words where it answered. Throws what is no failed call. */
export function useFailureWords(): (error: unknown) => string {
  const { t } = useLingui();
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
      return error.kind === "offline"
        ? t`Vestpocket cannot be reached. Check your connection.`
        : error.msg || t`An unexpected error occurred.`;
    },
    [t],
  );
}
