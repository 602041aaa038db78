import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";

type Look = Pick<ListingCard, "thumbnailUrl" | "type" | "subtype">;
type Looking = { readonly look: Look };

/**
 * The same cards, rearranged so that no two neighbors look alike, counting the last and the first as neighbors: same
 * subtype, or both without a picture. If there are too few others, similar ones stay together.
 */
export function spreadAlike<Card extends Looking>(cards: readonly Card[]): Card[] {
  const rest = [...cards];
  const spread: Card[] = [];
  while (rest.length > 0) {
    const before = spread.at(-1);
    const at = rest.findIndex((card) => before === undefined || !areAlike(before, card));
    spread.push(...rest.splice(Math.max(0, at), 1));
  }
  return partEnds(spread);
}

/** The carousel wraps around: a last card that looks like the first moves to the last position between two others. */
function partEnds<Card extends Looking>(cards: readonly Card[]): Card[] {
  const [first, last] = [cards[0], cards.at(-1)];
  if (first === undefined || last === undefined || !areAlike(first, last)) return [...cards];
  const others = cards.slice(0, -1);
  const at = others.findLastIndex((card, place) => {
    const before = others[place - 1];
    return before !== undefined && !areAlike(before, last) && !areAlike(card, last);
  });
  return at === -1 ? [...cards] : others.toSpliced(at, 0, last);
}

function areAlike({ look: one }: Looking, { look: other }: Looking): boolean {
  if (one.thumbnailUrl === null || other.thumbnailUrl === null) return one.thumbnailUrl === other.thumbnailUrl;
  return one.type === other.type && one.subtype === other.subtype;
}
