import type { WayIn } from "@vestpocket/domain/agreements/agreements.terms";
import type { PictureLevels } from "@vestpocket/domain/disclosure/disclosure.schema";
import { joinContent } from "@vestpocket/domain/disclosure/splitting.rules";
import type { ListingChanges } from "@vestpocket/domain/listings/changes.schema";
import { readEntry } from "@vestpocket/domain/listings/entries.rules";
import { mayChangeListing } from "@vestpocket/domain/listings/listings.rules";
import { type ListingContent, POSTING_MESSAGES, validatePhotos } from "@vestpocket/domain/listings/posting.rules";
import { addProblems } from "@vestpocket/domain/shared/problems";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../../platform/database/database.ts";
import { storeFiles } from "../../platform/files/store-files.ts";
import { badFields, getValue } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { UploadedForm } from "../../platform/uploaded-form.ts";
import { findDocument, listPictures } from "./listing-files.queries.ts";
import type { ListingDeps, OneListing } from "./listings.deps.ts";
import { listingNotFound, wrongStatus } from "./listings.failures.ts";
import { type ListingRow, lockListings, type PictureRow } from "./listings.queries.ts";
import { inheritLevel, levelPictures, listUnpublished } from "./picture-levels.rules.ts";
import {
  listStorageKeys,
  newToken,
  type PreparedFiles,
  prepareFiles,
  removeUnusedFiles,
} from "./posted-files.usecases.ts";
import { type PostedForm, parseForm, requireKnownValues } from "./posted-form.rules.ts";
import { publish, requirePublishable } from "./publishing.usecases.ts";
import { keepQuota } from "./quotas.usecases.ts";
import { getOwnListing } from "./reading.usecases.ts";
import { findSecrets } from "./secrets.queries.ts";

const UNKNOWN_PHOTO: Message = /*i18n*/ {
  id: "listings.unknown_photo",
  message: "This photo is not part of the listing.",
};
const PHOTOS_CHANGED: Message = /*i18n*/ {
  id: "listings.photos_changed",
  message: "The photos have changed since you opened the form. Please check again who can see them.",
};

/** Throws Failure unless the viewer may change the listing. */
export async function requireChangeable(deps: ListingDeps, wanted: OneListing): Promise<void> {
  const listing = await getOwnListing(deps, wanted);
  requireEditable(deps, { ...wanted, listing });
}

/** The viewer's listing, locked until the transaction ends. Throws Failure unless the viewer may change it. */
export async function lockChangeable(
  deps: ListingDeps,
  tx: Queryable,
  { viewer, id }: OneListing,
): Promise<ListingRow> {
  const [listing] = await lockListings(tx, { ids: [id], ownerId: viewer.uid });
  if (listing === undefined) throw listingNotFound();
  requireEditable(deps, { viewer, listing });
  return listing;
}

interface Change extends OneListing {
  /** The call's language. */
  readonly language: Language;
  readonly form: UploadedForm;
}

/**
 * Changes the fields in a form. The photos are those in `keepImages`, in that order (by default all), followed by the
 * new ones.
 */
export async function changeListing(deps: ListingDeps, sent: Change): Promise<void> {
  const { form, viewer } = sent;
  requireKnownValues(form.values, { uid: viewer.uid, keeping: "keepImages" });
  const change = { ...sent, parsed: parseForm(form.values, "keepImages") };
  // Refuses a wrong form before its files are prepared, which may take seconds.
  const seen = await deps.db.transaction((tx) => readChange(deps, tx, change));
  const files = await prepareFiles(deps, { form, listingId: seen.listing.id });
  const replaced = await storeFiles(deps, {
    uploads: files.uploads,
    work: () => deps.db.transaction((tx) => saveWithinQuota(deps, tx, { ...change, seen, files })),
  });
  await removeUnusedFiles(deps, replaced);
}

interface ParsedChange extends Change {
  readonly parsed: PostedForm;
}

interface ReadChange {
  readonly listing: ListingRow;
  /** What the listing asked before the change. */
  readonly former: Pick<ListingContent, "sale" | "lease">;
  readonly pictures: readonly PictureRow[];
  /** The current photos that stay, in their new order. */
  readonly kept: readonly PictureRow[];
  /** The listing's content after the change. */
  readonly content: ListingContent;
  readonly levels: PictureLevels;
  readonly changes: ListingChanges;
  readonly wayIn: WayIn | undefined;
}

/**
 * Reads what a form changes in the current listing, which it locks until the transaction ends. Throws Failure 400, 404
 * or 409.
 */
async function readChange(
  deps: ListingDeps,
  tx: Queryable,
  { viewer, id, language, form, parsed }: ParsedChange,
): Promise<ReadChange> {
  const { entry, isAuthorized = true, pictureLevels: levels, wayIn } = parsed;
  const listing = await lockChangeable(deps, tx, { viewer, id });
  const current = joinContent(listing, await findSecrets(tx, id));
  const pictures = await listPictures(tx, id);
  const kept = pickKept(parsed.kept, pictures);
  const photos = kept.length + form.files.filter(({ field }) => field === "images").length;
  const refusals = {
    isAuthorized: isAuthorized ? undefined : POSTING_MESSAGES.notAuthorized,
    images: validatePhotos(photos),
  };
  const reading = readEntry(entry, { now: deps.clock.now(), language, current });
  const content = getValue(addProblems(reading, refusals));
  requirePublishable(deps, { current, content });
  const { changes = {} } = entry;
  requireKnownPictures(changes, pictures);
  return { listing, former: current, pictures, kept, content, levels, changes, wayIn };
}

