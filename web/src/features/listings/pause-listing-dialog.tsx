import { Trans } from "@lingui/react/macro";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { ConfirmDialog } from "../../platform/confirm-dialog.tsx";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { toast } from "../../ui/toast.tsx";
import { useOwnListingChanges } from "./own-listings.api.ts";

interface PauseListingDialogProps {
  open: boolean;
  onClose: () => void;
  listing: OwnListing;
}

/** Explains what a pause means, above all that paid time keeps running, and pauses a listing. */
export function PauseListingDialog({ open, onClose, listing: { id, name, expiresAt } }: PauseListingDialogProps) {
  const { pause } = useOwnListingChanges();
  const language = useLanguage();
  const end = expiresAt === null ? "" : formatDate(expiresAt.seconds, language);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={<Trans>Pause this listing?</Trans>}
      text={
        <>
          <p className="font-medium text-text wrap-anywhere">{name}</p>
          <p>
            <Trans>
              Nobody else can find or open it until you resume it; people who saved it see that it is currently
              unavailable.
            </Trans>
          </p>
          <p>
            <Trans>The time you paid for keeps running: it ends on {end}, paused or not.</Trans>
          </p>
        </>
      }
      action={<Trans>Pause the listing</Trans>}
      onConfirm={async () => {
        toast.success(await pause(id));
      }}
    />
  );
}
