/** A city with listings, and its position on the screen. */
export interface PlacedBubble {
  readonly key: string;
  readonly name: string;
  readonly listings: number;
  readonly x: number;
  readonly y: number;
}

/** Cities shown as one bubble, placed at the largest city. */
export interface MergedBubble {
  readonly largest: PlacedBubble;
  readonly cities: readonly PlacedBubble[];
  readonly listings: number;
  readonly radius: number;
}

const RADIUS = { min: 14, max: 30 };

/** A bubble's area is proportional to its listings, with a minimum size that still fits a number. */
const radiusOf = (listings: number, most: number) =>
  Math.max(RADIUS.min, Math.round(RADIUS.max * Math.sqrt(Math.min(listings / most, 1))));

/** Merges bubbles that would overlap, largest first. No listing is lost: the numbers still add up. */
export function mergeBubbles(bubbles: readonly PlacedBubble[]): MergedBubble[] {
  const bySize = bubbles.toSorted((one, other) => other.listings - one.listings);
  const most = bySize[0]?.listings ?? 1;
  const merged: { largest: PlacedBubble; cities: PlacedBubble[] }[] = [];
  for (const bubble of bySize) {
    const covering = merged.find(({ largest }) => {
      const distance = Math.hypot(largest.x - bubble.x, largest.y - bubble.y);
      return distance < radiusOf(largest.listings, most) + radiusOf(bubble.listings, most);
    });
    if (covering === undefined) merged.push({ largest: bubble, cities: [bubble] });
    else covering.cities.push(bubble);
  }
  return merged.map(({ largest, cities }) => {
    const listings = cities.reduce((sum, city) => sum + city.listings, 0);
    return { largest, cities, listings, radius: radiusOf(largest.listings, most) };
  });
}
