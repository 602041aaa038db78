import { createHash, randomBytes, randomInt } from "node:crypto";
import {
  DISCOUNT_CODE_ALPHABET,
  DISCOUNT_CODE_HOURS,
  DISCOUNT_CODE_LENGTH,
  DISCOUNT_CODES_A_DAY,
  ORDER_MESSAGES,
} from "@vestpocket/domain/orders/orders.rules";
import { v7 as newId } from "uuid";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { badFields, Failure, tooMany } from "../../platform/http/failure.ts";
import { deriveKey, isSealed, seal } from "../../platform/keys.ts";
import type { Outbox } from "../../platform/messages/messages.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { findCode, giveTryBack, listIssues, lockCodes, replaceCodes, takeTry } from "./discount-codes.queries.ts";
import { discountCodeMail } from "./orders.mails.ts";
import type { Buyer } from "./orders.usecases.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export type DiscountCodes = ReturnType<typeof createDiscountCodes>;

/** The codes that give members of Agent Pro their discount: each for one listing, mailed, and worth nothing without its token. */
export function createDiscountCodes(parts: {
  db: Database;
  clock: Clock;
  secret: string;
  outbox: Outbox;
  isMember: (db: Queryable, uid: string) => Promise<boolean>;
  findBuyer: (db: Queryable, uid: string) => Promise<Buyer | undefined>;
  /** Throws Failure where the listing is not the viewer's, or is not to be paid for. */
  getPayable: (viewer: Viewer, listingId: string) => Promise<{ title: string }>;
}) {
  const { db, clock } = parts;
  const key = deriveKey(parts.secret, "discount-code");

  async function issue(tx: Queryable, given: { uid: string; listingId: string; title: string }): Promise<string> {
    const buyer = await parts.findBuyer(tx, given.uid);
    if (buyer === undefined) throw new Error(`account ${given.uid} is gone`);
    const now = clock.now();
    const id = newId();
    const token = randomBytes(24).toString("base64url");
    const code = makeDiscountCode();
    await replaceCodes(tx, {
      id,
      tokenHash: hashToken(token),
      codeHash: Buffer.from(seal(key, `${id}.${code}`)),
      listingId: given.listingId,
      accountId: given.uid,
      createdAt: now,
      expiresAt: new Date(now.getTime() + DISCOUNT_CODE_HOURS * HOUR),
    });
    await parts.outbox.sendMail(tx, {
      to: buyer.email,
      language: buyer.language,
      content: discountCodeMail({ code, title: given.title }),
    });
    return token;
  }

  return {
    /** A token for a listing that a member has just posted, with a code mailed to them; null for who is no member. */
    async issueFor(tx: Queryable, given: { uid: string; listingId: string; title: string }): Promise<string | null> {
      return (await parts.isMember(tx, given.uid)) ? issue(tx, given) : null;
    },

    /** Mails a new code, which takes the place of all older ones; the answer is its token. Five a day and listing. */
    async resend(viewer: Viewer, request: { token: string } | { listingId: string }): Promise<string> {
      const listingId = "listingId" in request ? request.listingId : await findListingOf(viewer, request.token);
      const { title } = await parts.getPayable(viewer, listingId);
      if (!(await parts.isMember(db, viewer.uid))) throw membersOnly();
      return db.transaction(async (tx) => {
        await lockCodes(tx, listingId);
        const now = clock.now().getTime();
        const issues = await listIssues(tx, listingId, new Date(now - DAY));
        const oldest = issues.at(-DISCOUNT_CODES_A_DAY);
        if (oldest !== undefined) throw tooMany({ retryAfter: Math.ceil((oldest.getTime() + DAY - now) / 1000) });
        return issue(tx, { uid: viewer.uid, listingId, title });
      });
    },

    /**
     * The id of the code that was given. Throws Failure 400 for one that is wrong, used, run out or of another token, listing or
     * account, all in the same words; five wrong ones, and the token is worth nothing.
     */
    async redeem(viewer: Viewer, given: { listingId: string; token: string; code: string }): Promise<string> {
      const { listingId, token } = given;
      const now = clock.now();
      const taken = await takeTry(db, { tokenHash: hashToken(token), listingId, accountId: viewer.uid, now });
      const code = given.code.trim().toUpperCase();
      const isRight = isSealed(key, `${taken?.id}.${code}`, taken?.codeHash.toString() ?? seal(key, ""));
      if (taken === undefined || !isRight || !(await parts.isMember(db, viewer.uid))) throw wrongCode();
      await giveTryBack(db, taken.id);
      return taken.id;
    },
  };

  async function findListingOf(viewer: Viewer, token: string): Promise<string> {
    const code = await findCode(db, hashToken(token));
    if (code?.accountId !== viewer.uid) throw unknownToken();
    return code.listingId;
  }
}

/** Six signs, each as likely as any other. */
export function makeDiscountCode(): string {
  const sign = () => DISCOUNT_CODE_ALPHABET[randomInt(DISCOUNT_CODE_ALPHABET.length)];
  return Array.from({ length: DISCOUNT_CODE_LENGTH }, sign).join("");
}

function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

export const wrongCode = (): Failure => badFields({ code: ORDER_MESSAGES.wrongCode });

function unknownToken(): Failure {
  return new Failure({
    status: 404,
    code: "orders.unknown_token",
    text: /*i18n*/ { id: "orders.unknown_token", message: "There is no discount code to send again." },
  });
}

function membersOnly(): Failure {
  return new Failure({
    status: 403,
    code: "orders.members_only",
    text: /*i18n*/ { id: "orders.members_only", message: "Discount codes are for Agent Pro members." },
  });
}
