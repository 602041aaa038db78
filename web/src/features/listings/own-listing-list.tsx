import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { useRef, useState } from "react";
import { SelectionBox } from "../../ui/selection-box.tsx";
import { useLazyDialog } from "../../ui/use-lazy-dialog.tsx";
import { useSelection } from "../../ui/use-selection.ts";
import { OwnListingCard } from "./own-listing-card.tsx";
import { OwnListingTable } from "./own-listing-table.tsx";
import { OWN_VIEW } from "./own-listings-view.ts";
import { SelectedActions } from "./selected-actions.tsx";

/** Cards above the fold on a large screen. */
const IN_SIGHT = 3;

const loadCloseDialog = async () => (await import("./close-listing-dialog.tsx")).CloseListingDialog;
const loadDeleteDialog = async () => (await import("./delete-listing-dialog.tsx")).DeleteListingDialog;
const loadRenewDialog = async () => (await import("./renew-listings-dialog.tsx")).RenewListingsDialog;
const loadPauseDialog = async () => (await import("./pause-listings-dialog.tsx")).PauseListingsDialog;
const loadRepriceDialog = async () => (await import("./reprice-listings-dialog.tsx")).RepriceListingsDialog;

/** A page of an owner's listings, with actions for one and for the selected ones. */
export function OwnListingList({ listings }: { listings: readonly OwnListing[] }) {
  const selection = useSelection(listings);
  const view = OWN_VIEW.useChoice();
  const closing = useLazyDialog(loadCloseDialog);
  const deleting = useLazyDialog(loadDeleteDialog);
  const renewing = useLazyDialog(loadRenewDialog);
  const pausing = useLazyDialog(loadPauseDialog);
  const repricing = useLazyDialog(loadRepriceDialog);
  const list = useRef<HTMLDivElement>(null);
  const [subjects, setSubjects] = useState<readonly OwnListing[]>([]);

  function show(dialog: { show: () => void }, chosen: readonly OwnListing[]) {
    setSubjects(chosen);
    dialog.show();
  }
  const showSelected = (dialog: { show: () => void }) => () => show(dialog, selection.chosen);
  const batch = { listings: subjects, onDone: selection.clear };

  return (
    // Takes the focus when the bar or the row with the pressed button is gone.
    <div ref={list} tabIndex={-1} className="outline-none">
      {view === "table" ? (
        <OwnListingTable
          listings={listings}
          selection={selection}
          onClose={(listing) => show(closing, [listing])}
          onDelete={(listing) => show(deleting, [listing])}
        />
      ) : (
        <ul className="space-y-4">
          {listings.map((listing, at) => (
            <li key={listing.id}>
              <OwnListingCard
                listing={listing}
                isFirst={at < IN_SIGHT}
                box={
                  listings.length > 1 && (
                    <SelectionBox
                      name={listing.name}
                      checked={selection.has(listing.id)}
                      onChange={() => selection.toggle(listing.id)}
                    />
                  )
                }
                onClose={() => show(closing, [listing])}
                onDelete={() => show(deleting, [listing])}
              />
            </li>
          ))}
        </ul>
      )}
      {selection.chosen.length > 0 && (
        <SelectedActions
          chosen={selection.chosen}
          total={listings.length}
          onAll={selection.chooseAll}
          onNone={selection.clear}
          onPause={showSelected(pausing)}
          onReprice={showSelected(repricing)}
          onRenew={showSelected(renewing)}
          onClose={showSelected(closing)}
        />
      )}
      {subjects[0] &&
        deleting.render({ listing: subjects[0], onDone: () => list.current?.focus({ preventScroll: true }) })}
      {subjects.length > 0 && (
        <>
          {renewing.render({ listings: subjects })}
          {closing.render(batch)}
          {pausing.render(batch)}
          {repricing.render(batch)}
        </>
      )}
    </div>
  );
}
