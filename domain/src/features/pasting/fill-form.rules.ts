import type { Language } from "../../shared/text.ts";
import type { PostingValues } from "../listings/posting-values.rules.ts";
import { NO_TERM_TEXTS, type TermTexts } from "../listings/term-texts.rules.ts";
import type { QueryVocabulary } from "../searches/query/vocabulary.ts";
import type { TextRange } from "./listing-reading.ts";
import type { Found, PastedListing } from "./pasted-listing.ts";
import { proposeTitle } from "./propose-title.ts";
import { readListingText } from "./read-listing-text.ts";

/** A field of the form that a pasted text filled. */
export interface FilledField {
  /** The server's name of the field, as the form's errors have it; feature tags are `fields.includes`. */
  readonly name: string;
  /** As the form has it. While the field has this value, it is marked. */
  readonly value: string;
  /** The words that it came from. Empty for what no single words state: the description and a proposed title. */
  readonly quote: string;
}

export interface FilledForm {
  readonly values: PostingValues;
  readonly filled: readonly FilledField[];
  /** What of the text no field took: numbers with the words around them. */
  readonly unread: readonly string[];
  /** How many phone numbers, email addresses and links the description does not have. */
  readonly contacts: number;
}

interface Pasting {
  readonly text: string;
  /** The page's. */
  readonly language: Language;
  readonly vocabulary: QueryVocabulary;
}

/**
 * Fills a listing's form from a pasted text (product.md §5.5). What is entered stays as it is, and decides how the rest is
 * read: fields are those of the entered subtype, prices those of the entered listing type. The title is proposed from all of
 * it, since no words of a text are its title.
 */
export function fillForm(values: PostingValues, { text, ...how }: Pasting): FilledForm {
  const read = readListingText(text, { ...how, entered: values });
  const quote = (ranges: readonly TextRange[]) => ranges.map((range) => cutQuote(text, range)).join(" … ");
  const filled: FilledField[] = [];
  let form = values;
  /** Fills a field if it is empty. */
  const fill = (
    name: string,
    found: Found<unknown> | undefined,
    write: (form: PostingValues) => Partial<PostingValues> | undefined,
  ) => {
    const changed = found && write(form);
    if (found === undefined || changed === undefined) return;
    form = { ...form, ...changed };
    filled.push({ name, value: readField(form, name), quote: quote(found.from) });
  };
  const { type, subtype, listingType, province, city } = read;
  fill("type", type, (now) => (now.type === "" ? { type: type?.value ?? "" } : undefined));
  fill("subtype", subtype, (now) =>
    now.subtype === "" && now.type === type?.value ? { subtype: subtype?.value ?? "" } : undefined,
  );
  fill("listingType", listingType, (now) =>
    now.listingType === "" && listingType ? { listingType: listingType.value } : undefined,
  );
  fill("province", province, (now) =>
    now.province === "" && now.city === "" ? { province: province?.value ?? "" } : undefined,
  );
  fill("city", city, (now) =>
    now.city === "" && now.province === province?.value ? { city: city?.value ?? "" } : undefined,
  );
  fillPrices(read, fill);
  for (const [key, found] of Object.entries(read.fields)) {
    fill(`fields.${key}`, found, ({ fields }) =>
      (fields[key] ?? "") === "" ? { fields: { ...fields, [key]: String(found.value) } } : undefined,
    );
  }
  const tags = read.includes.filter(({ value }) => !values.includes.includes(value));
  fill(
    "fields.includes",
    tags.length > 0 ? { value: "", from: tags.flatMap(({ from }) => from) } : undefined,
    ({ includes }) => ({
      includes: [...includes, ...tags.map(({ value }) => value)],
    }),
  );
  for (const [key, found] of Object.entries(read.confidential)) {
    fill(`confidential.${key}`, found, ({ confidential }) =>
      (confidential[key] ?? "") === "" ? { confidential: { ...confidential, [key]: found.value } } : undefined,
    );
  }
  const { description } = read;
  fill("description", description.length < DESCRIPTION_LEAST ? undefined : { value: description, from: [] }, (now) =>
    now.description.trim() === "" ? { description, language: now.language || read.language } : undefined,
  );
  const language = form.language || read.language;
  const title = filled.length > 0 ? proposeTitle(form, language) : undefined;
  fill("title", title === undefined ? undefined : { value: title, from: [] }, (now) =>
    now.title.trim() === "" ? { title: title ?? "", language } : undefined,
  );
  const unread = read.unread.map((range) => cutQuote(text, range));
  return { values: form, filled, unread, contacts: read.contacts.length };
}

