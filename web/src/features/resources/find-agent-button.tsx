import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../../platform/language.ts";
import { ButtonLink } from "../../ui/button.tsx";

export function FindAgentButton() {
  const localPath = useLocalPath();
  return (
    <ButtonLink kind="secondary" to={localPath(paths.agents())} className="mt-2 self-start">
      <Trans>Find Agent</Trans>
    </ButtonLink>
  );
}
