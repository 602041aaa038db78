import type { Random } from "@vestpocket/domain/shared/random";

/**
 * The demo's sentences are entries of text tables. An entry can start with conditions in brackets, and has slots in braces:
 *
 *   "[forSale,!tenanted,+Sprinklers] {area} on {lot}, with {docks} and a sprinklered warehouse."
 *
 * It is eligible if every flag is set, no `!flag` is, and every slot has a value, so that a text can only state what the
 * listing's facts contain. `+Tag` selects that feature tag of the form when the sentence is used. `~topic` keeps a second
 * sentence on the same topic out of the description.
 */
export interface TextContext {
  readonly flags: ReadonlySet<string>;
  readonly values: Readonly<Record<string, string | undefined>>;
  /** Slots, topics and entries that are used already, and not used again. */
  readonly stated: Set<string>;
  /** Feature tags that sentences have mentioned. */
  readonly tags: Set<string>;
}

interface Template {
  readonly flags: readonly string[];
  readonly nots: readonly string[];
  readonly tags: readonly string[];
  readonly topics: readonly string[];
  readonly slots: readonly string[];
  /** Words and slots in turn: words at even indexes. */
  readonly parts: readonly string[];
}

/** Slots that several sentences of one description may use. */
const REPEATABLE = new Set(["kind", "aKind", "noun", "deNoun", "city", "inCity", "deCity"]);

const WITH = /\{(?:aKind|kind)\}(?: \{\w+\})? (?:with|avec|de) /u;
const ON = /\{(?:aKind|kind)\} (?:on|sur|\{onStreet\})/u;

/** Slots that say the same thing. */
const SAME: Readonly<Record<string, string>> = {
  inArea: "inDistrict",
  inDistrict: "inArea",
  acres: "acreage",
  acreage: "acres",
};

const templates = new Map<string, Template>();

function compile(text: string): Template {
  const known = templates.get(text);
  if (known) return known;
  const head = /^\[([^\]]*)\] */u.exec(text);
  const conditions = head?.[1]?.split(",") ?? [];
  const sentence = text.slice(head?.[0].length ?? 0);
  const parts = sentence.split(/[{}]/u);
  const template = {
    flags: conditions.filter((condition) => !/^[!+~]/u.test(condition)),
    nots: [
      ...conditions.filter((condition) => condition.startsWith("!")).map((condition) => condition.slice(1)),
      // 'A hotel with a restaurant' cannot be followed by another 'with'.
      ...(WITH.test(sentence) ? ["hasWith"] : []),
      ...(ON.test(sentence) ? ["hasOn"] : []),
    ],
    tags: conditions.filter((condition) => condition.startsWith("+")).map((condition) => condition.slice(1)),
    topics: conditions.filter((condition) => condition.startsWith("~")),
    slots: parts.filter((_, index) => index % 2 === 1),
    parts,
  };
  templates.set(text, template);
  return template;
}

function isEligible(template: Template, context: TextContext): boolean {
  return (
    template.flags.every((flag) => context.flags.has(flag)) &&
    !template.nots.some((flag) => context.flags.has(flag)) &&
    !template.topics.some((topic) => context.stated.has(topic)) &&
    template.slots.every((slot) => context.values[slot] !== undefined && !context.stated.has(slot))
  );
}

function fill(template: Template, context: TextContext): string {
  for (const slot of template.slots) {
    if (REPEATABLE.has(slot)) continue;
    context.stated.add(slot);
    const same = SAME[slot];
    if (same !== undefined) context.stated.add(same);
  }
  for (const topic of template.topics) context.stated.add(topic);
  for (const tag of template.tags) context.tags.add(tag);
  return capitalise(template.parts.map((part, index) => (index % 2 === 1 ? context.values[part] : part)).join(""));
}

export interface TextSource {
  readonly table: readonly string[];
  readonly context: TextContext;
}

/** One eligible entry of the table, filled in; undefined if none is. Nothing is picked twice: see `stated`. */
export function write(random: Random, { table, context }: TextSource): string | undefined {
  const eligible = table.filter((text) => !context.stated.has(text) && isEligible(compile(text), context));
  if (eligible.length === 0) return undefined;
  const text = random.pick(eligible);
  context.stated.add(text);
  return fill(compile(text), context);
}

/** Up to `count` eligible entries as one paragraph; undefined if none is eligible. */
export function writeSome(random: Random, { count, ...source }: TextSource & { readonly count: number }) {
  const sentences: string[] = [];
  for (let written = 0; written < count; written += 1) {
    const sentence = write(random, source);
    if (sentence !== undefined) sentences.push(sentence);
  }
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

/** Whether an entry is eligible, without using it. */
export function holds(text: string, context: TextContext): boolean {
  return isEligible(compile(text), context);
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