type Fill = (
  name: string,
  found: Found<unknown> | undefined,
  write: (form: PostingValues) => Partial<PostingValues> | undefined,
) => void;

function fillPrices({ sale, lease, availableArea }: PastedListing, fill: Fill): void {
  const put = (name: string, found: Found<unknown> | undefined, changed: Partial<TermTexts>) =>
    fill(name, found, ({ terms }) => (isUntouched(terms, changed) ? { terms: { ...terms, ...changed } } : undefined));
  const quoted = sale?.value.kind === "on_request" ? undefined : sale?.value;
  fill("sale.amountCents", quoted && sale, ({ price, terms, listingType }) => {
    if (price !== "" || quoted === undefined || listingType === "rent") return undefined;
    const kind = isUntouched(terms, { saleKind: "" }) ? quoted.kind : terms.saleKind;
    const to = quoted.kind === "range" && kind === "range" ? String(quoted.to) : terms.saleTo;
    return { price: String(quoted.amount), terms: { ...terms, saleKind: kind, saleTo: to } };
  });
  const rent = lease?.value.kind === "on_request" ? undefined : lease?.value;
  if (lease === undefined || rent === undefined) return;
  const { additional } = rent;
  const from = additional === undefined ? lease.from : lease.from.slice(0, -1);
  put(
    "lease.amountCents",
    { ...lease, from },
    {
      rent: String(rent.amount),
      rentPer: rent.per,
      rentBasis: rent.basis,
      ...(rent.kind === "range" && { rentKind: "range", rentTo: String(rent.to) }),
    },
  );
  // The additional rent of a rent that is not this one says nothing.
  fill("lease.additional.amountCents", additional && { ...lease, from: lease.from.slice(-1) }, ({ terms }) =>
    terms.rent === String(rent.amount) && terms.additional === "" && additional !== undefined
      ? { terms: { ...terms, additional: String(additional.amount), additionalPer: additional.per } }
      : undefined,
  );
  if (availableArea !== undefined) {
    const { from, to } = availableArea.value;
    put("availableArea.from", availableArea, {
      areaFrom: String(from),
      ...(to !== undefined && { areaTo: String(to) }),
    });
  }
}

/** Whether the price inputs that would change are as in an empty form. */
function isUntouched(terms: TermTexts, changed: Partial<TermTexts>): boolean {
  return (Object.keys(changed) as (keyof TermTexts)[]).every((key) => terms[key] === NO_TERM_TEXTS[key]);
}

/** Less is no description. */
const DESCRIPTION_LEAST = 20;

const QUOTE_MAX = 80;

/** Some words of a text on one line, shortened. */
function cutQuote(text: string, { start, end }: TextRange): string {
  const words = text.slice(start, end).replaceAll(/\s+/gu, " ").trim();
  return words.length <= QUOTE_MAX ? words : `${words.slice(0, QUOTE_MAX)}…`;
}

const TERMS: Readonly<Record<string, keyof TermTexts>> = {
  "lease.amountCents": "rent",
  "lease.additional.amountCents": "additional",
  "availableArea.from": "areaFrom",
};

/** The value of a field as the form has it, by the server's name of the field; feature tags as one text. */
export function readField(values: PostingValues, name: string): string {
  if (name === "fields.includes") return values.includes.join("\n");
  if (name === "sale.amountCents") return values.price;
  const term = TERMS[name];
  if (term !== undefined) return values.terms[term];
  const [group, key = ""] = name.split(".");
  if (group === "fields") return values.fields[key] ?? "";
  if (group === "confidential") return values.confidential[key as keyof PostingValues["confidential"]] ?? "";
  const value = values[name as keyof PostingValues];
  return typeof value === "string" ? value : "";
}
