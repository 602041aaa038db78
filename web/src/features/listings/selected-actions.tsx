import { Trans, useLingui } from "@lingui/react/macro";
import { nextStatus } from "@vestpocket/domain/listings/listings.rules";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { isPriced } from "@vestpocket/domain/prices/repricing.rules";
import { Button } from "../../ui/button.tsx";
import { SelectionBar } from "../../ui/selection-bar.tsx";

interface SelectedActionsProps {
  chosen: readonly OwnListing[];
  /** How many could be selected. */
  total: number;
  onAll: () => void;
  onNone: () => void;
  onPause: () => void;
  onReprice: () => void;
  onRenew: () => void;
  onClose: () => void;
}

/** The owner's actions on the selected listings. */
export function SelectedActions({ chosen, onPause, onReprice, onRenew, onClose, ...bar }: SelectedActionsProps) {
  const { t } = useLingui();
  const some = (event: "publish" | "close" | "pause") =>
    chosen.some(({ status }) => nextStatus(status, event) !== undefined);
  const mayRenew = some("publish") || chosen.some(({ status }) => status === "active" || status === "paused");
  const maySetPrice = chosen.some((each) => isPriced(each) && nextStatus(each.status, "edit") !== undefined);
  return (
    <SelectionBar {...bar} label={t`Selected listings`} count={chosen.length}>
      <Button kind="secondary" aria-haspopup="dialog" aria-disabled={!some("pause")} onClick={onPause}>
        <Trans>Pause…</Trans>
      </Button>
      <Button kind="secondary" aria-haspopup="dialog" aria-disabled={!maySetPrice} onClick={onReprice}>
        <Trans>Change prices…</Trans>
      </Button>
      <Button kind="secondary" aria-haspopup="dialog" aria-disabled={!mayRenew} onClick={onRenew}>
        <Trans>Renew…</Trans>
      </Button>
      <Button kind="danger" aria-haspopup="dialog" aria-disabled={!some("close")} onClick={onClose}>
        <Trans>Close…</Trans>
      </Button>
    </SelectionBar>
  );
}
