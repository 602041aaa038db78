import { toEmail, toName } from "@vestpocket/domain/accounts/accounts.rules";
import { INQUIRY_MESSAGES, toInquiryPhone, validateInquiry } from "@vestpocket/domain/inquiries/inquiries.rules";
import type { SendInquiryRequest } from "@vestpocket/domain/inquiries/inquiries.schema";
import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import { maySeeListing } from "@vestpocket/domain/listings/visibility.rules";
import { paths, splitPath } from "@vestpocket/domain/shared/paths";
import { validate as isUuid, v7 as newId } from "uuid";
import type { Contact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields, Failure } from "../../platform/http/failure.ts";
import type { Remember } from "../../platform/idempotency/once.ts";
import type { RequestKey } from "../../platform/idempotency/request-key.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { InquiryDeps } from "./inquiries.deps.ts";
import { inquiryConflict, tooManyMessages } from "./inquiries.failures.ts";
import { inquiryCopyMail, inquiryMail } from "./inquiries.mails.ts";
import { findInquiredListing, type InquiredListing, insertInquiry, insertInquiryMessage } from "./inquiries.queries.ts";
import { mayKnowOwner } from "./naming.usecases.ts";

interface SendInquiry {
  readonly viewer: Viewer;
  readonly request: SendInquiryRequest;
  readonly requestKey: RequestKey | null;
}

/**
 * Starts a conversation with a listing's owner: e-mails them, and a copy to the sender. Returns the conversation's id;
 * a repeat with the same idempotency key returns the first one's.
 */
export function sendInquiry(deps: InquiryDeps, { requestKey, ...sent }: SendInquiry): Promise<string> {
  return deps.once.run({
    scope: `inquiries.send ${sent.viewer.uid}`,
    requestKey,
    work: (remember) => sendNew(deps, { ...sent, remember }),
  });
}

async function sendNew(
  deps: InquiryDeps,
  { viewer, request, remember }: Omit<SendInquiry, "requestKey"> & { remember: Remember },
): Promise<string> {
  const { db } = deps;
  const problems = validateInquiry(request);
  if (Object.keys(problems).length > 0) throw badFields(problems);
  const listing = await getInquiredListing(deps, { viewer, request });
  if (listing.ownerId === viewer.uid) throw inquiryConflict("inquiries.own_listing", INQUIRY_MESSAGES.ownListing);
  const [sender, owner] = await Promise.all([deps.findContact(db, viewer.uid), deps.findContact(db, listing.ownerId)]);
  if (sender === undefined || owner === undefined) throw deps.listingNotFound();
  if (sender.phoneVerifiedAt === null) {
    throw new Failure({ status: 403, code: "inquiries.phone_needed", text: INQUIRY_MESSAGES.phoneNeeded });
  }
  // Nobody proved that the mailbox is the owner's: a message could reach a stranger.
  if (owner.emailVerifiedAt === null) {
    throw inquiryConflict("inquiries.owner_unconfirmed", INQUIRY_MESSAGES.ownerUnconfirmed);
  }
  await takeTurn(deps, { uid: viewer.uid, listingId: listing.id });
  return db.transaction(async (tx) => {
    const id = await openConversation(deps, tx, { request, listing, sender, owner });
    await remember(tx, id);
    return id;
  });
}

interface NewConversation {
  readonly request: SendInquiryRequest;
  readonly listing: InquiredListing;
  readonly sender: Contact;
  readonly owner: Contact;
}

async function openConversation(
  { clock, tell, listOwnMailCards }: InquiryDeps,
  tx: Queryable,
  { request, listing, sender, owner }: NewConversation,
): Promise<string> {
  const id = newId();
  const now = clock.now();
  const { message: text } = request;
  const name = toName(request.senderName);
  const phone = toInquiryPhone(request.senderPhone);
  await insertInquiry(tx, {
    id,
    listingId: listing.id,
    listingTitle: pickTitle(listing.titles, owner.language),
    ownerId: owner.id,
    senderId: sender.id,
    senderName: name,
    senderPhone: phone,
    createdAt: now,
    lastAt: now,
    ownerUnread: true,
    senderUnread: false,
  });
  await insertInquiryMessage(tx, { id: newId(), inquiryId: id, byOwner: false, text, createdAt: now });

  const replyTo = sender.emailVerifiedAt === null ? undefined : sender.email;
  const path = paths.inquiry(id);
  const toWritten = ({ language }: Contact) => ({ title: pickTitle(listing.titles, language), text });
  const listingPath = paths.property(listing.id);
  const accountName = `${sender.firstName} ${sender.lastName}`;
  const given = { name, accountName, email: toEmail(request.senderEmail), phone };
  const cards = await listOwnMailCards(tx, { id: listing.id, language: owner.language });
  await tell(tx, owner, {
    event: "inquiry_received",
    path,
    listingId: listing.id,
    mail: {
      replyTo,
      toContent: (url, toUrl) =>
        inquiryMail({
          ...toWritten(owner),
          ...given,
          url,
          listingUrl: toUrl(listingPath),
          canAnswerMail: replyTo !== undefined,
          cards,
        }),
    },
  });
  await tell(tx, sender, {
    event: "inquiry_copied",
    path,
    mail: {
      toContent: (url, toUrl) => inquiryCopyMail({ ...toWritten(sender), url, listingUrl: toUrl(listingPath) }),
    },
  });
  return id;
}

/** The listing that the request links to, if it belongs to that owner and others may see it. */
async function getInquiredListing(
  deps: InquiryDeps,
  { viewer, request: { owner, listingLink } }: Pick<SendInquiry, "viewer" | "request">,
): Promise<InquiredListing> {
  const { db, clock, ownOrigins, listingNotFound } = deps;
  const id = readListingId(listingLink, ownOrigins);
  if (id === undefined) throw badFields({ listingLink: INQUIRY_MESSAGES.foreignLink });
  const listing = await findInquiredListing(db, id);
  if (listing === undefined || !maySeeListing({ viewer: undefined, listing, now: clock.now() }))
    throw listingNotFound();
  // If the owner is unknown to the sender, the response must not reveal whether a guess is right.
  const isChecked = owner !== undefined && (await mayKnowOwner(deps, viewer.uid, { ...listing, listingId: id }));
  if (isChecked && listing.ownerId !== owner) throw badFields({ owner: INQUIRY_MESSAGES.wrongOwner });
  return listing;
}

/** The id of the listing at a URL of this site; undefined for any other URL. */
function readListingId(link: string, ownOrigins: ReadonlySet<string>): string | undefined {
  const [first = ""] = ownOrigins;
  const url = URL.parse(link, first);
  if (url === null || !ownOrigins.has(url.origin)) return undefined;
  const id = /^\/property\/([0-9a-f-]{36})\/?$/iu.exec(splitPath(url.pathname).path)?.[1];
  return id !== undefined && isUuid(id) ? id.toLowerCase() : undefined;
}

/** Counts an inquiry against both limits; throws Failure with the time to wait. */
async function takeTurn(
  { limits }: InquiryDeps,
  { uid, listingId }: { uid: string; listingId: string },
): Promise<void> {
  const aboutListing = `${uid}:${listingId}`;
  const listingRefusal = await limits.perListing.take(aboutListing);
  if (listingRefusal !== undefined) throw tooManyMessages(listingRefusal, "perListing");
  const hourRefusal = await limits.perHour.take(uid);
  if (hourRefusal === undefined) return;
  await limits.perListing.giveBack(aboutListing);
  throw tooManyMessages(hourRefusal, "perHour");
}
