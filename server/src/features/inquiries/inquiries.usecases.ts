import { toEmail, toName } from "@vestpocket/domain/accounts/accounts.rules";
import {
  INQUIRIES_AN_HOUR,
  INQUIRIES_PER_LISTING_A_DAY,
  INQUIRY_MESSAGES,
  mayReadConversation,
  REPLIES_AN_HOUR,
  type ReportReason,
  toMessageText,
  validateInquiry,
  validateMessageText,
  whyNoReply,
} from "@vestpocket/domain/inquiries/inquiries.rules";
import type { InquiryBox, SendInquiryRequest } from "@vestpocket/domain/inquiries/inquiries.schema";
import { maySeeListing } from "@vestpocket/domain/listings/listings.rules";
import { countPages } from "@vestpocket/domain/shared/paging";
import { localPath, paths, splitPath } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import { validate as isUuid, v7 as newId } from "uuid";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Database, isTaken, type Queryable } from "../../platform/database/database.ts";
import { badFields, Failure } from "../../platform/http/failure.ts";
import type { MailContent, Outbox } from "../../platform/messages/messages.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { createThrottle } from "../../platform/throttle.ts";
import {
  type ConversationRow,
  countUnread,
  findConversation,
  findInquiredListing,
  findOpenReport,
  findSent,
  hasReplied,
  type InquiredListing,
  insertInquiry,
  insertInquiryMessage,
  listConversationMessages,
  listConversations,
  lockConversation,
  updateConversation,
} from "./inquiries.queries.ts";
import { toInquiry, toThread } from "./inquiries.views.ts";
import { inquiryCopyMail, inquiryMail, replyMail } from "./inquiries-mails.ts";
import { insertReport } from "./reports.queries.ts";

const HOUR_SECONDS = 60 * 60;

/** What a conversation needs to know of a person. */
interface Person {
  readonly id: string;
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  readonly phoneVerifiedAt: Date | null;
  readonly language: Language;
  readonly firstName: string;
  readonly lastName: string;
}

export interface InquiryParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** The addresses under which this site answers. */
  readonly ownOrigins: ReadonlySet<string>;
  readonly outbox: Outbox;
  readonly recordAudit: RecordAudit;
  findPerson(db: Queryable, uid: string): Promise<Person | undefined>;
  listingNotFound(): Failure;
}

export type Inquiries = ReturnType<typeof createInquiries>;

