import { pickText } from "@vestpocket/domain/listings/listing-texts.rules";
import { ENDING_DAYS } from "@vestpocket/domain/listings/listings.rules";
import { formatDate } from "@vestpocket/domain/shared/dates";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { paths } from "@vestpocket/domain/shared/paths";
import { allowSeconds, type Queryable } from "../../platform/database/database.ts";
import type { MailContent } from "../../platform/messages/messages.ts";
import { markExpired, takeEndingSoon } from "./expiry.queries.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { endedMail, endingMail } from "./listings.mails.ts";
import type { ListingRow } from "./listings.queries.ts";

/** The statement timeout for a batch. */
const BATCH_SECONDS = 30;

type ExpiryDeps = Pick<ListingDeps, "db" | "clock" | "tell" | "findContact">;

/**
 * Expires listings, and e-mails their owners once at the end and once seven days before. A listing counts as expired
 * from the second it ends, whether or not it is marked.
 */
export async function expireListings(deps: ExpiryDeps): Promise<void> {
  const now = deps.clock.now();
  const before = new Date(now.getTime() + ENDING_DAYS * DAY_MS);
  await mailInBatches(deps, {
    event: "listing_expired",
    take: (tx) => markExpired(tx, now),
    toContent: endedMail,
  });
  await mailInBatches(deps, {
    event: "listing_expiring",
    take: (tx) => takeEndingSoon(tx, { now, before }),
    toContent: endingMail,
  });
}

interface Batch {
  readonly event: "listing_expiring" | "listing_expired";
  /** Takes and marks the next due listings. */
  readonly take: (tx: Queryable) => Promise<ListingRow[]>;
  /** `date` is the listing's last day. */
  readonly toContent: (listing: { title: string; date: string; url: string }) => MailContent;
}

/** Each batch has its own transaction. */
async function mailInBatches({ db, tell, findContact }: ExpiryDeps, { event, take, toContent }: Batch): Promise<void> {
  for (let taken = 1; taken > 0; ) {
    taken = await db.transaction(async (tx) => {
      // Another process may be saving a batch, and hold the search counts that this one changes too.
      await allowSeconds(tx, BATCH_SECONDS);
      const due = await take(tx);
      for (const listing of due) {
        const owner = await findContact(tx, listing.ownerId);
        if (owner === undefined) continue;
        const { title } = pickText(listing, owner.language);
        const { expiresAt } = listing;
        const date = expiresAt === null ? "" : formatDate(expiresAt.getTime() / 1000, owner.language);
        const mail = { toContent: (url: string) => toContent({ title, date, url }) };
        await tell(tx, owner, { event, path: paths.account(), listingId: listing.id, mail });
      }
      return due.length;
    });
  }
}
