import { isDeepStrictEqual } from "node:util";
import type { WayIn } from "@vestpocket/domain/agreements/agreements.terms";
import { findBlock } from "@vestpocket/domain/compliance/compliance.rules";
import { joinContent, splitContent } from "@vestpocket/domain/disclosure/splitting.rules";
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
import { findListing, insertListings, type ListingRow, type PictureRow } from "./listings.queries.ts";
import { toChecked } from "./listings.views.ts";
import { markConfirmed } from "./pausing.queries.ts";
import { updateContent } from "./posting.queries.ts";
import { findSecrets, saveSecrets } from "./secrets.queries.ts";

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

/**
 * Saves what was entered for a listing, in the caller's transaction: the only way in which it gets there, whether it was
 * entered in a draft or sent as a form, for a new listing or for one that exists (product.md §5.5).
 */
export async function publish(
  deps: ListingDeps,
  tx: Queryable,
  { viewer, id, content, isNew, ...entered }: Publication & { isNew: boolean },
): Promise<void> {
  const now = deps.clock.now();
  const { open, secrets } = splitContent(content);
  const isRepriced = !isNew && (await asksOtherwise(tx, id, content));
  const row = { ...open, ...UNPUBLISHED, id, ownerId: viewer.uid, createdAt: now, updatedAt: now };
  await (isNew ? insertListings(tx, [row]) : updateContent(tx, { id, ...open, updatedAt: now }));
  await saveSecrets(tx, { listingId: id, secrets });
  if (isRepriced) await markConfirmed(tx, { id, now });
  await replacePictures(tx, { listingId: id, pictures: entered.pictures });
  if (entered.document) await replaceDocument(tx, entered.document);
  await keepAgreement(deps, tx, { id, wayIn: entered.wayIn });
  const action = isNew ? "listings.create" : "listings.edit";
  await deps.recordAudit(tx, { actorId: viewer.uid, action, subject: { kind: "listing", id } });
}

/** Whether a listing asks another price or rent than before; the confidential one counts too. */
async function asksOtherwise(tx: Queryable, id: string, { sale, lease }: ListingContent): Promise<boolean> {
  const listing = await findListing(tx, id);
  if (listing === undefined) return false;
  const before = joinContent(listing, await findSecrets(tx, id));
  return !isDeepStrictEqual([before.sale ?? null, before.lease ?? null], [sale ?? null, lease ?? null]);
}

/** Publishes a new listing. A member's discount comes with it; `remember` stores the id for repeats of the call. */
export async function publishNew(
  deps: ListingDeps,
  tx: Queryable,
  { remember, ...entered }: Publication & { remember: Remember },
): Promise<Posted> {
  const { viewer, id, content } = entered;
  await publish(deps, tx, { ...entered, isNew: true });
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
