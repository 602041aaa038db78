import { localPath, paths } from "@vestpocket/domain/shared/paths";
import { type Language, type Message, withValues } from "@vestpocket/domain/shared/text";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import type { MailContent, Outbox } from "../../platform/messages/messages.ts";
import { expireListings, type ListingRow, takeEndingListings } from "./posting.queries.ts";

/** Days before the end of its run at which an owner is told. */
const NOTICE_DAYS = 7;

/** Whom to write to about a listing. */
export interface OwnerContact {
  readonly email: string;
  readonly language: Language;
}

/**
 * What time does to listings. They count as expired at the second their run ends, whatever their rows say; this brings the rows
 * after, and tells the owners, once each: seven days before and at the end.
 */
export function createListingLives(parts: {
  db: Database;
  clock: Clock;
  publicUrl: string;
  outbox: Outbox;
  findContact: (tx: Queryable, uid: string) => Promise<OwnerContact | undefined>;
}) {
  const { db, clock } = parts;

  async function tell(tx: Queryable, listing: ListingRow, toMail: (title: string, url: string) => MailContent) {
    const owner = await parts.findContact(tx, listing.ownerId);
    if (owner === undefined) return;
    const url = `${parts.publicUrl}${localPath(owner.language, paths.account())}`;
    await parts.outbox.sendMail(tx, {
      to: owner.email,
      language: owner.language,
      content: toMail(listing.title, url),
    });
  }

  /** Does what is due in passes of a hundred, each in a transaction of its own. */
  async function inPasses(
    take: (tx: Queryable) => Promise<ListingRow[]>,
    toMail: (title: string, url: string) => MailContent,
  ): Promise<void> {
    for (let taken = 1; taken > 0; ) {
      taken = await db.transaction(async (tx) => {
        const due = await take(tx);
        for (const listing of due) await tell(tx, listing, toMail);
        return due.length;
      });
    }
  }

  return {
    /** Marks what has ended, tells of what has ended and of what is about to. */
    async lookAfter(): Promise<void> {
      const now = clock.now();
      const before = new Date(now.getTime() + NOTICE_DAYS * 24 * 60 * 60 * 1000);
      await inPasses((tx) => expireListings(tx, now), endedMail);
      await inPasses((tx) => takeEndingListings(tx, { now, before }), endingMail);
    },
  };
}

const BUTTON: Message = /*i18n*/ { id: "listings.mail.button", message: "Go to my account" };

const endingMail = (title: string, url: string): MailContent => ({
  subject: /*i18n*/ { id: "listings.mail.ending.subject", message: "Your listing expires in a week" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "listings.mail.ending.what",
        message: "Your listing “{title}” expires in seven days or less. It will then no longer appear in search.",
      },
      { title },
    ),
    /*i18n*/ { id: "listings.mail.ending.do", message: "You can renew it once it has expired." },
  ],
  button: { label: BUTTON, url },
});

const endedMail = (title: string, url: string): MailContent => ({
  subject: /*i18n*/ { id: "listings.mail.ended.subject", message: "Your listing has expired" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "listings.mail.ended.what",
        message: "Your listing “{title}” has expired. It no longer appears in search, but nothing was deleted.",
      },
      { title },
    ),
  ],
  button: { label: BUTTON, url },
});
