import { Trans } from "@lingui/react/macro";
import { CORNERS_MIN } from "@vestpocket/domain/searches/within.terms";
import { Button } from "../../../ui/button.tsx";
import type { Area } from "./use-area.ts";

interface AreaButtonsProps {
  area: Area;
  /** Undefined if the search is not limited to a part of the map. */
  onReset: (() => void) | undefined;
}

/** Starts drawing an area, and shows the actions while drawing. */
export function AreaButtons({ area, onReset }: AreaButtonsProps) {
  const { corners, start, undo, finish, cancel } = area;
  if (corners === undefined) {
    return (
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={start}>
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
  return (
    <div className="flex flex-wrap items-center gap-3">
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
