import { Trans } from "@lingui/react/macro";
import { List } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import type { SearchState } from "../search-state.ts";
import { ResultsMap } from "./results-map.tsx";

/** The map in place of the page, below 1024 px: Back, Escape and “List” lead to the list. */
export function FullMap({ cards, ...state }: SearchState & { cards: ReactNode }) {
  const titleId = useId();
  // A map in a closed dialog would have no size.
  const [isOpen, setIsOpen] = useState(false);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    setIsOpen(true);
    // The dialog unmounts with the map, so the browser does not return the focus.
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [opener]);
  const { key } = useLocation();
  // Closes at once: until the list has rendered, Back would be for the map again.
  const [closedAt, setClosedAt] = useState<string>();
  const close = () => {
    setClosedAt(key);
    // Replaces the map's URL, so that Back does not open it again.
    state.showMap(false, { replace: true });
  };
  return (
    <Modal
      open={closedAt !== key}
      onClose={close}
      labelledBy={titleId}
      className="m-0 h-dvh max-h-none w-screen max-w-none"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-4">
          <h2 id={titleId} className="text-18">
            <Trans>Map</Trans>
          </h2>
          <Button kind="secondary" icon={<List size={18} aria-hidden="true" />} onClick={close}>
            <Trans>List</Trans>
          </Button>
        </div>
        {isOpen && <ResultsMap {...state} cards={cards} isFull />}
      </div>
    </Modal>
  );
}
