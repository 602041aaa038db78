import { Trans, useLingui } from "@lingui/react/macro";
import type { ModeratedListing } from "@vestpocket/domain/listings/removals.schema";
import { Button } from "../../ui/button.tsx";

interface ModeratedActionsProps {
  listing: ModeratedListing;
  /** Called when the button is pressed that shows the dialog. */
  onBegin: () => void;
}

/** Removes or restores a listing; one whose owner's account is disabled comes back with the account. */
export function ModeratedActions({ listing, onBegin }: ModeratedActionsProps) {
  const { t } = useLingui();
  const title = listing.name;
  if (listing.removedWithOwner) return null;
  if (listing.status === "removed") {
    return (
      <Button kind="secondary" aria-label={t`Restore ${title}`} aria-haspopup="dialog" onClick={onBegin}>
        <Trans>Restore</Trans>
      </Button>
    );
  }
  return (
    <Button kind="danger" aria-label={t`Remove ${title}`} aria-haspopup="dialog" onClick={onBegin}>
      <Trans>Remove</Trans>
    </Button>
  );
}
