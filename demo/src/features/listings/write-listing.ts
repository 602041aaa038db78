import type { Random } from "@vestpocket/domain/shared/random";
import type { Language } from "@vestpocket/domain/shared/text";
import { drawKeywords, writeDescription, writeTitle } from "./description.ts";
import type { Draft } from "./draft-shape.ts";
import type { Facts } from "./facts.ts";
import { drawFieldTexts, drawReason } from "./field-texts.ts";
import { drawFlags } from "./flags.ts";
import { drawKind, nameKind } from "./kind-names.ts";
import type { Order } from "./order.ts";
import { placeValues } from "./places-text.ts";
import type { TextContext } from "./template.ts";
import { findTexts, SHARED_TEXTS } from "./texts/texts.ts";
import { factValues } from "./values.ts";

interface WrittenListing {
  readonly title: string;
  readonly description: string;
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
  const kind = drawKind(random, { kinds: texts.kinds, flags: base });
  const flags = new Set([...base, ...kind.sets]);
  if (/\b(?:with|avec)\b/u.test(kind.name)) flags.add("hasWith");
  if (/\b(?:on|sur)\b/u.test(kind.name)) flags.add("hasOn");
  const { draft, facts } = order.draw(flags);
  const places = placeValues(random, { language, market, place: profile.place });
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
    stated: new Set([...stated, ...context.stated]),
    tags: context.tags,
  };
}

/** French has a no-break space before a colon. */
function typeset(language: Language, text: string): string {
  return language === "fr" ? text.replaceAll(" :", "\u00a0:") : text;
}
