import { DISCOUNT_CODE_HOURS, DISCOUNT_CODES_A_DAY } from "@vestpocket/domain/orders/orders.rules";
import { DAY_MS, HOUR_MS } from "@vestpocket/domain/shared/durations";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { tooMany } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { membersOnly, unknownToken, wrongCode } from "./discount-codes.failures.ts";
import { findCode, giveTryBack, listIssues, lockCodes, replaceCodes, takeTry } from "./discount-codes.queries.ts";
import { hashToken, isCodeOf, makeCodeToken, makeDiscountCode, sealCode } from "./discount-codes.tokens.ts";
import type { OrderDeps } from "./orders.deps.ts";
import { discountCodeMail } from "./orders.mails.ts";

interface DiscountedListing {
  readonly uid: string;
  readonly listingId: string;
  readonly title: string;
}

/** E-mails a code for a listing that a member has just posted and returns its token; null for non-members. */
export async function issueDiscountCode(
  deps: OrderDeps,
  tx: Queryable,
  listing: DiscountedListing,
): Promise<string | null> {
  return (await deps.isMember(tx, listing.uid)) ? issueCode(deps, tx, listing) : null;
}

interface ResendDiscountCode {
  readonly viewer: Viewer;
  /** Either the token of the code to replace, or the listing if it has none yet. */
  readonly request: { token: string } | { listingId: string };
}

/** E-mails a new code, which replaces all older ones, and returns its token. At most five a day per listing. */
export async function resendDiscountCode(deps: OrderDeps, { viewer, request }: ResendDiscountCode): Promise<string> {
  const { db, clock } = deps;
  const listingId = "listingId" in request ? request.listingId : await getListingOfToken(deps, { viewer, ...request });
  const { title } = await deps.getPayableListing(viewer, listingId);
  if (!(await deps.isMember(db, viewer.uid))) throw membersOnly();
  return db.transaction(async (tx) => {
    await lockCodes(tx, listingId);
    const now = clock.now().getTime();
    const issues = await listIssues(tx, listingId, new Date(now - DAY_MS));
    const oldest = issues.at(-DISCOUNT_CODES_A_DAY);
    if (oldest !== undefined) throw tooMany({ retryAfter: Math.ceil((oldest.getTime() + DAY_MS - now) / 1000) });
    return issueCode(deps, tx, { uid: viewer.uid, listingId, title });
  });
}

interface RedeemDiscountCode {
  readonly viewer: Pick<Viewer, "uid">;
  readonly listingId: string;
  readonly token: string;
  /** Undefined if the member, who is signed in, applies the discount without its code. */
  readonly code?: string;
}

/**
 * Returns the id of a working code. Throws the same Failure 400 whether the code is wrong, used, expired or another
 * token's, listing's or account's. After five wrong attempts the token is worthless.
 */
export async function redeemDiscountCode(
  { db, clock, codeKey, isMember }: Pick<OrderDeps, "db" | "clock" | "codeKey" | "isMember">,
  { viewer, listingId, token, code }: RedeemDiscountCode,
): Promise<string> {
  const now = clock.now();
  const saved = await takeTry(db, { tokenHash: hashToken(token), listingId, accountId: viewer.uid, now });
  const isRight = code === undefined || isCodeOf(codeKey, { code: code.trim().toUpperCase(), saved });
  if (saved === undefined || !isRight || !(await isMember(db, viewer.uid))) throw wrongCode();
  await giveTryBack(db, saved.id);
  return saved.id;
}

async function issueCode(
  { clock, codeKey, findContact, outbox }: OrderDeps,
  tx: Queryable,
  { uid, listingId, title }: DiscountedListing,
): Promise<string> {
  const buyer = await findContact(tx, uid);
  if (buyer === undefined) throw new Error(`account ${uid} is gone`);
  const now = clock.now();
  const id = newId();
  const token = makeCodeToken();
  const code = makeDiscountCode();
  await replaceCodes(tx, {
    id,
    tokenHash: hashToken(token),
    codeHash: sealCode(codeKey, { id, code }),
    listingId,
    accountId: uid,
    createdAt: now,
    expiresAt: new Date(now.getTime() + DISCOUNT_CODE_HOURS * HOUR_MS),
  });
  const { email: to, language } = buyer;
  await outbox.sendMail(tx, { to, language, content: discountCodeMail({ code, title }) });
  return token;
}

async function getListingOfToken(
  { db }: OrderDeps,
  { viewer, token }: { viewer: Viewer; token: string },
): Promise<string> {
  const code = await findCode(db, hashToken(token));
  if (code?.accountId !== viewer.uid) throw unknownToken();
  return code.listingId;
}
