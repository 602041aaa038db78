import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { useLocalPath } from "../../../platform/language.ts";
import { BottomBar } from "../../../ui/bottom-bar.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { useSelection } from "./selection.ts";

/** A link to the comparison, at the bottom of the screen. `counted`: how many listings are selected for it. */
export function CompareBar({ counted }: { counted: ReactNode }) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const { ids, clear } = useSelection();
  return (
    <BottomBar label={t`Comparison`}>
      <p aria-hidden="true" className="tabular text-14 font-medium">
        {counted}
      </p>
      <Button kind="link" aria-label={t`Clear the comparison`} onClick={clear}>
        <Trans>Clear</Trans>
      </Button>
      <ButtonLink to={localPath(paths.compare(ids))} className="ml-auto">
        <Trans>Compare</Trans>
      </ButtonLink>
    </BottomBar>
  );
}