interface PreparedChange extends ParsedChange {
  /** The change as it was before its files were prepared. */
  readonly seen: ReadChange;
  readonly files: PreparedFiles;
}

/** Saves a change; one without files skips the quota check. */
function saveWithinQuota(deps: ListingDeps, tx: Queryable, change: PreparedChange): Promise<string[]> {
  const work = () => saveChange(deps, tx, change);
  return change.files.uploads.length === 0 ? work() : keepQuota(tx, { uid: change.viewer.uid, adds: "files", work });
}

/** Saves a change. Returns the keys of the files that it replaced. */
async function saveChange(
  deps: ListingDeps,
  tx: Queryable,
  { seen, files, ...change }: PreparedChange,
): Promise<string[]> {
  // Read again: another change may have been saved meanwhile, and must not be undone.
  const current = await readChange(deps, tx, change);
  requireSamePictures(seen, current, files);
  const { pictures: before, kept, content, wayIn, listing } = current;
  const { id } = listing;
  const oldDocument = files.document && (await findDocument(tx, id));
  const pictures = placePictures(current, files);
  const { viewer } = change;
  const former = { terms: current.former, pictures: before };
  await publish(deps, tx, { viewer, id, content, wayIn, pictures, document: files.document, former });
  const stays = new Set(kept);
  const oldPictures = before.filter((row) => (row.position === 0 ? files.thumbnail !== undefined : !stays.has(row)));
  return [...oldPictures.flatMap(listStorageKeys), ...(oldDocument ? [oldDocument.storageKey] : [])];
}

/** The listing's pictures after a change, in order. */
function placePictures(
  { listing, pictures: before, kept, content, levels, changes }: ReadChange,
  files: PreparedFiles,
): PictureRow[] {
  const relevel = (row: PictureRow) => ({ ...row, level: changes.pictures?.[row.token] ?? row.level });
  const added = files.photos.map((row, at) => ({ ...row, level: changes.newPhotos?.[at] ?? row.level }));
  const photos = [...kept.map(relevel), ...added].map((row, index) => ({ ...row, position: index + 1 }));
  const standing = before.map(relevel).find(({ position }) => position === 0);
  const sent = files.thumbnail && inheritLevel(files.thumbnail, standing);
  const leveled = levelPictures({ thumbnail: sent ?? standing, photos }, levels);
  const placed = [...(leveled.thumbnail ? [leveled.thumbnail] : []), ...leveled.photos];
  return withdrawUnpublished({ ...listing, pictures: before }, { ...content, pictures: placed });
}

type Page = Parameters<typeof listUnpublished>[0];

/** The pictures of a changed listing; those that its visitors no longer see get other addresses. */
export function withdrawUnpublished(
  before: Page,
  after: Omit<Page, "pictures"> & { pictures: readonly PictureRow[] },
): PictureRow[] {
  const unpublished = listUnpublished(before, after);
  // Visitors and search engines were given their addresses.
  return after.pictures.map((row) => (unpublished.has(row.token) ? { ...row, token: newToken() } : row));
}

/** Levels are given by position: if the pictures changed meanwhile, a level could reach another picture. */
function requireSamePictures(seen: ReadChange, current: ReadChange, { thumbnail }: PreparedFiles): void {
  const { photos, thumbnail: cover } = current.levels;
  const isSame = String(seen.kept.map(toToken)) === String(current.kept.map(toToken));
  // A new thumbnail has no picture's place, but its level was chosen beside the former one's.
  const toCover = thumbnail === undefined ? toToken : ({ level }: PictureRow) => level;
  const isSameCover = String(listCover(seen).map(toCover)) === String(listCover(current).map(toCover));
  const isMistaken = (photos !== undefined && !isSame) || (cover !== undefined && !isSameCover);
  if (isMistaken) throw badFields({ pictureLevels: PHOTOS_CHANGED });
}

const toToken = ({ token }: PictureRow) => token;

/** The listing's thumbnail, if it has one. */
const listCover = ({ pictures }: ReadChange) => pictures.filter(({ position }) => position === 0);

/** A picture that another change replaced has another id: its level must not be lost silently. */
function requireKnownPictures({ pictures: leveled = {} }: ListingChanges, pictures: readonly PictureRow[]): void {
  const isKnown = (token: string) => pictures.some((row) => row.token === token);
  if (!Object.keys(leveled).every(isKnown)) throw badFields({ pictureLevels: PHOTOS_CHANGED });
}

function requireEditable({ clock }: ListingDeps, { viewer, listing }: { viewer: Viewer; listing: ListingRow }): void {
  if (!mayChangeListing({ viewer, listing, event: "edit", now: clock.now() })) throw wrongStatus();
}

/** The current photos to keep, in the order of `keepImages`. Throws Failure for one that the listing does not have. */
function pickKept(wanted: PostedForm["kept"], present: readonly PictureRow[]): PictureRow[] {
  const photos = present.filter((row) => row.position > 0);
  if (wanted === undefined) return photos;
  return [...new Set(wanted)].map((token) => {
    const photo = photos.find((row) => row.token === token);
    if (photo === undefined) throw badFields({ keepImages: UNKNOWN_PHOTO });
    return photo;
  });
}
