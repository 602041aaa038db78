import { isDeepStrictEqual } from "node:util";
import type { WayIn } from "@vestpocket/domain/agreements/agreements.terms";
import { findBlock } from "@vestpocket/domain/compliance/compliance.rules";
import { splitContent } from "@vestpocket/domain/disclosure/splitting.rules";
import { statusAt } from "@vestpocket/domain/listings/listings.rules";
import type { ListingContent } from "@vestpocket/domain/listings/posting.rules";
import { CLOSURE_MESSAGES, isClosed } from "@vestpocket/domain/operators/closures.rules";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Remember } from "../../platform/idempotency/once.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { keepAgreement } from "./agreeing.usecases.ts";
import { type DocumentRow, replaceDocument, replacePictures } from "./listing-files.queries.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { insertListings, type ListingRow, type PictureRow } from "./listings.queries.ts";
import { toChecked } from "./listings.views.ts";
import { markConfirmed } from "./pausing.queries.ts";
import { updateContent } from "./posting.queries.ts";
import { saveSecrets } from "./secrets.queries.ts";

/** The response to posting. */
export interface Posted {
  readonly propertyId: string;
  /** Null for non-members, and for a repeat: members can have a new code sent. */
  readonly discountToken: string | null;
}

interface Publication {
  readonly viewer: Viewer;
  readonly id: string;
  readonly content: ListingContent;
  /** The owner's choice of how people get to read what is for signers, if it was made. */
  readonly wayIn: WayIn | undefined;
  /** All of its pictures, in order. */
  readonly pictures: readonly PictureRow[];
  /** Another document than before; undefined if there is none. */
  readonly document: DocumentRow | undefined;
}

const UNPUBLISHED = {
  status: "draft",
  plan: null,
  hasExposure: false,
  hasPriority: false,
  publishedAt: null,
  expiresAt: null,
} as const;

/** What an edit replaces. */
interface Former {
  readonly terms: Pick<ListingContent, "sale" | "lease">;
  readonly pictures: readonly PictureRow[];
}

/**
 * Saves what was entered for a listing, in the caller's transaction: the only way in which it gets there, whether it was
 * entered in a draft or sent as a form, for a new listing or for one that exists (product.md §5.5).
 */
export async function publish(
  deps: ListingDeps,
  tx: Queryable,
  { viewer, id, content, former, ...entered }: Publication & { readonly former: Former | undefined },
): Promise<void> {
  const now = deps.clock.now();
  const isNew = former === undefined;
  const { open, secrets } = splitContent(content);
  const row = { ...open, ...UNPUBLISHED, id, ownerId: viewer.uid, createdAt: now, updatedAt: now };
  await (isNew ? insertListings(tx, [row]) : updateContent(tx, { id, ...open, updatedAt: now }));
  await saveSecrets(tx, { listingId: id, secrets });
  await replacePictures(tx, { listingId: id, pictures: entered.pictures });
  if (entered.document) await replaceDocument(tx, entered.document);
  if (!isNew) await markChanges(deps, tx, { former, id, content, now, pictures: entered.pictures });
  await keepAgreement(deps, tx, { id, wayIn: entered.wayIn });
  const action = isNew ? "listings.create" : "listings.edit";
  await deps.recordAudit(tx, { actorId: viewer.uid, action, subject: { kind: "listing", id } });
}

interface Marked extends Pick<Publication, "id" | "content" | "pictures"> {
  readonly former: Former;
  readonly now: Date;
}

/** A new price, also a confidential one, confirms a listing. Its day, and one of new photos, is marked among the figures. */
async function markChanges(deps: ListingDeps, tx: Queryable, { former, id, content, ...edit }: Marked): Promise<void> {
  const { sale, lease } = former.terms;
  const isRepriced = !isDeepStrictEqual(toJson([sale, lease]), toJson([content.sale, content.lease]));
  if (isRepriced) await markConfirmed(tx, { id, now: edit.now });
  const isRepictured = String(former.pictures.map(toKey)) !== String(edit.pictures.map(toKey));
  if (isRepriced || isRepictured) await deps.markDay(tx, { listingId: id, at: edit.now, isRepriced, isRepictured });
}

/** As it is stored: without what is undefined. */
const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const toKey = ({ storageKey }: PictureRow) => storageKey;

/** Publishes a new listing. A member's discount comes with it; `remember` stores the id for repeats of the call. */
export async function publishNew(
  deps: ListingDeps,
  tx: Queryable,
  { remember, ...entered }: Publication & { remember: Remember },
): Promise<Posted> {
  const { viewer, id, content } = entered;
  await publish(deps, tx, { ...entered, former: undefined });
  const discountToken = await deps.issueDiscount(tx, { uid: viewer.uid, listingId: id, title: content.title });
  await remember(tx, id);
  return { propertyId: id, discountToken };
}

/** Throws Failure 400 if the operator takes no new listings in a province. */
export function requireOpenProvince({ config }: Pick<ListingDeps, "config">, province: string): void {
  if (isClosed(config.closed, "posting", province)) throw badFields({ province: CLOSURE_MESSAGES.posting });
}

interface Changed {
  readonly current: ListingRow;
  /** The content after the change. */
  readonly content: ListingContent;
}

/**
 * Throws Failure 400 for a change to a listing that the operator does not take in its new province, or if the law forbids
 * the published listing after it; drafts may be saved in any state.
 */
export function requirePublishable(deps: Pick<ListingDeps, "config" | "clock">, { current, content }: Changed): void {
  // A listing that is already there may stay.
  if (content.province !== current.province) requireOpenProvince(deps, content.province);
  if (!["active", "paused"].includes(statusAt(current, deps.clock.now()))) return;
  const block = findBlock(toChecked(content));
  if (block !== undefined) throw badFields({ [block.field]: block.rule.explanation });
}
