import { Trans } from "@lingui/react/macro";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { ConfirmDialog } from "../../platform/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { useOwnListingChanges } from "./own-listings.api.ts";

interface DeleteListingDialogProps {
  open: boolean;
  onClose: () => void;
  listing: OwnListing;
  /** Called once it is deleted: the button that opened the dialog is gone. */
  onDone: () => void;
}

/** Asks before an unpaid listing is deleted for good. */
export function DeleteListingDialog({ open, onClose, listing: { id, name }, onDone }: DeleteListingDialogProps) {
  const { remove } = useOwnListingChanges();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      isDanger
      title={<Trans>Delete this listing?</Trans>}
      text={
        <>
          <p className="font-medium text-text wrap-anywhere">{name}</p>
          <p>
            <Trans>Its photos and document are deleted too. This cannot be undone.</Trans>
          </p>
        </>
      }
      action={<Trans>Delete the listing</Trans>}
      onConfirm={async () => {
        toast.success(await remove(id));
        onDone();
      }}
    />
  );
}
