import { Trans, useLingui } from "@lingui/react/macro";
import type { ModeratedListing } from "@vestpocket/domain/listings/removals.schema";
import { useState } from "react";
import { ConfirmDialog } from "../../platform/confirm-dialog.tsx";
import { ReasonDialog } from "../../platform/reason-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { useModeration } from "./moderation.api.ts";

/** Removes or restores a listing; one whose owner's account is disabled comes back with the account. */
export function ModeratedActions({ listing }: { listing: ModeratedListing }) {
  const { t } = useLingui();
  const { remove, restore } = useModeration(listing.id);
  const [isOpen, setIsOpen] = useState(false);
  const dialog = { open: isOpen, onClose: () => setIsOpen(false) };
  const title = listing.name;
  if (listing.removedWithOwner) return null;
  if (listing.status === "removed") {
    return (
      <>
        <Button
          kind="secondary"
          aria-label={t`Restore ${title}`}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <Trans>Restore</Trans>
        </Button>
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
      </>
    );
  }
  return (
    <>
      <Button kind="danger" aria-label={t`Remove ${title}`} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Trans>Remove</Trans>
      </Button>
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
        onConfirm={async (reason) => {
          toast.success(await remove(reason));
        }}
      />
    </>
  );
}
