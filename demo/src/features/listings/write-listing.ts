import { otherLanguage } from "@vestpocket/domain/listings/listing-texts.rules";
import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import { drawKeywords, typeset, writeDescription, writeTitle } from "./description.ts";
import type { Draft } from "./draft-shape.ts";
import type { Facts } from "./facts.ts";
import { drawFieldTexts, drawReason } from "./field-texts.ts";
import { drawFlags } from "./flags.ts";
import { drawKind, nameKind, withKind } from "./kind-names.ts";
import type { Order } from "./order.ts";
import { placeValues } from "./places-text.ts";
import type { TextContext } from "./template.ts";
import { findTexts, SHARED_TEXTS } from "./texts/texts.ts";
import { findTwin } from "./texts/twins.ts";
import { writeTranslation } from "./translation.ts";
import { factValues } from "./values.ts";

interface WrittenListing {
  readonly title: string;
  readonly description: string;
  readonly otherTitle?: string;
  readonly otherDescription?: string;
  readonly keywords: readonly string[];
  readonly draft: Draft;
  readonly facts: Facts;
  readonly texts: Readonly<Record<string, string | undefined>>;
  /** Slots that the title and the description use. */
  readonly stated: ReadonlySet<string>;
  /** Feature tags that the description mentions. */
  readonly tags: ReadonlySet<string>;
}

/** Writes all texts of a listing in its language, from one draw of facts. */
export function writeListing(random: Random, order: Order): WrittenListing {
  const { profile, market, language } = order;
  const texts = findTexts(language, profile.key);
  const shared = SHARED_TEXTS[language];
  const base = drawFlags(random, order);
  const both = texts.kinds.filter(
    (each) => findTwin(profile.key, { kind: each, language: otherLanguage(language) }) !== undefined,
  );
  const kind = drawKind(random, { kinds: order.isBilingual ? both : texts.kinds, flags: base });
  const flags = withKind(base, kind);
  const { draft, facts } = order.draw(flags);
  const placeSeed = random.int(1, 999_999_999);
  const places = placeValues(createRandom(placeSeed), { language, market, place: profile.place });
  const numbers = factValues(language, facts);
  // The slots of all texts, including the title and the kind: the form keeps those fields.
  const stated = new Set<string>();
  const known: TextContext = { flags, values: { ...numbers, ...places }, stated, tags: new Set() };
  const values = { ...known.values, ...nameKind(random, { language, kind, context: known }) };
  const reason = drawReason(random, { reasons: shared.reasons[profile.group], context: { ...known, values } });
  const fieldTexts = drawFieldTexts(random, {
    order,
    kind,
    texts,
    shared,
    draft,
    context: { ...known, values },
    reason,
  });
  const context: TextContext = { ...known, values: { ...values, ...fieldTexts }, stated: new Set() };
  const title = writeTitle(random, { titles: texts.titles, context, stated });
  const description = writeDescription(random, { profile, texts, kind, shared, reason: reason?.sentence, context });
  const other = order.isBilingual
    ? writeTranslation(random, { order, flags: base, kind, facts, placeSeed })
    : undefined;
  return {
    title: typeset(language, title),
    description: typeset(language, description),
    keywords: drawKeywords(random, {
      own: [...kind.keywords, ...random.shuffle(texts.keywords)],
      shared: shared.keywords[profile.group],
    }),
    draft,
    facts,
    texts: fieldTexts,
    ...(other && { otherTitle: other.title, otherDescription: other.description }),
    stated: new Set([...stated, ...context.stated, ...(other?.stated ?? [])]),
    tags: new Set([...context.tags, ...(other?.tags ?? [])]),
  };
}
