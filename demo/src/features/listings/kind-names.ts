import type { Random } from "@vestpocket/domain/shared/random";
import type { Language } from "@vestpocket/domain/shared/text";
import { contract } from "./places-text.ts";
import { holds, type TextContext, write } from "./template.ts";
import type { Kind } from "./texts/texts.schema.ts";
import type { Values } from "./values.ts";

interface KindChoice {
  readonly kinds: readonly Kind[];
  readonly flags: ReadonlySet<string>;
}

/** What exactly is offered: one of the subtype's kinds that fits the flags. */
export function drawKind(random: Random, { kinds, flags }: KindChoice): Kind {
  const context = { flags, values: ANYTHING, stated: new Set<string>(), tags: new Set<string>() };
  return random.pick(kinds.filter((kind) => holds(kind.name, context)));
}

/** The flags of a listing with those of its kind. */
export function withKind(flags: ReadonlySet<string>, kind: Kind): Set<string> {
  const all = new Set([...flags, ...kind.sets]);
  if (/\b(?:with|avec)\b/u.test(kind.name)) all.add("hasWith");
  if (/\b(?:on|sur)\b/u.test(kind.name)) all.add("hasOn");
  return all;
}

/** Before the facts are drawn, only the flags of a kind matter: every slot counts as filled. */
const ANYTHING: Values = new Proxy({}, { get: () => "" });

interface Naming {
  readonly language: Language;
  readonly kind: Kind;
  readonly context: TextContext;
}

/** The slots that name the kind, with and without its article. */
export function nameKind(random: Random, { language, kind, context }: Naming): Values {
  const name = write(random, { table: [kind.name], context }) ?? kind.noun;
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
