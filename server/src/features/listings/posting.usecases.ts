import type { ListingContent } from "@vestpocket/domain/listings/posting.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import { isTaken, type Queryable } from "../../platform/database/database.ts";
import { getValue } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { UploadedForm } from "../../platform/uploaded-form.ts";
import { replaceDocument } from "./listing-files.queries.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { phoneNeeded } from "./listings.failures.ts";
import { insertListings, insertPictures } from "./listings.queries.ts";
import { type PreparedFiles, prepareFiles, storeFiles } from "./posted-files.usecases.ts";
import { readNewListing, requireKnownValues } from "./posted-form.rules.ts";
import { findPostedId } from "./posting.queries.ts";
import { keepQuota } from "./quotas.usecases.ts";

interface Posted {
  readonly propertyId: string;
  /** Null for people who are not members, and for a repeat: they can have a new code sent. */
  readonly discountToken: string | null;
}

/** Throws Failure 403 unless the viewer may post. */
export async function requirePoster({ isPhoneConfirmed }: ListingDeps, viewer: Viewer): Promise<void> {
  if (!(await isPhoneConfirmed(viewer.uid))) throw phoneNeeded();
}

interface Request {
  readonly viewer: Viewer;
  readonly idempotencyKey: string | null;
}

/** The listing that the viewer posted earlier with the same idempotency key. */
export async function findPosted(
  { db }: ListingDeps,
  { viewer, idempotencyKey }: Request,
): Promise<Posted | undefined> {
  const id = idempotencyKey === null ? undefined : await findPostedId(db, viewer.uid, idempotencyKey);
  return id === undefined ? undefined : { propertyId: id, discountToken: null };
}

interface PostListing extends Request {
  readonly form: UploadedForm;
  readonly language: Language;
}

/** Saves a listing as a draft. A repeat with the same idempotency key saves nothing and returns the first one's. */
export async function postListing(deps: ListingDeps, { form, ...request }: PostListing): Promise<Posted> {
  requireKnownValues(form.values, { uid: request.viewer.uid, mayKeepImages: false });
  const content = getValue(readNewListing(form.values, deps.clock.now()));
  const id = newId();
  const files = await prepareFiles(form, id);
  try {
    return await storeFiles(deps, {
      uploads: files.uploads,
      work: () => insertDraft(deps, { ...request, id, content, files }),
    });
  } catch (error) {
    // A parallel call with the same key was first.
    const first = isTaken(error, "listings_posting_key") ? await findPosted(deps, request) : undefined;
    if (first === undefined) throw error;
    return first;
  }
}

const UNPUBLISHED = {
  status: "draft",
  plan: null,
  hasExposure: false,
  hasPriority: false,
  publishedAt: null,
  expiresAt: null,
} as const;

interface Draft extends Omit<PostListing, "form"> {
  readonly id: string;
  readonly content: ListingContent;
  readonly files: PreparedFiles;
}

function insertDraft(
  { db, clock, recordAudit, issueDiscount }: ListingDeps,
  { viewer, language, idempotencyKey, id, content, files }: Draft,
): Promise<Posted> {
  const now = clock.now();
  const row = { ...content, ...UNPUBLISHED, id, ownerId: viewer.uid, language, postingKey: idempotencyKey };
  const insert = async (tx: Queryable) => {
    await insertListings(tx, [{ ...row, createdAt: now, updatedAt: now }]);
    await insertPictures(tx, [...(files.thumbnail ? [files.thumbnail] : []), ...files.photos]);
    if (files.document) await replaceDocument(tx, files.document);
    await recordAudit(tx, { actorId: viewer.uid, action: "listings.create", subject: { kind: "listing", id } });
    const discountToken = await issueDiscount(tx, { uid: viewer.uid, listingId: id, title: content.title });
    return { propertyId: id, discountToken };
  };
  return db.transaction((tx) => keepQuota(tx, { uid: viewer.uid, adds: "draft", work: () => insert(tx) }));
}
