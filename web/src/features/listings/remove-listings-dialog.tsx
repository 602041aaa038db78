import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ModeratedListing } from "@vestpocket/domain/listings/removals.schema";
import { announceResults } from "../../platform/announce-results.ts";
import type { BatchDialogProps } from "../../platform/batch-table.tsx";
import { ReasonDialog } from "../../platform/reason-dialog.tsx";
import { ChangePreview } from "../../ui/change-preview.tsx";
import { useRemoveListings } from "./moderation.api.ts";

/** Shows which listings will be removed, asks for the reason to send to their owners, and removes them. */
export function RemoveListingsDialog(props: BatchDialogProps<ModeratedListing>) {
  const { open, onClose, changing, skipped, onDone } = props;
  const { t } = useLingui();
  const remove = useRemoveListings();
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={<Plural value={changing.length} one="Remove # listing?" other="Remove # listings?" />}
      text={
        <>
          <ChangePreview
            changing={changing.map(({ id, name, owner }) => ({
              ...{ id, name },
              note: `${owner.firstName} ${owner.lastName}`,
            }))}
            skipped={skipped.map(({ id, name }) => ({ id, name, note: <Trans>already removed</Trans> }))}
          />
          <p>
            <Plural
              value={changing.length}
              one="It is removed from search now, and only its owner and administrators can open it."
              other="They are removed from search now, and only their owners and administrators can open them."
            />
          </p>
        </>
      }
      help={<Trans>Each owner will receive this text.</Trans>}
      action={<Plural value={changing.length} one="Remove the listing" other="Remove the listings" />}
      keepAs={`remove.${changing.map(({ id }) => id)}`}
      onConfirm={async (reason) => {
        const ids = changing.map(({ id }) => id);
        announceResults(await remove(ids, reason), {
          done: (count) => t`Listings removed: ${count}`,
          left: (count) => t`Not removed because they had changed: ${count}`,
        });
        onDone();
      }}
    />
  );
}
