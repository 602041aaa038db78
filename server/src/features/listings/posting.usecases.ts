import { randomBytes } from "node:crypto";
import { mayChangeListing, PICTURE_WIDTHS } from "@vestpocket/domain/listings/listings.rules";
import type { CloseReason } from "@vestpocket/domain/listings/listings.terms";
import { type ListingDetails, POSTING_MESSAGES, validatePhotos } from "@vestpocket/domain/listings/posting.rules";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import { v7 as newId, validate } from "uuid";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Database, isTaken, type Queryable } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { badFields, Failure } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { UploadedFile, UploadedForm } from "../../platform/uploaded-form.ts";
import type { FileLinks } from "./file-links.ts";
import {
  type DocumentRow,
  findDocument,
  listPictures,
  replaceDocument,
  replacePhotos,
  replaceThumbnail,
} from "./listing-files.queries.ts";
import { insertListings, insertPictures, type PictureRow } from "./listings.queries.ts";
import { listingNotFound, wrongStatus } from "./listings.views.ts";
import { readDetails, requireKnownValues, validateDetails } from "./posted-form.ts";
import {
  closeListing,
  findListing,
  findPosted,
  type ListingRow,
  lockListing,
  updateDetails,
} from "./posting.queries.ts";
import { getVisibleListing } from "./visibility.ts";

/** A picture drawn anew in its widths, still in the form's temporary place. */
interface DrawnPicture {
  readonly width: number;
  readonly path: string;
}

export interface PostingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly links: FileLinks;
  readonly recordAudit: RecordAudit;
  /** Throws Failure where the file is no picture that is taken. */
  readonly drawPicture: (file: UploadedFile, widths: readonly number[]) => Promise<readonly DrawnPicture[]>;
  /** What kind of document a file is by its content; throws Failure where it is none that is taken. */
  readonly readDocumentKind: (file: UploadedFile) => Promise<{ mediaType: string; extension: string }>;
  /** A token for the discount of a member, with a code mailed to them; null for who is none. */
  readonly issueDiscount: (
    tx: Queryable,
    posted: { uid: string; listingId: string; title: string },
  ) => Promise<string | null>;
  /** Whether the account may post: its phone is confirmed. */
  readonly isPhoneConfirmed: (uid: string) => Promise<boolean>;
}

interface Posted {
  readonly propertyId: string;
  /** Null for who is no member, and for who asks again: a new code can be sent. */
  readonly discountToken: string | null;
}

export type Postings = ReturnType<typeof createPostings>;

