import { Trans } from "@lingui/react/macro";
import type { ModeratedListing } from "@vestpocket/domain/listings/removals.schema";
import { ConfirmDialog } from "../../platform/confirm-dialog.tsx";
import { ReasonDialog } from "../../platform/reason-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { useModeration } from "./moderation.api.ts";

interface ModeratedDialogProps {
  open: boolean;
  onClose: () => void;
  listing: ModeratedListing;
}

/** Restores a removed listing after a question, or removes one for a reason. */
export function ModeratedDialog({ listing, ...dialog }: ModeratedDialogProps) {
  const { remove, restore } = useModeration(listing.id);
  const title = listing.name;
  if (listing.status === "removed") {
    return (
      <ConfirmDialog
        {...dialog}
        title={<Trans>Restore this listing?</Trans>}
        text={
          <>
            <p className="font-medium wrap-anywhere text-text">{title}</p>
            <p>
              <Trans>The listing returns to its previous status with the same end date. We email its owner.</Trans>
            </p>
          </>
        }
        action={<Trans>Restore the listing</Trans>}
        onConfirm={async () => {
          toast.success(await restore());
        }}
      />
    );
  }
  return (
    <ReasonDialog
      {...dialog}
      title={<Trans>Remove this listing?</Trans>}
      text={
        <>
          <p className="font-medium wrap-anywhere text-text">{title}</p>
          <p>
            <Trans>It is removed from search now, and only its owner and administrators can open it.</Trans>
          </p>
        </>
      }
      help={<Trans>The owner will receive this text.</Trans>}
      action={<Trans>Remove the listing</Trans>}
      keepAs={`remove.${listing.id}`}
      onConfirm={async (reason) => {
        toast.success(await remove(reason));
      }}
    />
  );
}
