import { addKeyword } from "@vestpocket/domain/keywords/keywords.rules";
import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import { TITLE_MAX } from "@vestpocket/domain/listings/posting.rules";
import type { Random } from "@vestpocket/domain/shared/random";
import type { Language } from "@vestpocket/domain/shared/text";
import type { CityMarket } from "../places/markets.ts";
import type { Draft } from "./draft.ts";
import { drawAcreage, type Facts } from "./facts.ts";
import { contract, placeValues } from "./places-text.ts";
import type { Profile } from "./profiles.ts";
import { holds, type TextContext, write, writeSome } from "./template.ts";
import type { Kind, SharedTexts, SubtypeTexts } from "./texts/texts.schema.ts";
import { findTexts, SHARED_TEXTS } from "./texts/texts.ts";
import { factValues, formatAcreage, type Values } from "./values.ts";
import { drawZoning } from "./zoning.ts";

interface Order {
  readonly profile: Profile;
  readonly market: CityMarket;
  readonly language: Language;
  readonly listingType: ListingType;
  /** Text fields of the form. */
  readonly textKeys: readonly string[];
  /** Size, price and numbers, once the kind has set its flags. */
  readonly draw: (flags: ReadonlySet<string>) => { readonly draft: Draft; readonly facts: Facts };
}

interface WrittenListing {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly draft: Draft;
  readonly facts: Facts;
  readonly texts: Readonly<Record<string, string | undefined>>;
  /** Slots that the title and the description state. */
  readonly stated: ReadonlySet<string>;
  /** Feature tags that the description promises. */
  readonly tags: ReadonlySet<string>;
}

/** Everything a listing says, in its language, out of one draw of facts. */
export function writeListing(random: Random, order: Order): WrittenListing {
  const { profile, market, language } = order;
  const texts = findTexts(language, profile.key);
  const shared = SHARED_TEXTS[language];
  const base = drawFlags(random, order);
  const kind = drawKind(random, texts, base);
  const flags = new Set([...base, ...kind.sets]);
  if (/\b(?:with|avec)\b/u.test(kind.name)) flags.add("hasWith");
  if (/\b(?:on|sur)\b/u.test(kind.name)) flags.add("hasOn");
  const { draft, facts } = order.draw(flags);
  const places = placeValues(random, language, market, profile.place);
  const numbers = factValues(language, facts);
  // All that any text states, title and kind included: the form keeps those fields.
  const stated = new Set<string>();
  const known: TextContext = { flags, values: { ...numbers, ...places }, stated, tags: new Set() };
  const values = { ...known.values, ...nameKind(random, language, { kind, context: known }) };
  const reason = drawReason(random, shared.reasons[profile.group], { ...known, values });
  const fieldTexts = drawFieldTexts(random, order, {
    kind,
    texts,
    shared,
    draft,
    context: { ...known, values },
    reason,
  });
  const context: TextContext = { ...known, values: { ...values, ...fieldTexts }, stated: new Set() };
  const title = writeTitle(random, texts.titles, context, stated);
  const description = writeDescription(random, { profile, texts, kind, shared, reason: reason?.sentence }, context);
  return {
    title: typeset(language, title),
    description: typeset(language, description),
    keywords: drawKeywords(
      random,
      [...kind.keywords, ...random.shuffle(texts.keywords)],
      shared.keywords[profile.group],
    ),
    draft,
    facts,
    texts: fieldTexts,
    stated: new Set([...stated, ...context.stated]),
    tags: context.tags,
  };
}

const EAST = new Set(["Ontario", "Quebec", "New Brunswick", "Nova Scotia", "Prince Edward Island"]);
const WEST = new Set(["British Columbia", "Alberta", "Saskatchewan", "Manitoba"]);