/** Writing to who offers a listing, and the conversation that comes of it. */
export function createInquiries(parts: InquiryParts) {
  const { db, clock, outbox, recordAudit } = parts;
  const perHour = createThrottle(db, { name: "inquiries", points: INQUIRIES_AN_HOUR, seconds: HOUR_SECONDS });
  const perListing = createThrottle(db, {
    name: "inquiries-listing",
    points: INQUIRIES_PER_LISTING_A_DAY,
    seconds: 24 * HOUR_SECONDS,
  });
  const replies = createThrottle(db, { name: "inquiry-replies", points: REPLIES_AN_HOUR, seconds: HOUR_SECONDS });

  async function mailTo(
    tx: Queryable,
    to: Person,
    mail: { replyTo?: string | undefined; inquiryId: string; toContent: (url: string) => MailContent },
  ): Promise<void> {
    const url = parts.publicUrl + localPath(to.language, paths.inquiry(mail.inquiryId));
    await outbox.sendMail(tx, {
      to: to.email,
      language: to.language,
      content: mail.toContent(url),
      ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    });
  }

  /** The listing that a link leads to, if it is one of this site and of that owner, and if others may see it. */
  async function getListing({ owner, listingLink }: SendInquiryRequest): Promise<InquiredListing> {
    const id = readListingId(listingLink, parts.ownOrigins);
    if (id === undefined) throw badFields({ listingLink: INQUIRY_MESSAGES.foreignLink });
    const listing = await findInquiredListing(db, id);
    if (listing === undefined || !maySeeListing(undefined, listing, clock.now())) throw parts.listingNotFound();
    if (listing.ownerId !== owner) throw badFields({ owner: INQUIRY_MESSAGES.wrongOwner });
    return listing;
  }

  /** Counts an inquiry; throws Failure with the time to wait where there were too many. */
  async function takeTurn(uid: string, listingId: string): Promise<void> {
    const about = await perListing.take(`${uid}:${listingId}`);
    if (about !== undefined) throw tooManyInquiries(about, TOO_MANY.perListing);
    const all = await perHour.take(uid);
    if (all === undefined) return;
    await perListing.giveBack(`${uid}:${listingId}`);
    throw tooManyInquiries(all, TOO_MANY.perHour);
  }

  /** A conversation of this person's. For everyone else there is none. */
  async function getConversation(queryable: Queryable, uid: string, id: string): Promise<ConversationRow> {
    const row = isUuid(id) ? await findConversation(queryable, id) : undefined;
    if (row === undefined || !mayReadConversation(uid, toRules(row))) throw inquiryNotFound();
    return row;
  }

  return {
    /** Writes to who offers a listing: a mail to them, a copy to the sender, and a conversation. Answers its id. */
    async send(viewer: Viewer, request: SendInquiryRequest, key: string | null): Promise<string> {
      const known = key === null ? undefined : await findSent(db, viewer.uid, key);
      if (known !== undefined) return known;
      const wrong = validateInquiry(request);
      if (Object.keys(wrong).length > 0) throw badFields(wrong);
      const listing = await getListing(request);
      if (listing.ownerId === viewer.uid) throw refusal("inquiries.own_listing", INQUIRY_MESSAGES.ownListing);
      const [sender, owner] = await Promise.all([
        parts.findPerson(db, viewer.uid),
        parts.findPerson(db, listing.ownerId),
      ]);
      if (sender === undefined || owner === undefined) throw parts.listingNotFound();
      if (sender.phoneVerifiedAt === null) {
        throw new Failure({ status: 403, code: "inquiries.phone_needed", text: INQUIRY_MESSAGES.phoneNeeded });
      }
      await takeTurn(viewer.uid, listing.id);

      const id = newId();
      const now = clock.now();
      const text = toMessageText(request.message);
      const name = toName(request.senderName);
      const confirmedEmail = sender.emailVerifiedAt === null ? undefined : sender.email;
      try {
        await db.transaction(async (tx) => {
          await insertInquiry(tx, {
            id,
            listingId: listing.id,
            listingTitle: listing.title,
            ownerId: owner.id,
            senderId: sender.id,
            senderName: name,
            senderPhone: request.senderPhone,
            requestKey: key,
            createdAt: now,
            lastAt: now,
            ownerUnread: true,
            senderUnread: false,
          });
          await insertInquiryMessage(tx, { id: newId(), inquiryId: id, byOwner: false, text, createdAt: now });
          const written = { title: listing.title, text };
          const given = { name, email: toEmail(request.senderEmail), phone: request.senderPhone };
          await mailTo(tx, owner, {
            replyTo: confirmedEmail,
            inquiryId: id,
            toContent: (url) => inquiryMail({ ...written, ...given, url, canAnswerMail: confirmedEmail !== undefined }),
          });
          if (confirmedEmail !== undefined) {
            await mailTo(tx, sender, { inquiryId: id, toContent: (url) => inquiryCopyMail({ ...written, url }) });
          }
        });
      } catch (error) {
        // The same call came twice at once; the other one was first.
        const first = isTaken(error, "inquiries_request_key") ? await findSent(db, viewer.uid, key ?? "") : undefined;
        if (first === undefined) throw error;
        return first;
      }
      return id;
    },

    /** One side's conversations, the latest first. */
    async list(
      { uid }: Viewer,
      wanted: { box: InquiryBox; isArchived: boolean; listingId: string | undefined; page: number; limit: number },
      language: Language,
    ) {
      const { rows, total } = await listConversations(db, { ...wanted, uid });
      return {
        inquiries: rows.map((row) => toInquiry(row, uid, language)),
        page: wanted.page,
        totalPages: countPages(total, wanted.limit),
        totalResults: total,
      };
    },

    countUnread: ({ uid }: Viewer) => countUnread(db, uid),

    /** A conversation with all its messages; from then on it is read. */
    async read({ uid }: Viewer, id: string, language: Language) {
      const row = await getConversation(db, uid, id);
      const isOwner = row.ownerId === uid;
      if (isOwner ? row.ownerUnread : row.senderUnread) {
        await updateConversation(db, id, isOwner ? { ownerUnread: false } : { senderUnread: false });
      }
      const messages = await listConversationMessages(db, id);
      const report = await findOpenReport(db, { inquiryId: id, byOwner: isOwner });
      return toThread(row, messages, { uid, language, hasReported: report !== undefined });
    },

    /** Writes to the other one, by mail too. The owner's address is not told by it. */
    async reply({ uid }: Viewer, id: string, typed: string, key: string | null): Promise<void> {
      const text = toMessageText(typed);
      const wrong = text === "" ? INQUIRY_MESSAGES.messageRequired : validateMessageText(typed);
      if (wrong !== undefined) throw badFields({ message: wrong });
      await getConversation(db, uid, id);
      const refused = await replies.take(uid);
      if (refused !== undefined) throw tooManyInquiries(refused, TOO_MANY.replies);
      await db.transaction(async (tx) => {
        await lockConversation(tx, id);
        const row = await getConversation(tx, uid, id);
        const byOwner = row.ownerId === uid;
        if (key !== null && (await hasReplied(tx, { inquiryId: id, byOwner, requestKey: key }))) return;
        const reason = whyNoReply(toRules(row));
        if (reason !== undefined) throw refusal(reason.id, reason);
        const [author, other] = await Promise.all([
          parts.findPerson(tx, uid),
          parts.findPerson(tx, (byOwner ? row.senderId : row.ownerId) ?? ""),
        ]);
        if (author === undefined || other === undefined) throw inquiryNotFound();
        const now = clock.now();
        await insertInquiryMessage(tx, { id: newId(), inquiryId: id, byOwner, text, requestKey: key, createdAt: now });
        await updateConversation(tx, id, {
          lastAt: now,
          ...(byOwner
            ? { senderUnread: true, senderArchived: false, ownerArchived: false }
            : { ownerUnread: true, ownerArchived: false, senderArchived: false }),
        });
        const name = byOwner ? `${author.firstName} ${author.lastName}` : row.senderName;
        await mailTo(tx, other, {
          replyTo: byOwner || author.emailVerifiedAt === null ? undefined : author.email,
          inquiryId: id,
          toContent: (url) => replyMail({ name, title: row.listingTitle, text, url }),
        });
      });
    },

    /** Puts a conversation aside, or back. A new message of the other one brings it back too. */
    async archive({ uid }: Viewer, id: string, isArchived: boolean): Promise<void> {
      const row = await getConversation(db, uid, id);
      const isOwner = row.ownerId === uid;
      await updateConversation(db, id, isOwner ? { ownerArchived: isArchived } : { senderArchived: isArchived });
    },

    /** Tells the administrators about a conversation; until they have looked at it, nobody writes in it. */
    async report({ uid }: Viewer, id: string, told: { reason: ReportReason; note: string }): Promise<void> {
      const wrong = validateMessageText(told.note);
      if (wrong !== undefined) throw badFields({ note: wrong });
      await db.transaction(async (tx) => {
        await lockConversation(tx, id);
        const row = await getConversation(tx, uid, id);
        const byOwner = row.ownerId === uid;
        if ((await findOpenReport(tx, { inquiryId: id, byOwner })) !== undefined) {
          throw refusal("inquiries.already_reported", ALREADY_REPORTED);
        }
        const reportId = newId();
        const note = toMessageText(told.note);
        await insertReport(tx, {
          id: reportId,
          inquiryId: id,
          byOwner,
          reason: told.reason,
          note,
          createdAt: clock.now(),
        });
        await recordAudit(tx, {
          actorId: uid,
          action: "inquiries.report",
          subject: { kind: "inquiry", id },
          details: { reportId, reason: told.reason },
        });
      });
    },
  };
}