/** Posting, changing and closing listings. Files are stored before the rows that name them: an orphan is swept, a gap is not. */
export function createPostings(parts: PostingParts) {
  const { db, clock, files, links, recordAudit } = parts;

  /** Stores the files of a form; on failure nothing of them stays. */
  async function store<T>(work: (keep: (key: string, path: string) => Promise<void>) => Promise<T>): Promise<T> {
    const kept: string[] = [];
    try {
      return await work(async (key, path) => {
        kept.push(key);
        await files.take(key, path);
      });
    } catch (error) {
      for (const key of kept) await files.remove(key);
      throw error;
    }
  }

  async function prepare(listingId: string, form: UploadedForm) {
    const named = (field: string) => form.files.filter((file) => file.field === field);
    const draw = async (file: UploadedFile) => ({
      token: randomBytes(16).toString("base64url"),
      storageKey: `listings/${listingId}/${randomBytes(12).toString("hex")}`,
      drawn: await parts.drawPicture(file, PICTURE_WIDTHS),
    });
    const [thumbnailFile] = named("thumbnail");
    const thumbnail = thumbnailFile && (await draw(thumbnailFile));
    const photos: Awaited<ReturnType<typeof draw>>[] = [];
    for (const file of named("images")) photos.push(await draw(file));
    const [documentFile] = named("documents");
    const document = documentFile && { file: documentFile, ...(await parts.readDocumentKind(documentFile)) };
    const toRow = ({ token, storageKey, drawn }: Awaited<ReturnType<typeof draw>>, position: number): PictureRow => ({
      token,
      listingId,
      position,
      storageKey,
      mediaType: "image/webp",
      widths: drawn.map(({ width }) => width),
    });
    const documentRow: DocumentRow | undefined = document && {
      listingId,
      storageKey: `listings/${listingId}/${randomBytes(12).toString("hex")}.${document.extension}`,
      name: document.file.name.slice(0, 200),
      mediaType: document.mediaType,
      bytes: document.file.bytes,
    };
    return {
      thumbnail: thumbnail && toRow(thumbnail, 0),
      photos: photos.map((photo, index) => toRow(photo, index + 1)),
      document: documentRow,
      async keepAll(keep: (key: string, path: string) => Promise<void>): Promise<void> {
        for (const { storageKey, drawn } of [...(thumbnail ? [thumbnail] : []), ...photos]) {
          for (const { width, path } of drawn) await keep(`${storageKey}/${width}.webp`, path);
        }
        if (document && documentRow) await keep(documentRow.storageKey, document.file.path);
      },
    };
  }

  /** The viewer's own listing; another's does not exist for them. */
  async function getOwn(viewer: Viewer, id: string): Promise<ListingRow> {
    const listing = validate(id) ? await findListing(db, id) : undefined;
    if (listing === undefined || listing.ownerId !== viewer.uid) throw listingNotFound();
    return listing;
  }

  function requireStatus(viewer: Viewer, listing: ListingRow, event: "edit" | "close"): void {
    if (!mayChangeListing({ viewer, listing, event, now: clock.now() })) throw wrongStatus();
  }

  async function removePictures(rows: readonly PictureRow[]): Promise<void> {
    for (const row of rows) for (const key of toStorageKeys(row)) await files.remove(key);
  }

  return {
    /** Throws Failure for who may not post; asked before a form is read. */
    async requirePoster(viewer: Viewer): Promise<void> {
      if (await parts.isPhoneConfirmed(viewer.uid)) return;
      throw new Failure({ status: 403, code: "listings.phone_needed", text: POSTING_MESSAGES.phoneNeeded });
    },

    /** Throws Failure where the viewer may not change the listing; asked before a form is read. */
    async requireChangeable(viewer: Viewer, id: string): Promise<void> {
      requireStatus(viewer, await getOwn(viewer, id), "edit");
    },

    /** The listing that a key of this poster was used for: what they sent had arrived. */
    findPosted: (viewer: Viewer, key: string) => findPosted(db, viewer.uid, key),

    /** Saves a listing as a draft; under a key that was used before it saves nothing, and names that listing. */
    async post(
      viewer: Viewer,
      form: UploadedForm,
      { language, key }: { language: Language; key: string | null },
    ): Promise<Posted> {
      requireKnownValues(form.values, { uid: viewer.uid, mayKeepImages: false });
      const now = clock.now();
      const isAuthorized = form.values.get("isAuthorized")?.[0] === "true";
      const details = validateDetails(readDetails(form.values), now, {
        isAuthorized: isAuthorized ? undefined : POSTING_MESSAGES.notAuthorized,
      });
      const id = newId();
      const prepared = await prepare(id, form);
      const posted = store(async (keep): Promise<Posted> => {
        await prepared.keepAll(keep);
        return db.transaction(async (tx) => {
          const row = { ...details, id, ownerId: viewer.uid, status: "draft" as const, language, postingKey: key };
          const blank = { plan: null, hasExposure: false, hasPriority: false, publishedAt: null, expiresAt: null };
          await insertListings(tx, [{ ...row, ...blank, createdAt: now, updatedAt: now }]);
          await insertPictures(tx, [...(prepared.thumbnail ? [prepared.thumbnail] : []), ...prepared.photos]);
          if (prepared.document) await replaceDocument(tx, prepared.document);
          await recordAudit(tx, { actorId: viewer.uid, action: "listings.create", subject: { kind: "listing", id } });
          const about = { uid: viewer.uid, listingId: id, title: details.title };
          return { propertyId: id, discountToken: await parts.issueDiscount(tx, about) };
        });
      });
      return posted.catch(async (error: unknown) => {
        // The same form was sent twice at once; the other one was first.
        const first =
          key !== null && isTaken(error, "listings_posting_key") ? await findPosted(db, viewer.uid, key) : undefined;
        if (first === undefined) throw error;
        return { propertyId: first, discountToken: null };
      });
    },

    /** Changes what a form gives. Photos: those of `keepImages` in that order (all, where it is not given), then new ones. */
    async change(viewer: Viewer, id: string, form: UploadedForm): Promise<void> {
      requireKnownValues(form.values, { uid: viewer.uid, mayKeepImages: true });
      const now = clock.now();
      const standing = await getOwn(viewer, id);
      const isRefused = form.values.has("isAuthorized") && form.values.get("isAuthorized")?.[0] !== "true";
      const details = validateDetails(readDetails(form.values, toDetails(standing)), now, {
        isAuthorized: isRefused ? POSTING_MESSAGES.notAuthorized : undefined,
        images: validatePhotos(countPhotos(form, await listPictures(db, id))),
      });
      const prepared = await prepare(id, form);
      const replaced = await store(async (keep) => {
        await prepared.keepAll(keep);
        return db.transaction(async (tx) => {
          const listing = await lockListing(tx, id);
          if (listing === undefined) throw listingNotFound();
          requireStatus(viewer, listing, "edit");
          await updateDetails(tx, id, { ...details, updatedAt: now });
          await recordAudit(tx, { actorId: viewer.uid, action: "listings.edit", subject: { kind: "listing", id } });
          const before = await listPictures(tx, id);
          const kept = pickKept(form, before);
          const photos = [...kept, ...prepared.photos].map((row, index) => ({ ...row, position: index + 1 }));
          const tooMany = validatePhotos(photos.length);
          if (tooMany !== undefined) throw badFields({ images: tooMany });
          await replacePhotos(tx, id, photos);
          if (prepared.thumbnail) await replaceThumbnail(tx, id, prepared.thumbnail);
          const oldDocument = prepared.document && (await findDocument(tx, id));
          if (prepared.document) await replaceDocument(tx, prepared.document);
          return {
            pictures: before.filter((row) =>
              row.position === 0 ? prepared.thumbnail !== undefined : !kept.some(({ token }) => token === row.token),
            ),
            document: oldDocument,
          };
        });
      });
      await removePictures(replaced.pictures);
      if (replaced.document) await files.remove(replaced.document.storageKey);
    },

    /** Ends an active listing for a reason. */
    async close(viewer: Viewer, id: string, reason: CloseReason): Promise<void> {
      await getOwn(viewer, id);
      await db.transaction(async (tx) => {
        const listing = await lockListing(tx, id);
        if (listing === undefined) throw listingNotFound();
        requireStatus(viewer, listing, "close");
        await closeListing(tx, { id, reason, now: clock.now() });
        const subject = { kind: "listing", id };
        await recordAudit(tx, { actorId: viewer.uid, action: "listings.close", subject, details: { reason } });
      });
    },

    /** An address of the document of a listing that the viewer may see. */
    async linkDocument(viewer: Viewer, id: string): Promise<string> {
      await getVisibleListing(parts, viewer, id);
      if ((await findDocument(db, id)) === undefined) throw listingNotFound();
      return links.toDocument(id, clock.now());
    },
  };
}