function drawFlags(random: Random, { profile, market, listingType }: Order): Set<string> {
  const flags = new Set<string>([listingType]);
  if (listingType !== "rent") flags.add("forSale");
  if (listingType !== "sale") flags.add("forRent");
  if (market.weight >= 3) flags.add("big");
  if (profile.key.startsWith("business/") || profile.key === "franchise/franchise-resale") flags.add("walkIn");
  if (market.province === "Quebec") flags.add("quebec");
  if (EAST.has(market.province)) flags.add("east");
  if (WEST.has(market.province)) flags.add("west");
  if (profile.key.endsWith("digital-business")) flags.add("digital");
  if (profile.key === "industrial/industrial-condo") flags.add("condo");
  if (random.chance(0.62)) flags.add("older");
  const isRural = profile.place === "rural";
  if (isRural) flags.add("rural");
  if (PREMISES.test(profile.key)) flags.add("premises");
  if (profile.group === "investment" && profile.driver !== "rooms") flags.add("rental");
  flags.add(random.chance(isRural ? 0.85 : market.weight < 0.8 ? 0.15 : 0.02) ? "well" : "municipal");
  if (profile.key === "land/farm-lands" || profile.key === "farm/cash-crop-farms") {
    if (["Ontario", "Quebec"].includes(market.province) && random.chance(0.5)) flags.add("drained");
  }
  flags.add(drawOccupancy(random, profile, listingType));
  return flags;
}

/** Where a buyer moves in, other than into a going concern or among tenants. */
const PREMISES = /^(?:office|industrial)\/|^commercial\/(?:retail|automotive|food-beverage)$/u;

function drawOccupancy(random: Random, { key, group }: Profile, listingType: ListingType): string {
  if (group === "business" || group === "farm") return random.chance(0.85) ? "owner" : "tenanted";
  if (key === "investment/hotels-motels" || key === "commercial/hotels-cottages") return "owner";
  if (key === "commercial/shopping-medical-centers" && listingType !== "rent") return "tenanted";
  if (group === "investment") return random.chance(0.9) ? "tenanted" : "owner";
  if (listingType === "rent") return random.chance(0.8) ? "vacant" : "tenanted";
  if (group === "land")
    return random.weighted(
      ["vacant", "tenanted", "owner"],
      (name) => ({ vacant: 6, tenanted: 3, owner: 1 })[name] ?? 1,
    );
  return random.weighted(
    ["vacant", "tenanted", "owner", "otherwise"],
    (name) => ({ vacant: 30, tenanted: 25, owner: 42 })[name] ?? 3,
  );
}

function drawKind(random: Random, texts: SubtypeTexts, flags: ReadonlySet<string>): Kind {
  const context = { flags, values: ANYTHING, stated: new Set<string>(), tags: new Set<string>() };
  return random.pick(texts.kinds.filter((kind) => holds(kind.name, context)));
}

/** Before the facts are drawn only the flags of a kind are asked. */
const ANYTHING: Values = new Proxy({}, { get: () => "" });

/** French keeps a no-break space before a colon. */
function typeset(language: Language, text: string): string {
  return language === "fr" ? text.replaceAll(" :", "\u00a0:") : text;
}

interface Named {
  readonly kind: Kind;
  readonly context: TextContext;
}

function nameKind(random: Random, language: Language, { kind, context }: Named): Values {
  const name = write(random, [kind.name], context) ?? kind.noun;
  if (language === "fr") {
    const article = name.toLowerCase().startsWith("une ") ? "une" : "un";
    const rest = name.slice(article.length + 1);
    return {
      kind: rest,

      aKind: `${article} ${rest}`,
      noun: kind.noun,
      deNoun: contract("de", kind.noun),
    };
  }
  const plain =
    /^[A-Z][a-z]/u.test(name) && !/^[A-Z]/u.test(bare(kind.name)) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  return { kind: plain, aKind: `${englishArticle(plain)} ${plain}`, noun: kind.noun };
}

function bare(text: string): string {
  return text.replace(/^\[[^\]]*\] */u, "");
}

function englishArticle(name: string): string {
  if (/^(one|uni|used|euro)/iu.test(name)) return "a";
  return /^(?:[aeiou]|8|11\b|18\b|HVAC|RV\b)/iu.test(name) ? "an" : "a";
}

interface Reason {
  readonly short: string;
  readonly sentence: string;
}

function drawReason(random: Random, reasons: readonly string[], context: TextContext): Reason | undefined {
  const possible = reasons.filter((entry) => holds(entry.split("|")[1] ?? "", context));
  if (possible.length === 0) return undefined;
  const [short = "", sentence = ""] = random.pick(possible).split("|");
  return { short, sentence };
}

