import { addKeyword } from "@vestpocket/domain/keywords/keywords.rules";
import { TITLE_MAX } from "@vestpocket/domain/listings/listing-texts.rules";
import type { Random } from "@vestpocket/domain/shared/random";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Profile } from "./profiles.ts";
import { type TextContext, write, writeSome } from "./template.ts";
import type { Kind, SharedTexts, SubtypeTexts } from "./texts/texts.schema.ts";

interface TitleSources {
  readonly titles: readonly string[];
  readonly context: TextContext;
  /** Receives the slots that the title uses. */
  readonly stated: Set<string>;
}

/** A title of at most 120 characters; after six that are too long or not eligible, the kind and the city. */
export function writeTitle(random: Random, { titles, context, stated }: TitleSources): string {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const scratch = { ...context, stated: new Set<string>(), tags: new Set<string>() };
    const title = write(random, { table: titles, context: scratch });
    if (title === undefined || [...title].length > TITLE_MAX) continue;
    for (const slot of scratch.stated) stated.add(slot);
    return title;
  }
  return write(random, { table: ["{kind}, {city}"], context: { ...context, stated: new Set() } }) ?? "";
}

interface Telling {
  readonly profile: Profile;
  readonly texts: SubtypeTexts;
  readonly kind: Kind;
  readonly shared: SharedTexts;
  readonly reason: string | undefined;
  readonly context: TextContext;
}

/** Paragraphs about what it is, its details, its surroundings and use, and why and how it is offered. */
export function writeDescription(random: Random, sources: Telling): string {
  const { profile, texts, kind, shared, reason, context } = sources;
  const { group } = profile;
  const sentence = (table: readonly string[]) => write(random, { table, context });
  const opening = [sentence(texts.openings), sentence(kind.lines)];
  const body = writeSome(random, { table: texts.details, context, count: random.int(2, 4) });
  const around = [
    random.chance(0.7) ? sentence(shared.access[group]) : undefined,
    random.chance(0.85) ? sentence(shared.use[group]) : undefined,
    random.chance(0.55) ? sentence(shared.terms[group]) : undefined,
  ];
  const isOffered = context.flags.has("forSale");
  const end = [
    reason !== undefined && isOffered && random.chance(0.65) ? sentence([reason]) : undefined,
    ...(random.chance(0.85)
      ? [writeSome(random, { table: shared.confidential[group], context, count: random.int(1, 2) })]
      : []),
  ];
  const paragraphs = [opening, [body], around, end]
    .map((sentences) => sentences.filter((text) => text !== undefined).join(" "))
    .filter((paragraph) => paragraph !== "");
  // A short last paragraph joins the one before it.
  const last = paragraphs.at(-1);
  if (paragraphs.length === 4 && last !== undefined && last.length < 90) {
    return [...paragraphs.slice(0, 2), `${paragraphs[2]} ${last}`].join("\n\n");
  }
  return paragraphs.join("\n\n");
}

/** French has a no-break space before a colon. */
export function typeset(language: Language, text: string): string {
  return language === "fr" ? text.replaceAll(" :", "\u00a0:") : text;
}

interface KeywordSources {
  readonly own: readonly string[];
  readonly shared: readonly string[];
}

/** Two to five keywords that pass the rules, the kind's own first (product.md §6). */
export function drawKeywords(random: Random, { own, shared }: KeywordSources): readonly string[] {
  const wanted = random.int(2, 5);
  let keywords: readonly string[] = [];
  for (const candidate of random.chance(0.3) ? [...own.slice(0, 3), ...shared] : own) {
    const added = addKeyword(keywords, candidate);
    if ("keywords" in added && added.keywords.length <= wanted) keywords = added.keywords;
  }
  return keywords;
}
