import { WAYS_IN, type WayIn } from "@vestpocket/domain/agreements/agreements.terms";
import { DISCLOSURE_MESSAGES, type EnteredDisclosure } from "@vestpocket/domain/disclosure/choices.rules";
import { type PictureLevels, pictureLevelsSchema } from "@vestpocket/domain/disclosure/disclosure.schema";
import { changeList, changeMembers, type MemberChanges } from "@vestpocket/domain/listings/changes.rules";
import { type ListingChanges, listingChangesSchema } from "@vestpocket/domain/listings/changes.schema";
import { type EnteredTexts, findText, pickText, readTexts } from "@vestpocket/domain/listings/listing-texts.rules";
import type { UncheckedFeatures } from "@vestpocket/domain/listings/listings.fields";
import { listingFormTexts } from "@vestpocket/domain/listings/listings.schema";
import {
  DOCUMENT_MAX_BYTES,
  type ListingContent,
  PHOTO_MAX_BYTES,
  PHOTOS_MAX,
  POSTING_MESSAGES,
  readListing,
  validatePhotos,
} from "@vestpocket/domain/listings/posting.rules";
import { type EnteredTerms, omitSaid } from "@vestpocket/domain/listings/quoted-terms.rules";
import { addProblems, type Reading } from "@vestpocket/domain/shared/problems";
import { cutText, type Language, type Message } from "@vestpocket/domain/shared/text";
import { badFields, FIELD_NAME_MAX, notYours, UNKNOWN_FIELD } from "../../platform/http/failure.ts";
import type { FileRules } from "../../platform/uploaded-form.ts";

const picture = { bytesMax: PHOTO_MAX_BYTES, tooLarge: POSTING_MESSAGES.pictureTooLarge };
/** What a listing's form accepts as files. */
export const LISTING_FILES: FileRules = {
  thumbnail: { ...picture, filesMax: 1, tooMany: POSTING_MESSAGES.oneThumbnail },
  images: { ...picture, filesMax: PHOTOS_MAX, tooMany: POSTING_MESSAGES.tooManyPhotos },
  documents: {
    filesMax: 1,
    bytesMax: DOCUMENT_MAX_BYTES,
    tooMany: POSTING_MESSAGES.oneDocument,
    tooLarge: POSTING_MESSAGES.documentTooLarge,
  },
};

/** A form's texts, by field. */
type Values = ReadonlyMap<string, readonly string[]>;

const SINGLE = new Set(Object.keys(listingFormTexts));

/** Which files to keep: a listing's photos when it is changed, a draft's files when it is posted. */
type Keeping = "keepImages" | "keepFiles";

const TWICE: Message = /*i18n*/ { id: "request.field.twice", message: "This field can be sent only once." };

const MALFORMED_CHANGES: Message = /*i18n*/ {
  id: "listings.malformed_changes",
  message: "The changes could not be read.",
};

const UNKNOWN_WAY_IN: Message = /*i18n*/ {
  id: "listings.unknown_way_in",
  message: "Please choose “signing” or “approval”.",
};

/** Throws Failure for a field that a listing does not have, that is sent twice, or that names another account. */
export function requireKnownValues(values: Values, options: { uid: string; keeping?: Keeping | undefined }): void {
  const wrong: Record<string, Message> = {};
  for (const [name, given] of values) {
    const isSingle = SINGLE.has(name) || (name === "changes" && options.keeping === "keepImages");
    const isKnown = isSingle || name === "keywords" || name === options.keeping;
    if (!isKnown) wrong[cutText(name, FIELD_NAME_MAX)] = UNKNOWN_FIELD;
    else if (isSingle && given.length > 1) wrong[name] = TWICE;
  }
  if (Object.keys(wrong).length > 0) throw badFields(wrong);
  const [uid] = values.get("uid") ?? [];
  if (uid !== undefined && uid !== options.uid) throw notYours();
}

interface Call {
  readonly now: Date;
  /** The requested language. */
  readonly language: Language;
}

/** Reads the form of a new listing. */
export function readNewListing(values: Values, call: Call): Reading<ListingContent> {
  const isAuthorized = values.get("isAuthorized")?.[0] === "true";
  return addProblems(readContent(values, call), {
    isAuthorized: isAuthorized ? undefined : POSTING_MESSAGES.notAuthorized,
  });
}

interface ListingChange extends Call {
  /** The current listing; its content stays where the form gives none. */
  readonly current: ListingContent;
  /** How many photos the listing would have. */
  readonly photos: number;
}

/** Reads the form that changes a listing. */
export function readListingChange(values: Values, { photos, ...change }: ListingChange): Reading<ListingContent> {
  const [isAuthorized = "true"] = values.get("isAuthorized") ?? [];
  return addProblems(readContent(values, change), {
    isAuthorized: isAuthorized === "true" ? undefined : POSTING_MESSAGES.notAuthorized,
    images: validatePhotos(photos),
  });
}

