import { Trans } from "@lingui/react/macro";
import { CORNERS_MIN } from "@vestpocket/domain/searches/within.terms";
import { Button } from "../../../ui/button.tsx";
import type { Area } from "./use-area.ts";

interface StartAreaProps {
  area: Area;
  /** Undefined if the search is not limited to a part of the map. */
  onReset: (() => void) | undefined;
}

/** Starts drawing an area. */
export function StartArea({ area, onReset }: StartAreaProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button kind="secondary" onClick={area.start} aria-disabled={area.corners !== undefined}>
        <Trans>Draw an area</Trans>
      </Button>
      {onReset && (
        <Button kind="link" onClick={onReset}>
          <Trans>Reset area</Trans>
        </Button>
      )}
    </div>
  );
}

/** What one can do while drawing an area; nothing otherwise. After the map in the tab order, since one draws on the map. */
export function DrawnArea({ area: { corners, undo, finish, cancel } }: { area: Area }) {
  if (corners === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p role="status" className="basis-full text-14">
        <Trans>
          Click or tap the map to set corners. With a keyboard, move the map with the arrow keys and press Enter.
        </Trans>
      </p>
      <Button onClick={finish} aria-disabled={corners < CORNERS_MIN}>
        <Trans>Search this area</Trans>
      </Button>
      <Button kind="secondary" onClick={undo} aria-disabled={corners === 0}>
        <Trans>Remove the last corner</Trans>
      </Button>
      <Button kind="link" onClick={() => cancel()}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
