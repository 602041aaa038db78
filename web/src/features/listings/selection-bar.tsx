import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { nextStatus } from "@vestpocket/domain/listings/listings.rules";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { Button } from "../../ui/button.tsx";

interface SelectionBarProps {
  chosen: readonly OwnListing[];
  /** How many could be chosen. */
  total: number;
  onAll: () => void;
  onNone: () => void;
  onRenew: () => void;
  onClose: () => void;
}

/** What can be done with the selected listings, at the bottom of the screen. */
export function SelectionBar({ chosen, total, onAll, onNone, onRenew, onClose }: SelectionBarProps) {
  const { t } = useLingui();
  const some = (event: "publish" | "close") => chosen.some(({ status }) => nextStatus(status, event) !== undefined);
  return (
    <section
      aria-label={t`Selected listings`}
      className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-t-card border border-line bg-raised px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] print:hidden"
    >
      <p role="status" className="tabular text-14 font-medium">
        <Plural value={chosen.length} one="# selected" other="# selected" />
      </p>
      {chosen.length < total && (
        <Button kind="link" aria-label={t`Select all on this page`} onClick={onAll}>
          <Trans>Select all</Trans>
        </Button>
      )}
      <Button kind="link" aria-label={t`Clear selection`} onClick={onNone}>
        <Trans>Clear</Trans>
      </Button>
      <div className="ml-auto flex flex-wrap gap-2">
        <Button kind="secondary" aria-haspopup="dialog" disabled={!some("publish")} onClick={onRenew}>
          <Trans>Renew…</Trans>
        </Button>
        <Button kind="danger" aria-haspopup="dialog" disabled={!some("close")} onClick={onClose}>
          <Trans>Close…</Trans>
        </Button>
      </div>
    </section>
  );
}
