import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../../../platform/language.ts";
import { BottomBar } from "../../../ui/bottom-bar.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { useSelection } from "./selection.ts";

/** How many listings are selected for comparison, with a link to it, at the bottom of the screen. */
export function CompareTray() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const { ids, clear } = useSelection();
  const count = ids.length;
  const counted = <Plural value={count} one="# listing to compare" other="# listings to compare" />;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && counted}
      </p>
      {count > 0 && (
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
      )}
    </>
  );
}
