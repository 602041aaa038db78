import type { Parsed } from "../../shared/problems.ts";
import type { Language } from "../../shared/text.ts";
import type { EnteredDisclosure } from "../disclosure/choices.rules.ts";
import { changeList, changeMembers, type MemberChanges } from "./changes.rules.ts";
import type { ListingChanges } from "./changes.schema.ts";
import { type EnteredTexts, findText, pickText, readTexts } from "./listing-texts.rules.ts";
import type { UncheckedFeatures } from "./listings.fields.ts";
import { type ListingContent, type ListingDetails, readListing } from "./posting.rules.ts";
import { type EnteredTerms, omitSaid } from "./quoted-terms.rules.ts";

/** What somebody says about a listing, checked or not. What is left out stays as it is, or is not stated by a new one. */
export interface ListingEntry extends Partial<EnteredTexts>, Partial<EnteredTerms>, EnteredDisclosure {
  readonly listingType?: string;
  readonly province?: string;
  readonly city?: string;
  readonly keywords?: readonly string[];
  readonly postedAs?: string;
  /** The additional fields, all of them. */
  readonly fields?: UncheckedFeatures;
  /** What changes in single members, on top of the rest. */
  readonly changes?: ListingChanges;
}

interface Reader {
  readonly now: Date;
  /** The language of texts that do not say theirs. */
  readonly language: Language;
  /** The listing as it is; undefined for a new one. */
  readonly current?: ListingContent | undefined;
}

/**
 * Reads an entry as the whole listing that it makes. Problems are named and ordered as those of `readListing` (product.md
 * §5.5).
 */
export function readEntry(entry: ListingEntry, { now, ...about }: Reader): Parsed<ListingContent> {
  return readListing(completeEntry(entry, about), now.getUTCFullYear());
}

function completeEntry(entry: ListingEntry, { language, current }: Omit<Reader, "now">): ListingDetails {
  const { changes = {} } = entry;
  const given = entry.fields ?? current?.features ?? {};
  const changed = changes.fields ? changeMembers(given, changes.fields) : given;
  const fields = entry.lease === undefined ? changed : omitSaid(changed);
  return {
    ...completeTexts(entry, { language, current }),
    ...completeTerms(entry, { fields, current }),
    type: entry.type ?? current?.type ?? "",
    subtype: entry.subtype ?? current?.subtype ?? "",
    listingType: entry.listingType ?? current?.listingType ?? "",
    province: entry.province ?? current?.province ?? "",
    city: entry.city ?? current?.city ?? "",
    keywords: entry.keywords ?? current?.keywords ?? [],
    fields,
    levels: changeEntered(entry.levels === undefined ? current?.levels : entry.levels, changes.levels),
    banded: changeEntered(entry.banded === undefined ? current?.banded : entry.banded, changes.banded),
    teaser: entry.teaser ?? current?.teaser,
    visitorCard: entry.visitorCard ?? current?.visitorCard,
    confidential: changeEntered(
      entry.confidential === undefined ? current?.confidential : entry.confidential,
      changes.confidential,
    ),
    postedAs: entry.postedAs ?? current?.postedAs ?? "agent",
  };
}

/** The entered texts; the others stay as they are. */
function completeTexts(entry: ListingEntry, { language: usual, current }: Omit<Reader, "now">): EnteredTexts {
  const language = entry.language ?? (current === undefined ? usual : pickText(current, usual).language);
  const before = (wanted: Language) => current && findText(current, wanted);
  const [own, other] = language === "fr" ? [before("fr"), before("en")] : [before("en"), before("fr")];
  const texts = {
    language,
    title: entry.title ?? own?.title ?? "",
    description: entry.description ?? own?.description ?? "",
    otherTitle: entry.otherTitle ?? other?.title ?? "",
    otherDescription: entry.otherDescription ?? other?.description ?? "",
  };
  return { ...texts, machineLanguage: entry.machineLanguage ?? keepMachineLanguage(texts, current) ?? "" };
}

/** An owner who edits a machine-drafted text has approved it. */
function keepMachineLanguage(entered: EnteredTexts, current: ListingContent | undefined): Language | undefined {
  const drafted = current?.machineLanguage ?? undefined;
  if (current === undefined || drafted === undefined) return undefined;
  const [before, after] = [findText(current, drafted), findText(readTexts(entered), drafted)];
  return before?.title === after?.title && before?.description === after?.description ? drafted : undefined;
}

interface Quoted {
  /** The additional fields after the change. */
  readonly fields: UncheckedFeatures;
  readonly current: ListingContent | undefined;
}

/** The entered price; a quote stays if the entry neither repeats it nor replaces it with another price. */
function completeTerms(entry: ListingEntry, { fields, current }: Quoted): EnteredTerms {
  const price = current?.price?.toString() ?? "";
  const given = entry.price ?? price;
  const keepsPrice = given === price;
  const keepsRent = current?.listingType === "both" ? fields.monthlyRent === current.features.monthlyRent : keepsPrice;
  const { sale, lease, availableArea } = entry;
  return {
    price: given,
    sale: sale === undefined ? (keepsPrice ? (current?.sale ?? undefined) : undefined) : sale,
    lease: lease === undefined ? (keepsRent ? (current?.lease ?? undefined) : undefined) : lease,
    availableArea: availableArea === undefined ? current?.availableArea : availableArea,
  };
}

/** An object or a list with some members changed; anything else stays, to be refused when it is read. */
function changeEntered(entered: unknown, changes: MemberChanges<unknown> | undefined): unknown {
  if (changes === undefined) return entered;
  if (Array.isArray(entered)) return changeList(entered, changes as MemberChanges<true>);
  return isObject(entered) ? changeMembers(entered, changes) : entered;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