function readContent(
  values: Values,
  { now, language, current }: Call & { current?: ListingContent },
): Reading<ListingContent> {
  const given = readFields(values.get("fields")?.[0], current?.features);
  if (given === undefined) return { problems: { fields: POSTING_MESSAGES.malformedFields } };
  const changes = readChanges(values);
  const entered = changes.fields ? changeMembers(given, changes.fields) : given;
  const fields = values.has("lease") ? omitSaid(entered) : entered;
  const one = (name: string, before = "") => values.get(name)?.[0] ?? before;
  const details = {
    ...readEnteredTexts(values, { language, current }),
    ...readEnteredTerms(values, { fields, current }),
    type: one("type", current?.type),
    subtype: one("subtype", current?.subtype),
    listingType: one("listingType", current?.listingType),
    province: one("province", current?.province),
    city: one("city", current?.city),
    keywords: values.get("keywords") ?? current?.keywords ?? [],
    fields,
    ...readChoices(values, { current, changes }),
    postedAs: one("postedAs", current?.postedAs ?? "agent"),
  };
  return readListing(details, now.getUTCFullYear());
}

/** The texts in the form; the others stay as they are. */
function readEnteredTexts(
  values: Values,
  { language: asked, current }: Pick<Call, "language"> & { current: ListingContent | undefined },
): EnteredTexts {
  const one = (name: keyof EnteredTexts, before = "") => values.get(name)?.[0] ?? before;
  const language = one("language", current === undefined ? asked : pickText(current, asked).language);
  const before = (wanted: Language) => current && findText(current, wanted);
  const [own, other] = language === "fr" ? [before("fr"), before("en")] : [before("en"), before("fr")];
  const texts = {
    language,
    title: one("title", own?.title),
    description: one("description", own?.description),
    otherTitle: one("otherTitle", other?.title),
    otherDescription: one("otherDescription", other?.description),
  };
  return { ...texts, machineLanguage: one("machineLanguage", keepMachineLanguage(texts, current)) };
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

/** The price in the form; a quote stays if the form neither repeats it nor replaces it with another price. */
function readEnteredTerms(values: Values, { fields, current }: Quoted): EnteredTerms {
  const price = current?.price?.toString() ?? "";
  const [given = price] = values.get("price") ?? [];
  const keepsPrice = given === price;
  const keepsRent = current?.listingType === "both" ? fields.monthlyRent === current.features.monthlyRent : keepsPrice;
  const [sale, lease, availableArea] = ["sale", "lease", "availableArea"].map((name) => values.get(name)?.[0]);
  return {
    price: given,
    sale: sale === undefined ? (keepsPrice ? (current?.sale ?? undefined) : undefined) : readJson(sale),
    lease: lease === undefined ? (keepsRent ? (current?.lease ?? undefined) : undefined) : readJson(lease),
    availableArea: availableArea === undefined ? current?.availableArea : readJson(availableArea),
  };
}

interface Chosen {
  readonly current: ListingContent | undefined;
  readonly changes: ListingChanges;
}

/** What the form says about readers and confidential values; the rest stays as it is. */
function readChoices(values: Values, { current, changes }: Chosen): EnteredDisclosure {
  const read = (name: keyof EnteredDisclosure) => {
    const text = values.get(name)?.[0];
    return text === undefined ? current?.[name] : readJson(text);
  };
  const [teaser = current?.teaser] = values.get("teaser") ?? [];
  const [visitorCard = current?.visitorCard] = values.get("visitorCard") ?? [];
  return {
    levels: changeEntered(read("levels"), changes.levels),
    banded: changeEntered(read("banded"), changes.banded),
    teaser,
    visitorCard,
    confidential: changeEntered(read("confidential"), changes.confidential),
  };
}

/** An object or a list with some members changed; anything else stays, to be refused when it is read. */
function changeEntered(entered: unknown, changes: MemberChanges<unknown> | undefined): unknown {
  if (changes === undefined) return entered;
  if (Array.isArray(entered)) return changeList(entered, changes as MemberChanges<true>);
  return isObject(entered) ? changeMembers(entered, changes) : entered;
}

/** What a form changes key by key. Throws Failure if it cannot be parsed. */
export function readChanges(values: Values): ListingChanges {
  const [text] = values.get("changes") ?? [];
  const read = listingChangesSchema.safeParse(text === undefined ? {} : readJson(text));
  if (!read.success) throw badFields({ changes: MALFORMED_CHANGES });
  return read.data;
}

/** Who may see the pictures, according to the form. Throws Failure if it cannot be parsed. */
export function readPictureLevels(values: Values): PictureLevels {
  const [text] = values.get("pictureLevels") ?? [];
  const read = pictureLevelsSchema.safeParse(text === undefined ? {} : readJson(text));
  if (!read.success) throw badFields({ pictureLevels: DISCLOSURE_MESSAGES.unreadablePictures });
  return read.data;
}

/** How people get to read what is for signers, if the form says. Throws Failure for anything else. */
export function readWayIn(values: Values): WayIn | undefined {
  const [text] = values.get("wayIn") ?? [];
  if (text === undefined || text === "") return undefined;
  const wayIn = WAYS_IN.find((each) => each === text);
  if (wayIn === undefined) throw badFields({ wayIn: UNKNOWN_WAY_IN });
  return wayIn;
}

/** The parsed JSON value; the text itself if it is not JSON, which no quote is. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The additional fields, sent as a JSON object; undefined for any other text. */
function readFields(text: string | undefined, current: UncheckedFeatures = {}): UncheckedFeatures | undefined {
  if (text === undefined) return current;
  if (text.trim() === "") return {};
  const parsed = readJson(text);
  return isObject(parsed) ? Object.fromEntries(Object.entries(parsed)) : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
