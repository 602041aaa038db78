import { Plural } from "@lingui/react/macro";
import { classNames } from "../../../ui/class-names.ts";
import type { Bubble } from "./draw-map.ts";

interface CityListProps {
  bubbles: readonly Bubble[];
  /** Whether it opens over the map above it, which would otherwise shrink. */
  isOverMap?: boolean;
  onPress: (bubble: Bubble) => void;
}

/** The bubbles as a list of buttons, for people who cannot use a map. */
export function CityList({ bubbles, isOverMap = false, onPress }: CityListProps) {
  const bySize = bubbles.toSorted((one, other) => other.listings - one.listings);
  return (
    <details className="relative rounded-card border border-line bg-raised">
      <summary className="min-h-11 px-4 py-2.5 text-14 font-medium">
        <Plural value={bubbles.length} one="# city on the map" other="# cities on the map" />
      </summary>
      <ul
        className={classNames(
          "max-h-60 overflow-y-auto border-line p-2",
          isOverMap
            ? "absolute inset-x-0 bottom-full z-10 mb-2 rounded-card border bg-raised shadow-float"
            : "border-t",
        )}
      >
        {bySize.map((bubble) => (
          <li key={bubble.key}>
            <button
              type="button"
              data-city={bubble.key}
              onClick={() => onPress(bubble)}
              className="flex min-h-11 w-full items-center justify-between gap-4 rounded-control px-2 text-left text-14 hover:bg-sunken"
            >
              <span className="min-w-0">{bubble.name}</span>
              <span className="tabular shrink-0 text-muted">
                <Plural value={bubble.listings} one="# listing" other="# listings" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
