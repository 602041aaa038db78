import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { nextStatus } from "@vestpocket/domain/listings/listings.rules";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { announceResults } from "../../platform/announce-results.ts";
import { ConfirmDialog } from "../../platform/confirm-dialog.tsx";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { ChangePreview } from "../../ui/change-preview.tsx";
import { toast } from "../../ui/toast.tsx";
import { useOwnListingChanges } from "./own-listings.api.ts";

interface PauseListingsDialogProps {
  open: boolean;
  onClose: () => void;
  /** One listing, or the selected ones; only active ones are paused. */
  listings: readonly OwnListing[];
  onDone: () => void;
}

/** Explains what a pause means, above all that paid time keeps running, and pauses one or more listings. */
export function PauseListingsDialog({ open, onClose, listings, onDone }: PauseListingsDialogProps) {
  const language = useLanguage();
  const pause = usePausing();
  const pausing = listings.filter(({ status }) => nextStatus(status, "pause") !== undefined);
  const others = listings.filter((listing) => !pausing.includes(listing));
  const end = (listing: OwnListing) =>
    listing.expiresAt === null ? "" : formatDate(listing.expiresAt.seconds, language);
  const ends = [...new Set(pausing.map(end))];
  const [only = ""] = ends;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={<Plural value={pausing.length} one="Pause this listing?" other="Pause # listings?" />}
      text={
        <>
          <ChangePreview
            changing={pausing}
            skipped={others.map(({ id, name }) => ({ id, name, note: <Trans>not active</Trans> }))}
          />
          <p>
            <Plural
              value={pausing.length}
              one="Nobody else can find or open it until you resume it; people who saved it see that it is currently unavailable."
              other="Nobody else can find or open them until you resume them; people who saved them see that they are currently unavailable."
            />
          </p>
          <p>
            {ends.length === 1 ? (
              <Trans>The time you paid for keeps running: it ends on {only}, paused or not.</Trans>
            ) : (
              <Trans>The time you paid for keeps running, paused or not.</Trans>
            )}
          </p>
        </>
      }
      action={<Plural value={pausing.length} one="Pause the listing" other="Pause the listings" />}
      onConfirm={async () => {
        await pause(pausing);
        onDone();
      }}
    />
  );
}

/** Pauses one or more listings, and reports the outcome. */
function usePausing(): (pausing: readonly OwnListing[]) => Promise<void> {
  const { t } = useLingui();
  const { pause, pauseMany } = useOwnListingChanges();
  return async (pausing) => {
    const [first] = pausing;
    if (first && pausing.length === 1) {
      toast.success(await pause(first.id));
      return;
    }
    announceResults(await pauseMany(pausing.map(({ id }) => id)), {
      done: (count) => t`Listings paused: ${count}`,
      left: (count) => t`Not paused because they had changed: ${count}`,
    });
  };
}
