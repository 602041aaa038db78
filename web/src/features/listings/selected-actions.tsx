import { Trans, useLingui } from "@lingui/react/macro";
import { nextStatus } from "@vestpocket/domain/listings/listings.rules";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { Button } from "../../ui/button.tsx";
import { SelectionBar } from "../../ui/selection-bar.tsx";

interface SelectedActionsProps {
  chosen: readonly OwnListing[];
  /** How many could be selected. */
  total: number;
  onAll: () => void;
  onNone: () => void;
  onRenew: () => void;
  onClose: () => void;
}

/** The owner's actions on the selected listings. */
export function SelectedActions({ chosen, onRenew, onClose, ...bar }: SelectedActionsProps) {
  const { t } = useLingui();
  const some = (event: "publish" | "close") => chosen.some(({ status }) => nextStatus(status, event) !== undefined);
  return (
    <SelectionBar {...bar} label={t`Selected listings`} count={chosen.length}>
      <Button kind="secondary" aria-haspopup="dialog" aria-disabled={!some("publish")} onClick={onRenew}>
        <Trans>Renew…</Trans>
      </Button>
      <Button kind="danger" aria-haspopup="dialog" aria-disabled={!some("close")} onClick={onClose}>
        <Trans>Close…</Trans>
      </Button>
    </SelectionBar>
  );
}