function toRules(row: ConversationRow) {
  return { ...row, isClosed: row.closedAt !== null };
}

/** The id of the listing that an address of this site shows; undefined for any other address. */
function readListingId(link: string, ownOrigins: ReadonlySet<string>): string | undefined {
  const [first = ""] = ownOrigins;
  const url = URL.parse(link, first);
  if (url === null || !ownOrigins.has(url.origin)) return undefined;
  const id = /^\/property\/([0-9a-f-]{36})\/?$/iu.exec(splitPath(url.pathname).path)?.[1];
  return id !== undefined && isUuid(id) ? id.toLowerCase() : undefined;
}

const TOO_MANY = {
  perHour: /*i18n*/ {
    id: "inquiries.too_many",
    message:
      "{minutes, plural, one {You have written to many owners. Please try again in # minute.} other {You have written to many owners. Please try again in # minutes.}}",
  },
  perListing: /*i18n*/ {
    id: "inquiries.too_many_listing",
    message:
      "{hours, plural, one {You have written about this listing several times. Please wait for an answer, or try again in # hour.} other {You have written about this listing several times. Please wait for an answer, or try again in # hours.}}",
  },
  replies: /*i18n*/ {
    id: "inquiries.too_many_replies",
    message:
      "{minutes, plural, one {You have written many messages. Please try again in # minute.} other {You have written many messages. Please try again in # minutes.}}",
  },
};

function tooManyInquiries(
  { retryAfter }: { retryAfter: number },
  text: (typeof TOO_MANY)[keyof typeof TOO_MANY],
): Failure {
  const values = { minutes: Math.ceil(retryAfter / 60), hours: Math.ceil(retryAfter / HOUR_SECONDS) };
  return new Failure({ status: 429, code: "inquiries.too_many", text: { ...text, values }, retryAfter });
}

const ALREADY_REPORTED = /*i18n*/ {
  id: "inquiries.already_reported",
  message: "You have reported this conversation already.",
};

/** Nobody may do this in the state things are in. */
const refusal = (code: string, text: Failure["text"]): Failure => new Failure({ status: 409, code, text });

const inquiryNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "inquiries.not_found",
    text: /*i18n*/ { id: "inquiries.not_found", message: "This conversation does not exist." },
  });
