import { WAYS_IN, type WayIn } from "@vestpocket/domain/agreements/agreements.terms";
import { DISCLOSURE_MESSAGES } from "@vestpocket/domain/disclosure/choices.rules";
import { type PictureLevels, pictureLevelsSchema } from "@vestpocket/domain/disclosure/disclosure.schema";
import { listingChangesSchema } from "@vestpocket/domain/listings/changes.schema";
import type { ListingEntry } from "@vestpocket/domain/listings/entries.rules";
import type { UncheckedFeatures } from "@vestpocket/domain/listings/listings.fields";
import { listingFormTexts } from "@vestpocket/domain/listings/listings.schema";
import {
  DOCUMENT_MAX_BYTES,
  PHOTO_MAX_BYTES,
  PHOTOS_MAX,
  POSTING_MESSAGES,
} from "@vestpocket/domain/listings/posting.rules";
import { cutText, type Message } from "@vestpocket/domain/shared/text";
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

/** The texts of an entry, by their names in the form. */
const TEXT_NAMES = [
  ...["type", "subtype", "listingType", "province", "city", "price", "language", "title", "description"],
  ...["otherTitle", "otherDescription", "machineLanguage", "teaser", "visitorCard", "postedAs"],
];
/** Those that are sent as JSON texts. */
const JSON_NAMES = ["sale", "lease", "availableArea", "levels", "banded", "confidential"];

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

/** A form as parsed, once. */
export interface PostedForm {
  readonly entry: ListingEntry;
  /** Undefined if the form does not say it. */
  readonly isAuthorized: boolean | undefined;
  readonly pictureLevels: PictureLevels;
  /** How people get to read what is for signers, if the form says. */
  readonly wayIn: WayIn | undefined;
  /** The files to keep, in order; undefined if all stay. */
  readonly kept: readonly string[] | undefined;
}

/** Parses a form, whose listing is read later. Throws Failure for what cannot be parsed. */
export function parseForm(values: Values, keeping: Keeping | undefined): PostedForm {
  const one = (name: string) => values.get(name)?.[0];
  const isAuthorized = one("isAuthorized");
  return {
    entry: parseEntry(values),
    isAuthorized: isAuthorized === undefined ? undefined : isAuthorized === "true",
    pictureLevels: parse(pictureLevelsSchema, one("pictureLevels"), {
      pictureLevels: DISCLOSURE_MESSAGES.unreadablePictures,
    }),
    wayIn: readWayIn(one("wayIn")),
    kept: keeping && values.get(keeping)?.filter((token) => token !== ""),
  };
}

function parseEntry(values: Values): ListingEntry {
  const texts = [...TEXT_NAMES].flatMap(
    (name) =>
      values
        .get(name)
        ?.slice(0, 1)
        .map((text) => [name, text]) ?? [],
  );
  const parsed = JSON_NAMES.flatMap(
    (name) =>
      values
        .get(name)
        ?.slice(0, 1)
        .map((text) => [name, readJson(text)]) ?? [],
  );
  const keywords = values.get("keywords");
  const fields = values.get("fields")?.[0];
  const changes = values.get("changes")?.[0];
  return {
    ...Object.fromEntries([...texts, ...parsed]),
    ...(keywords && { keywords }),
    ...(fields !== undefined && { fields: readFields(fields) }),
    ...(changes !== undefined && {
      changes: parse(listingChangesSchema, changes, { changes: MALFORMED_CHANGES }),
    }),
  };
}

function readWayIn(text: string | undefined): WayIn | undefined {
  if (text === undefined || text === "") return undefined;
  const wayIn = WAYS_IN.find((each) => each === text);
  if (wayIn === undefined) throw badFields({ wayIn: UNKNOWN_WAY_IN });
  return wayIn;
}

interface Schema<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false };
}

/** An optional JSON text that must match a schema. Throws Failure naming the field if it does not. */
function parse<Value>(
  schema: Schema<Value>,
  text: string | undefined,
  problem: Readonly<Record<string, Message>>,
): Value {
  const read = schema.safeParse(text === undefined ? {} : readJson(text));
  if (!read.success) throw badFields(problem);
  return read.data;
}

/** The parsed JSON value; the text itself if it is not JSON, which no quote is. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The additional fields, sent as a JSON object. Throws Failure for any other text. */
function readFields(text: string): UncheckedFeatures {
  if (text.trim() === "") return {};
  const parsed = readJson(text);
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
    throw badFields({ fields: POSTING_MESSAGES.malformedFields });
  return Object.fromEntries(Object.entries(parsed));
}
