import { otherLanguage } from "@vestpocket/domain/listings/listing-texts.rules";
import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import { typeset, writeDescription, writeTitle } from "./description.ts";
import type { Facts } from "./facts.ts";
import { nameKind, withKind } from "./kind-names.ts";
import type { Order } from "./order.ts";
import { placeValues } from "./places-text.ts";
import type { TextContext } from "./template.ts";
import type { Kind } from "./texts/texts.schema.ts";
import { findTexts, SHARED_TEXTS } from "./texts/texts.ts";
import { findTwin } from "./texts/twins.ts";
import { factValues } from "./values.ts";

/** What a listing's texts were written from. */
interface Original {
  readonly order: Order;
  /** Without those of its kind. */
  readonly flags: ReadonlySet<string>;
  readonly kind: Kind;
  readonly facts: Facts;
  /** Chooses its street or neighbourhood. */
  readonly placeSeed: number;
}

/** The title and the description in the other language, from the same facts; undefined if its tables lack the kind. */
export function writeTranslation(random: Random, { order, flags, kind, facts, placeSeed }: Original) {
  const { profile, market } = order;
  const language = otherLanguage(order.language);
  const twin = findTwin(profile.key, { kind, language });
  if (twin === undefined) return undefined;
  const places = placeValues(createRandom(placeSeed), { language, market, place: profile.place });
  const values = { ...factValues(language, facts), ...places };
  const stated = new Set<string>();
  const known: TextContext = { flags: withKind(flags, twin), values, stated, tags: new Set() };
  const named = { ...values, ...nameKind(random, { language, kind: twin, context: known }) };
  const context: TextContext = { ...known, values: named, stated: new Set() };
  const texts = findTexts(language, profile.key);
  const title = writeTitle(random, { titles: texts.titles, context, stated });
  const shared = SHARED_TEXTS[language];
  const description = writeDescription(random, { profile, texts, kind: twin, shared, reason: undefined, context });
  return {
    title: typeset(language, title),
    description: typeset(language, description),
    stated: new Set([...stated, ...context.stated]),
    tags: context.tags,
  };
}
