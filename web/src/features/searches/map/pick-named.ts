import type { MergedBubble } from "./merge-bubbles.ts";

/** The maximum number of names on the map. */
const MOST = 10;
/** A name's size in pixels: generous, since it is not measured. */
const SIZE = { letter: 8, height: 20 };

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The bubbles with names shown below them: the largest whose names cover neither a bubble nor another name. */
export function pickNamed(bubbles: readonly MergedBubble[]): ReadonlySet<MergedBubble> {
  const named = new Map<MergedBubble, Box>();
  for (const bubble of bubbles.toSorted((one, other) => other.listings - one.listings)) {
    const box = boxOfName(bubble);
    const isCovering = bubbles.some((other) => other !== bubble && meet(box, boxOf(other)));
    if (named.size < MOST && !isCovering && ![...named.values()].some((other) => meet(box, other))) {
      named.set(bubble, box);
    }
  }
  return new Set(named.keys());
}

function boxOf({ largest: { x, y }, radius }: MergedBubble): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function boxOfName({ largest: { x, y, name }, radius }: MergedBubble): Box {
  const half = (name.length * SIZE.letter) / 2;
  return { left: x - half, right: x + half, top: y + radius, bottom: y + radius + SIZE.height };
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