interface FieldSources {
  readonly kind: Kind;
  readonly texts: SubtypeTexts;
  readonly shared: SharedTexts;
  readonly draft: Draft;
  readonly context: TextContext;
  readonly reason: Reason | undefined;
}

function drawFieldTexts(random: Random, { textKeys, language, profile, market }: Order, sources: FieldSources): Values {
  const { kind, texts, shared, draft, context, reason } = sources;
  const drawn: Record<string, string | undefined> = {};
  for (const key of textKeys) {
    if (key === "zoning") drawn[key] = drawZoning(random, profile, market.province);
    else if (key === "reasonForSelling") drawn[key] = reason?.short;
    else if (key === "lotSizeAcreage") {
      const acres = drawAcreage(random, draft);
      drawn[key] = acres === undefined ? undefined : formatAcreage(language, acres);
    } else {
      const table = kind.fields[key] ?? texts.fields[key] ?? shared.fields[key] ?? [];
      drawn[key] = drawText(random, table, context);
    }
  }
  return drawn;
}

/** One of the table's values with its own first letter: sentences take some up in the middle. */
function drawText(random: Random, table: readonly string[], context: TextContext): string | undefined {
  const possible = table.filter((entry) => holds(entry, { ...context, stated: new Set() }));
  if (possible.length === 0) return undefined;
  const entry = random.pick(possible);
  const text = write(random, [entry], { ...context, stated: new Set() }) ?? "";
  return entry.charAt(0) + text.slice(1);
}

function writeTitle(random: Random, titles: readonly string[], context: TextContext, stated: Set<string>): string {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const scratch = { ...context, stated: new Set<string>(), tags: new Set<string>() };
    const title = write(random, titles, scratch);
    if (title === undefined || [...title].length > TITLE_MAX) continue;
    for (const slot of scratch.stated) stated.add(slot);
    return title;
  }
  return write(random, ["{kind}, {city}"], { ...context, stated: new Set() }) ?? "";
}

interface Telling {
  readonly profile: Profile;
  readonly texts: SubtypeTexts;
  readonly kind: Kind;
  readonly shared: SharedTexts;
  readonly reason: string | undefined;
}

/** What it is; how it is made or runs; where it stands and what may be done with it; why it is offered and how to ask. */
function writeDescription(
  random: Random,
  { profile, texts, kind, shared, reason }: Telling,
  context: TextContext,
): string {
  const { group } = profile;
  const opening = [write(random, texts.openings, context), write(random, kind.lines, context)];
  const body = writeSome(random, texts.details, context, random.int(2, 4));
  const around = [
    random.chance(0.7) ? write(random, shared.access[group], context) : undefined,
    random.chance(0.85) ? write(random, shared.use[group], context) : undefined,
    random.chance(0.55) ? write(random, shared.terms[group], context) : undefined,
  ];
  const isOffered = context.flags.has("forSale");
  const end = [
    reason !== undefined && isOffered && random.chance(0.65) ? write(random, [reason], context) : undefined,
    ...(random.chance(0.85) ? [writeSome(random, shared.confidential[group], context, random.int(1, 2))] : []),
  ];
  const paragraphs = [opening, [body], around, end]
    .map((sentences) => sentences.filter((sentence) => sentence !== undefined).join(" "))
    .filter((paragraph) => paragraph !== "");
  // Short last paragraphs join the one before, as a person would write them.
  const last = paragraphs.at(-1);
  if (paragraphs.length === 4 && last !== undefined && last.length < 90) {
    return [...paragraphs.slice(0, 2), `${paragraphs[2]} ${last}`].join("\n\n");
  }
  return paragraphs.join("\n\n");
}

/** The kind's own words first; at most five, by the same rules as everyone's (product.md §6). */
function drawKeywords(random: Random, own: readonly string[], shared: readonly string[]): readonly string[] {
  const wanted = random.int(2, 5);
  let keywords: readonly string[] = [];
  for (const candidate of random.chance(0.3) ? [...own.slice(0, 3), ...shared] : own) {
    const added = addKeyword(keywords, candidate);
    if ("keywords" in added && added.keywords.length <= wanted) keywords = added.keywords;
  }
  return keywords;
}
