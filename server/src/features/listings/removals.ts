import { mayModerateListing, restoredStatus } from "@vestpocket/domain/listings/listings.rules";
import type { ListModeratedRequest, ModeratedListing } from "@vestpocket/domain/listings/removals.schema";
import { countPages } from "@vestpocket/domain/shared/paging";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import { validate } from "uuid";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { MailContent, Outbox } from "../../platform/messages/messages.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { OwnerContact } from "./listing-lives.ts";
import { listingNotFound, wrongStatus } from "./listings.views.ts";
import { isOwnerDisabled, type ListingRow, lockListing } from "./posting.queries.ts";
import { listModerated, type ModeratedRow, removeListing, restoreListings } from "./removals.queries.ts";

const REMOVED: Message = /*i18n*/ {
  id: "listings.removed",
  message: "Listing removed. We emailed the reason to its owner.",
};
const RESTORED: Message = /*i18n*/ { id: "listings.restored", message: "Listing restored. We emailed its owner." };
const OWNER_DISABLED: Message = /*i18n*/ {
  id: "listings.owner_disabled",
  message: "The owner’s account is disabled. The listing will come back when the account is re-enabled.",
};

export type Removals = ReturnType<typeof createRemovals>;

/** What administrators do with the listings of others (product.md §5.2). */
export function createRemovals(parts: {
  db: Database;
  clock: Clock;
  publicUrl: string;
  outbox: Outbox;
  recordAudit: RecordAudit;
  findContact: (tx: Queryable, uid: string) => Promise<OwnerContact | undefined>;
}) {
  const { db, clock, recordAudit } = parts;

  /** The listing, which nobody else changes until the transaction ends. Throws Failure 404 or 409. */
  async function getModerated(tx: Queryable, viewer: Viewer, change: { id: string; event: "remove" | "restore" }) {
    const { id, event } = change;
    const isShutOut = validate(id) && (await isOwnerDisabled(tx, id));
    const listing = validate(id) ? await lockListing(tx, id) : undefined;
    if (listing === undefined) throw listingNotFound();
    if (!mayModerateListing({ viewer, listing, event, now: clock.now() })) throw wrongStatus();
    if (event === "restore" && isShutOut) {
      throw new Failure({ status: 409, code: OWNER_DISABLED.id, text: OWNER_DISABLED });
    }
    return listing;
  }

  async function tell(
    tx: Queryable,
    listing: ListingRow,
    { path, toMail }: { path: string; toMail: (title: string, url: string) => MailContent },
  ): Promise<void> {
    const owner = await parts.findContact(tx, listing.ownerId);
    if (owner === undefined) return;
    const { email: to, language } = owner;
    const url = `${parts.publicUrl}${localPath(language, path)}`;
    await parts.outbox.sendMail(tx, { to, language, content: toMail(listing.title, url) });
  }

  return {
    async list(request: ListModeratedRequest) {
      const { rows, total } = await listModerated(db, { ...request, now: clock.now() });
      const { page, limit } = request;
      return { listings: rows.map(toModerated), page, totalPages: countPages(total, limit), totalResults: total };
    },

    /** Takes a listing down and tells its owner why. */
    async remove(viewer: Viewer, id: string, reason: string): Promise<Message> {
      await db.transaction(async (tx) => {
        const listing = await getModerated(tx, viewer, { id, event: "remove" });
        await removeListing(tx, { id: listing.id, reason, now: clock.now() });
        const subject = { kind: "listing", id: listing.id };
        await recordAudit(tx, { actorId: viewer.uid, action: "listings.remove", subject });
        const toMail = (title: string, url: string) => removedMail({ title, reason, url });
        await tell(tx, listing, { path: paths.ticket(), toMail });
      });
      return REMOVED;
    },

    /** Puts a listing back to what it was, or would be by now, and tells its owner. */
    async restore(viewer: Viewer, id: string): Promise<Message> {
      await db.transaction(async (tx) => {
        const listing = await getModerated(tx, viewer, { id, event: "restore" });
        const now = clock.now();
        const status = restoredStatus(listing, now);
        await restoreListings(tx, { ids: [listing.id], status, now });
        const subject = { kind: "listing", id: listing.id };
        await recordAudit(tx, { actorId: viewer.uid, action: "listings.restore", subject, details: { status } });
        await tell(tx, listing, { path: paths.myListings(), toMail: restoredMail });
      });
      return RESTORED;
    },
  };
}

function toModerated(row: ModeratedRow): ModeratedListing {
  const { title, ownerId, firstName, lastName, createdAt, expiresAt, removedAt, ...shown } = row;
  return {
    ...shown,
    name: title,
    owner: { uid: ownerId, firstName, lastName },
    createdAt: { seconds: createdAt },
    expiresAt: expiresAt === null ? null : { seconds: expiresAt },
    removedAt: removedAt === null ? null : { seconds: removedAt },
  };
}

const removedMail = ({ title, reason, url }: { title: string; reason: string; url: string }): MailContent => ({
  subject: /*i18n*/ { id: "listings.mail.removed.subject", message: "Your listing was removed" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "listings.mail.removed.what",
        message: "We removed your listing “{title}” from Vestpocket. Nobody else can find or open it.",
      },
      { title },
    ),
    withValues(/*i18n*/ { id: "listings.mail.removed.why", message: "Reason: {reason}" }, { reason }),
    /*i18n*/ {
      id: "listings.mail.removed.do",
      message: "Nothing was deleted. If you think this is a mistake, please contact us.",
    },
  ],
  button: { label: /*i18n*/ { id: "listings.mail.removed.button", message: "Contact us" }, url },
});

const restoredMail = (title: string, url: string): MailContent => ({
  subject: /*i18n*/ { id: "listings.mail.restored.subject", message: "Your listing has been restored" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "listings.mail.restored.what",
        message: "We restored your listing “{title}” to its previous status. Its end date has not changed.",
      },
      { title },
    ),
  ],
  button: { label: /*i18n*/ { id: "listings.mail.restored.button", message: "See my listings" }, url },
});
