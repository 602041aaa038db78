import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { ApiFailure } from "./http.ts";

/** What a person is told of a failed call: the server's sentence, or the page's own where it had none. Throws what is no failed call. */
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
