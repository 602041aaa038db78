import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../../platform/language.ts";
import { ButtonLink } from "../../ui/button.tsx";

export function SearchButton() {
  const localPath = useLocalPath();
  return (
    <ButtonLink to={localPath(paths.searchResults())} className="mt-2 self-start">
      <Trans>Search listings</Trans>
    </ButtonLink>
  );
}
