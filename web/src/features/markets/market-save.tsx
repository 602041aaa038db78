import { Trans } from "@lingui/react/macro";
import { SAVE_PARAMETER } from "@vestpocket/domain/saved-searches/search-links.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../../platform/language.ts";
import { useReturnQuery } from "../../platform/return-path.ts";
import { useSession } from "../../platform/session.ts";
import { ButtonLink } from "../../ui/button.tsx";

interface MarketSaveProps {
  /** The search for the market's listings, without its language. */
  search: string;
  listings: number;
}

/**
 * Leads to the results, where the search is offered to be saved; visitors sign up first. Nothing for all of Canada, where
 * there is nothing to save.
 */
export function MarketSave({ search, listings }: MarketSaveProps) {
  const localPath = useLocalPath();
  const { state } = useSession();
  const results = localPath(`${search}&${SAVE_PARAMETER}=1`);
  const next = useReturnQuery(results);
  if (!search.includes("?")) return null;
  return (
    <ButtonLink kind="link" to={state === "signed-in" ? results : `${localPath(paths.signUp())}?${next}`}>
      {listings === 0 ? <Trans>Tell me when one is listed</Trans> : <Trans>Save this search</Trans>}
    </ButtonLink>
  );
}
