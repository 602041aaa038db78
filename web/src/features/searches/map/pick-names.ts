import type { MergedBubble } from "./merge-bubbles.ts";

/** The maximum number of names below bubbles. */
const MOST = 10;
/** A name's size in pixels: generous, since it is not measured. */
const SIZE = { letter: 8, height: 20 };

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A position on the screen. */
interface Placed {
  readonly x: number;
  readonly y: number;
}

interface Names<City> {
  /** Names below bubbles. */
  readonly named: ReadonlyMap<MergedBubble, string>;
  /** The cities of the base map that are named. */
  readonly cities: readonly City[];
}

interface Shown<City> {
  readonly bubbles: readonly MergedBubble[];
  /** The name below a bubble: that of its city, or of how many cities it stands for. */
  readonly nameOf: (bubble: MergedBubble) => string;
  /** The cities of the base map, the most important first. */
  readonly cities: readonly City[];
}

/**
 * What is named on the map: below the largest bubbles, then cities of the base map, wherever a name covers neither a
 * bubble nor another name.
 */
export function pickNames<City extends Placed & { readonly name: string }>(shown: Shown<City>): Names<City> {
  const { bubbles, nameOf } = shown;
  const named = new Map<MergedBubble, string>();
  const taken: Box[] = [];
  for (const bubble of bubbles.toSorted((one, other) => other.listings - one.listings)) {
    const name = nameOf(bubble);
    const box = boxOfName({ ...bubble.largest, name }, bubble.radius);
    const isCovering = bubbles.some((other) => other !== bubble && meet(box, boxOf(other)));
    if (named.size < MOST && !isCovering && !taken.some((other) => meet(box, other))) {
      named.set(bubble, name);
      taken.push(box);
    }
  }
  taken.push(...bubbles.map(boxOf));
  const cities = shown.cities.filter((city) => {
    const box = boxOfName(city, 0);
    const isFree = !taken.some((other) => meet(box, other));
    if (isFree) taken.push(box);
    return isFree;
  });
  return { named, cities };
}

function boxOf({ largest: { x, y }, radius }: MergedBubble): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function boxOfName({ x, y, name }: Placed & { readonly name: string }, radius: number): Box {
  const half = (name.length * SIZE.letter) / 2;
  return { left: x - half, right: x + half, top: y + radius, bottom: y + radius + SIZE.height };
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
