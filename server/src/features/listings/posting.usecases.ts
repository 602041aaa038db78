import type { WayIn } from "@vestpocket/domain/agreements/agreements.terms";
import type { PictureLevels } from "@vestpocket/domain/disclosure/disclosure.schema";
import { splitContent } from "@vestpocket/domain/disclosure/splitting.rules";
import type { ListingContent } from "@vestpocket/domain/listings/posting.rules";
import { CLOSURE_MESSAGES, isClosed } from "@vestpocket/domain/operators/closures.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { storeFiles } from "../../platform/files/store-files.ts";
import { badFields, getValue } from "../../platform/http/failure.ts";
import type { Remember } from "../../platform/idempotency/once.ts";
import type { RequestKey } from "../../platform/idempotency/request-key.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { UploadedForm } from "../../platform/uploaded-form.ts";
import { keepAgreement } from "./agreeing.usecases.ts";
import { getOwnDraft } from "./drafts.usecases.ts";
import { replaceDocument } from "./listing-files.queries.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { phoneNeeded } from "./listings.failures.ts";
import { insertListings, insertPictures } from "./listings.queries.ts";
import { levelPictures } from "./picture-levels.rules.ts";
import { takeFiles } from "./posted-draft.usecases.ts";
import { type PreparedFiles, prepareFiles } from "./posted-files.usecases.ts";
import { readNewListing, readPictureLevels, readWayIn, requireKnownValues } from "./posted-form.rules.ts";
import { keepQuota, requireRoomForDraft } from "./quotas.usecases.ts";
import { saveSecrets } from "./secrets.queries.ts";

interface Posted {
  readonly propertyId: string;
  /** Null for non-members, and for a repeat: members can have a new code sent. */
  readonly discountToken: string | null;
}

/** Throws Failure 403 unless the viewer may post. */
export async function requirePoster({ isPhoneConfirmed }: ListingDeps, viewer: Viewer): Promise<void> {
  if (!(await isPhoneConfirmed(viewer.uid))) throw phoneNeeded();
}

interface Request {
  readonly viewer: Viewer;
  readonly requestKey: RequestKey | null;
  /** The id of the draft being posted. */
  readonly draft: string | undefined;
}

const toScope = ({ uid }: Viewer) => `listings.post ${uid}`;

/** Throws Failure 409 if the viewer has too many drafts; a repeat needs no slot, nor does a draft that is posted. */
export async function requireRoom(deps: ListingDeps, { viewer, requestKey, draft }: Request): Promise<void> {
  const isRepeat = await deps.once.isKnown({ scope: toScope(viewer), requestKey });
  if (isRepeat) return;
  if (draft === undefined) await requireRoomForDraft(deps, viewer);
  else await getOwnDraft(deps, { viewer, id: draft });
}

interface PostListing extends Request {
  readonly form: UploadedForm;
  readonly language: Language;
}

/**
 * Saves a listing as a draft. The entered draft ends with the same transaction, and its files become the listing's as
 * they are. A repeat with the same idempotency key saves nothing and returns the first one's result.
 */
export async function postListing(deps: ListingDeps, { requestKey, ...sent }: PostListing): Promise<Posted> {
  let posted: Posted | undefined;
  const work = async (remember: Remember) => {
    posted = await saveDraft(deps, { ...sent, remember });
    return posted.propertyId;
  };
  const propertyId = await deps.once.run({ scope: toScope(sent.viewer), requestKey, work });
  return posted ?? { propertyId, discountToken: null };
}

/** Throws Failure 400 if the operator takes no new listings in a province. */
export function requireOpenProvince({ config }: Pick<ListingDeps, "config">, province: string): void {
  if (isClosed(config.closed, "posting", province)) throw badFields({ province: CLOSURE_MESSAGES.posting });
}

type NewDraft = Omit<PostListing, "requestKey"> & { readonly remember: Remember };

async function saveDraft(deps: ListingDeps, { form, ...draft }: NewDraft): Promise<Posted> {
  const keeping = draft.draft === undefined ? undefined : "keepFiles";
  requireKnownValues(form.values, { uid: draft.viewer.uid, keeping });
  const content = getValue(readNewListing(form.values, { now: deps.clock.now(), language: draft.language }));
  requireOpenProvince(deps, content.province);
  const pictureLevels = readPictureLevels(form.values);
  const wayIn = readWayIn(form.values);
  const id = newId();
  const files = await prepareFiles(deps, { form, listingId: id });
  const kept = form.values.get("keepFiles");
  const work = () => insertDraft(deps, { ...draft, id, content, files, kept, pictureLevels, wayIn });
  return storeFiles(deps, { uploads: files.uploads, work });
}

const UNPUBLISHED = {
  status: "draft",
  plan: null,
  hasExposure: false,
  hasPriority: false,
  publishedAt: null,
  expiresAt: null,
} as const;

interface NewListing extends Omit<NewDraft, "form"> {
  readonly id: string;
  readonly content: ListingContent;
  readonly files: PreparedFiles;
  /** Which of the draft's files the listing gets, in that order; by default all. */
  readonly kept: readonly string[] | undefined;
  readonly pictureLevels: PictureLevels;
  /** The owner's choice of how people get to read what is for signers. */
  readonly wayIn: WayIn | undefined;
}

function insertDraft(
  deps: ListingDeps,
  { viewer, remember, draft, id, content, files: sent, kept, pictureLevels, wayIn }: NewListing,
): Promise<Posted> {
  const { db, clock, recordAudit, issueDiscount } = deps;
  const now = clock.now();
  const { open, secrets } = splitContent(content);
  const row = { ...open, ...UNPUBLISHED, id, ownerId: viewer.uid };
  const insert = async (tx: Queryable) => {
    const files =
      draft === undefined ? sent : await takeFiles(tx, { draft: { id: draft, ownerId: viewer.uid }, id, sent, kept });
    await insertListings(tx, [{ ...row, createdAt: now, updatedAt: now }]);
    await saveSecrets(tx, { listingId: id, secrets });
    const leveled = levelPictures(files, pictureLevels);
    await insertPictures(tx, [...(leveled.thumbnail ? [leveled.thumbnail] : []), ...leveled.photos]);
    if (files.document) await replaceDocument(tx, files.document);
    await keepAgreement(deps, tx, { id, wayIn });
    await recordAudit(tx, { actorId: viewer.uid, action: "listings.create", subject: { kind: "listing", id } });
    const discountToken = await issueDiscount(tx, { uid: viewer.uid, listingId: id, title: content.title });
    await remember(tx, id);
    return { propertyId: id, discountToken };
  };
  return db.transaction((tx) => keepQuota(tx, { uid: viewer.uid, adds: "draft", work: () => insert(tx) }));
}
