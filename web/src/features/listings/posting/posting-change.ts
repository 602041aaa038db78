import { diffList, diffMembers } from "@vestpocket/domain/listings/changes.rules";
import type { ListingChanges } from "@vestpocket/domain/listings/changes.schema";
import { type PostingValues, pickVisitorCard, toDetails } from "@vestpocket/domain/listings/posting-values.rules";
import { toLines } from "@vestpocket/domain/shared/readable-text";
import { listNewLevels, type Photo, type PostingFiles } from "./posting-files.ts";

/** A form's content. */
export interface PostingEntries {
  readonly values: PostingValues;
  readonly files: PostingFiles;
}

const TEXTS = ["title", "description", "otherTitle", "otherDescription"] as const;
const QUOTES = ["sale", "lease", "availableArea"] as const;

/**
 * The form data of a changed listing, without its files: what differs from the listing as the form opened with it. The
 * rest stays as it is on the server, even if it was changed there meanwhile (product.md §5.5).
 */
export function buildDifference(start: PostingEntries, entered: PostingEntries): FormData {
  const form = new FormData();
  const { values } = entered;
  for (const name of listChangedNames(start.values, values)) form.append(name, values[name]);
  const visitorCard = pickVisitorCard(values);
  if (visitorCard !== pickVisitorCard(start.values)) form.append("visitorCard", visitorCard);
  if (isOther(start.values.keywords, values.keywords)) {
    // An empty list is sent too: without it, the keywords would stay.
    for (const keyword of values.keywords.length === 0 ? [""] : values.keywords) form.append("keywords", keyword);
  }
  const [before, after] = [toDetails(start.values), toDetails(values)];
  const isOtherKind = listChanged(start.values, values, ["type", "subtype", "listingType"]).length > 0;
  for (const name of QUOTES) {
    const isSent = after[name] !== undefined && (isOtherKind || isOther(before[name], after[name]));
    if (isSent) form.append(name, JSON.stringify(after[name]));
  }
  if (isOtherKind) form.append("fields", JSON.stringify(after.fields));
  const changes: ListingChanges = {
    ...(!isOtherKind && { fields: diffMembers(before.fields, after.fields) }),
    levels: diffMembers(start.values.levels, values.levels),
    banded: diffList(start.values.banded, values.banded),
    confidential: diffMembers(withoutEmpty(start.values.confidential), withoutEmpty(values.confidential)),
    ...diffPictures(start.files, entered.files),
  };
  const named = Object.entries(changes).filter(([, part]) => Object.keys(part).length > 0);
  if (named.length > 0) form.append("changes", JSON.stringify(Object.fromEntries(named)));
  const thumbnail = findThumbnailLevel(start.files, entered.files);
  if (thumbnail !== undefined) form.append("pictureLevels", JSON.stringify({ thumbnail }));
  return form;
}

/** The texts and choices that are sent as they are, by their names on the server. */
function listChangedNames(before: PostingValues, after: PostingValues) {
  const names = listChanged(before, after, ["listingType", "teaser", "wayIn"]);
  const texts = listChangedTexts(before, after);
  return [
    ...names,
    // A subtype belongs to its category, and a city to its province.
    ...(listChanged(before, after, ["type", "subtype"]).length > 0 ? (["type", "subtype"] as const) : []),
    ...(listChanged(before, after, ["province", "city"]).length > 0 ? (["province", "city"] as const) : []),
    ...texts,
    // By default, the texts are in the language in which the listing is read.
    ...(texts.length > 0 ? (["language"] as const) : []),
  ];
}

function listChangedTexts(before: PostingValues, after: PostingValues) {
  const hasMoved = before.language !== after.language;
  const texts = hasMoved ? [...TEXTS] : listChanged(before, after, TEXTS);
  const isOwn = (name: (typeof TEXTS)[number]) => name === "title" || name === "description";
  // A text that a program drafted again is sent with its mark: without it, the server takes it as corrected.
  const isDrafted =
    after.machineLanguage !== "" && texts.some((name) => isOwn(name) === (after.machineLanguage === after.language));
  const isMarked = isDrafted || before.machineLanguage !== after.machineLanguage;
  return isMarked ? [...texts, "machineLanguage" as const] : texts;
}

function listChanged<Name extends keyof PostingValues>(
  before: PostingValues,
  after: PostingValues,
  names: readonly Name[],
): Name[] {
  return names.filter((name) => before[name] !== after[name]);
}

function diffPictures(before: PostingFiles, after: PostingFiles): Pick<ListingChanges, "pictures" | "newPhotos"> {
  const added = after.photos.filter(isChosen).map(({ level }) => level);
  return {
    pictures: listNewLevels(before, after),
    newPhotos: added.every((level) => level === "member") ? [] : added,
  };
}

/** Who may see another thumbnail; undefined if those who could see the former one. */
function findThumbnailLevel({ standing }: PostingFiles, { thumbnail }: PostingFiles) {
  return thumbnail && thumbnail.level !== (standing?.level ?? "member") ? thumbnail.level : undefined;
}

const isChosen = (photo: Photo) => photo.kind === "chosen";

function withoutEmpty(texts: PostingValues["confidential"]): PostingValues["confidential"] {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => toLines(text) !== ""));
}

function isOther(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
