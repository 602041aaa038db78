import { Plural } from "@lingui/react/macro";
import type { Bubble } from "./draw-map.ts";

interface CityListProps {
  bubbles: readonly Bubble[];
  onPress: (bubble: Bubble) => void;
}

/** The bubbles as a list of buttons, for people who cannot use a map. */
export function CityList({ bubbles, onPress }: CityListProps) {
  const bySize = bubbles.toSorted((one, other) => other.listings - one.listings);
  return (
    <details className="rounded-card border border-line bg-raised">
      <summary className="min-h-11 px-4 py-2.5 text-14 font-medium">
        <Plural value={bubbles.length} one="# city on the map" other="# cities on the map" />
      </summary>
      <ul className="max-h-60 overflow-y-auto border-t border-line p-2">
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
