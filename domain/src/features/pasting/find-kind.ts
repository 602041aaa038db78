import { createMatcher } from "../searches/query/matchers.ts";
import type { Reading } from "../searches/query/pieces.ts";
import { chooseKind, isDeciding, type Kind, kindOf, type Named } from "../searches/query/resolve-category.ts";
import type { Label } from "./find-labels.ts";
import { KIND_TERMS } from "./kind-terms.ts";
import { rangeOf, type TextRange } from "./listing-reading.ts";

export interface FoundKind extends Kind {
  readonly from: TextRange;
}

const matchKind = createMatcher(KIND_TERMS.map((terms) => [terms, terms] as const));

interface Mention extends Named {
  readonly at: number;
  readonly end: number;
}

/** How many of its first words a text is read to before its category is decided; then more. */
const WINDOWS = [8, 16, 40, 120, 400];
const FORMER =
  /^(?:former|formerly|previous|previously|ancien|ancienne|anciennement|ex|near|beside|next|no|not|pas|sans|suitable|ideal|perfect|ideale|parfait|future|above|below|behind|opposite|adjacent|for|pour|aux|like|comme|used)$/u;

/** What a text lists: what its first words name. Words that say what an amount is of name nothing. */
export function findKind(
  reading: Reading,
  { labels, isForRent }: { labels: readonly Label[]; isForRent: boolean },
): FoundKind | undefined {
  const mentions = listMentions(reading, { labels, isForRent });
  for (const length of WINDOWS) {
    const early = mentions.filter(({ at }) => at < length);
    const chosen = chooseKind(early);
    if (chosen === undefined || (isVague(chosen.kind, early) && length !== WINDOWS.at(-1))) continue;
    const kind = withSubtype(chosen.kind, mentions);
    const first = early.find((each) => chosen.used.has(each)) ?? early[0];
    return first && { ...kind, from: rangeOf(reading, first.at, first.end) };
  }
  return undefined;
}

/** Only a word that gives way to others. */
const isVague = ({ type }: Kind, named: readonly Named[]) =>
  named.every(({ isWeak, kind }) => isWeak || kind.type !== type);

/** The only subtype of its type that the text names later. */
function withSubtype(kind: Kind, mentions: readonly Mention[]): Kind {
  if (kind.subtype !== undefined) return kind;
  const later = mentions.filter(({ kind: { type, subtype } }) => type === kind.type && subtype !== undefined);
  const names = new Set(later.map(({ kind: { subtype } }) => subtype));
  const [only] = names;
  return names.size === 1 ? { type: kind.type, subtype: only } : kind;
}

function listMentions(
  { tokens, lexicon }: Reading,
  { labels, isForRent }: { labels: readonly Label[]; isForRent: boolean },
): Mention[] {
  const taken = new Set(
    labels.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)),
  );
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [own, known] = [matchKind(tokens, at), lexicon.category(tokens, at)];
    const plex = lexicon.plex(tokens, at);
    if (plex !== undefined) {
      mentions.push({
        at,
        end: plex.end,
        kind: { type: "Investment Properties", subtype: "Multi-Family" },
        isWeak: false,
      });
      continue;
    }
    const found = own !== undefined && own.end >= (known?.end ?? 0) ? own : known;
    if (found === undefined) continue;
    const isOther = FORMER.test(tokens[at - 1]?.plain ?? "") && tokens[at]?.isBreak !== true;
    const isTaken = taken.has(at) && (found.end === at + 1 || taken.has(found.end - 1));
    const kind = kindOf(found.value, { listingType: isForRent ? "rent" : "sale" });
    if (!isOther && !isTaken && kind !== undefined) {
      mentions.push({ at, end: found.end, kind, isWeak: found.value.isWeak === true && !isDeciding(kind) });
    }
    at = found.end - 1;
  }
  return mentions;
}
