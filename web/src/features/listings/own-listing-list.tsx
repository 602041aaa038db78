import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { useRef, useState } from "react";
import { SelectionBox } from "../../ui/selection-box.tsx";
import { useFocusAfterDialog } from "../../ui/use-focus-after-dialog.ts";
import { useLazyDialog } from "../../ui/use-lazy-dialog.tsx";
import { useSelection } from "../../ui/use-selection.ts";
import { OwnListingCard } from "./own-listing-card.tsx";
import { SelectedActions } from "./selected-actions.tsx";

/** Cards above the fold on a large screen. */
const IN_SIGHT = 3;

const loadCloseDialog = async () => (await import("./close-listing-dialog.tsx")).CloseListingDialog;
const loadRenewDialog = async () => (await import("./renew-listings-dialog.tsx")).RenewListingsDialog;

/** A page of an owner's listings, with actions for one and for the selected ones. */
export function OwnListingList({ listings }: { listings: readonly OwnListing[] }) {
  const list = useRef<HTMLUListElement>(null);
  const selection = useSelection(listings);
  const closing = useLazyDialog(loadCloseDialog);
  const focusOnceClosed = useFocusAfterDialog(closing.isOpen, list);
  const renewing = useLazyDialog(loadRenewDialog);
  const [subjects, setSubjects] = useState<readonly OwnListing[]>([]);

  function show(dialog: { show: () => void }, chosen: readonly OwnListing[]) {
    setSubjects(chosen);
    dialog.show();
  }

  return (
    <>
      <ul ref={list} tabIndex={-1} className="space-y-4 outline-none">
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
            />
          </li>
        ))}
      </ul>
      {selection.chosen.length > 0 && (
        <SelectedActions
          chosen={selection.chosen}
          total={listings.length}
          onAll={selection.chooseAll}
          onNone={() => {
            selection.clear();
            list.current?.focus({ preventScroll: true });
          }}
          onRenew={() => show(renewing, selection.chosen)}
          onClose={() => show(closing, selection.chosen)}
        />
      )}
      {subjects.length > 0 && renewing.render({ listings: subjects })}
      {subjects.length > 0 &&
        closing.render({
          listings: subjects,
          // Whatever had the focus is gone: the menu or the bar.
          onDone: () => {
            focusOnceClosed();
            selection.clear();
          },
        })}
    </>
  );
}
