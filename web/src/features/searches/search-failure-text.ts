import { useLingui } from "@lingui/react/macro";
import { useServersWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";

/** The reason a search failed; the server's message if the search itself is invalid. */
export function useSearchFailureText(): (error: Error | null) => string {
  const { t } = useLingui();
  const serversWords = useServersWords();
  return (error) => {
    if (error instanceof ApiFailure && error.status >= 400 && error.status < 500) {
      return serversWords(error) || t`Client error searching properties`;
    }
    return t`Unknown error searching properties`;
  };
}
