import type { Random } from "@vestpocket/domain/shared/random";
import { drawAcreage } from "./acreage.ts";
import type { Draft } from "./draft-shape.ts";
import type { Order } from "./order.ts";
import { holds, type TextContext, type TextSource, write } from "./template.ts";
import type { Kind, SharedTexts, SubtypeTexts } from "./texts/texts.schema.ts";
import { formatAcreage, type Values } from "./values.ts";
import { drawZoning } from "./zoning.ts";

interface Reason {
  readonly short: string;
  readonly sentence: string;
}

interface ReasonChoice {
  readonly reasons: readonly string[];
  readonly context: TextContext;
}

/** Why the owner sells, for the form and for the description; undefined if no reason fits. */
export function drawReason(random: Random, { reasons, context }: ReasonChoice): Reason | undefined {
  const possible = reasons.filter((entry) => holds(entry.split("|")[1] ?? "", context));
  if (possible.length === 0) return undefined;
  const [short = "", sentence = ""] = random.pick(possible).split("|");
  return { short, sentence };
}

interface FieldSources {
  readonly order: Order;
  readonly kind: Kind;
  readonly texts: SubtypeTexts;
  readonly shared: SharedTexts;
  readonly draft: Draft;
  readonly context: TextContext;
  readonly reason: Reason | undefined;
}

/** The values of the form's text fields; undefined where no text fits. */
export function drawFieldTexts(random: Random, sources: FieldSources): Values {
  const { order, kind, texts, shared, draft, context, reason } = sources;
  const { textKeys, language, profile, market } = order;
  const drawn: Record<string, string | undefined> = {};
  for (const key of textKeys) {
    if (key === "zoning") drawn[key] = drawZoning(random, { profile, province: market.province });
    else if (key === "reasonForSelling") drawn[key] = reason?.short;
    else if (key === "lotSizeAcreage") {
      const acres = drawAcreage(random, draft);
      drawn[key] = acres === undefined ? undefined : formatAcreage(language, acres);
    } else {
      const table = kind.fields[key] ?? texts.fields[key] ?? shared.fields[key] ?? [];
      drawn[key] = drawText(random, { table, context });
    }
  }
  return drawn;
}

/** One of the table's values. It keeps its own first letter, since some sentences use it in the middle. */
function drawText(random: Random, { table, context }: TextSource): string | undefined {
  const possible = table.filter((entry) => holds(entry, { ...context, stated: new Set() }));
  if (possible.length === 0) return undefined;
  const entry = random.pick(possible);
  const text = write(random, { table: [entry], context: { ...context, stated: new Set() } }) ?? "";
  return entry.charAt(0) + text.slice(1);
}