/** The files a picture is kept in. */
function toStorageKeys({ storageKey, widths }: Pick<PictureRow, "storageKey" | "widths">): string[] {
  return widths == null ? [storageKey] : widths.map((width) => `${storageKey}/${width}.webp`);
}

function toDetails(row: ListingRow): ListingDetails {
  const { title, type, subtype, listingType, province, city, description, keywords, features } = row;
  return {
    title,
    type,
    subtype,
    listingType,
    province,
    city,
    description,
    keywords,
    fields: features,
    price: String(row.price),
  };
}

/** The standing photos that stay, in the order that was asked for. Throws Failure for one that the listing has not. */
function pickKept(form: UploadedForm, standing: readonly PictureRow[]): PictureRow[] {
  const photos = standing.filter((row) => row.position > 0);
  const wanted = form.values.get("keepImages")?.filter((token) => token !== "");
  if (wanted === undefined) return photos;
  return [...new Set(wanted)].map((token) => {
    const photo = photos.find((row) => row.token === token);
    if (photo === undefined) throw badFields({ keepImages: UNKNOWN_PHOTO });
    return photo;
  });
}

const UNKNOWN_PHOTO: Message = /*i18n*/ {
  id: "listings.unknown_photo",
  message: "This photo is not part of the listing.",
};

function countPhotos(form: UploadedForm, standing: readonly PictureRow[]): number {
  return pickKept(form, standing).length + form.files.filter((file) => file.field === "images").length;
}
