import { listAddOns } from "@vestpocket/domain/orders/extending.rules";
import { quoteOrder } from "@vestpocket/domain/orders/orders.rules";
import {
  findCardProblem,
  RENEWAL_NOTICE_DAYS,
  toChargeTime,
  toDueTime,
} from "@vestpocket/domain/orders/renewals.rules";
import { formatPayment } from "@vestpocket/domain/shared/amounts";
import { formatDate } from "@vestpocket/domain/shared/dates";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Contact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import { findLatestBilling } from "./billing.queries.ts";
import type { OrderDeps } from "./orders.deps.ts";
import type { AnnouncedQuote } from "./orders.tables.ts";
import { cardProblemMail, renewalNoticeMail } from "./renewals.mails.ts";
import {
  deleteEnded,
  type LiveEnd,
  listUnnoticed,
  listUnreminded,
  lockRenewal,
  updateRenewal,
} from "./renewals.queries.ts";
import { findSavedCard } from "./saved-cards.queries.ts";

/** How many notices one run sends. */
const BATCH = 100;

/**
 * Tells owners of the renewals of the next days: 14 days before the charge, with the price that will then be charged,
 * and again three days before it (product.md §10.9).
 */
export async function announceRenewals(deps: OrderDeps, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  await deleteEnded(db, now);
  const { first, last } = RENEWAL_NOTICE_DAYS;
  // The charge is a day and an hour before the end.
  const lead = DAY_MS - toChargeTime(new Date(DAY_MS)).getTime();
  const after = (ms: number) => new Date(now.getTime() + ms);
  const unnoticed = await listUnnoticed(db, { now, until: after(first * DAY_MS + lead), limit: BATCH });
  const noticedBefore = after(-DAY_MS);
  const unreminded = await listUnreminded(db, { now, until: after(last * DAY_MS), noticedBefore, limit: BATCH });
  const tasks = [
    ...unnoticed.map((each) => () => announce(deps, each)),
    ...unreminded.map((each) => () => remind(deps, each)),
  ];
  for (const task of tasks) {
    if (signal?.aborted) return;
    await task().catch((error: unknown) => log.error({ err: error }, "a renewal notice could not be sent"));
  }
}

async function announce(deps: OrderDeps, { listingId, accountId, endsAt }: LiveEnd): Promise<void> {
  const { db, clock } = deps;
  const [payable] = await deps.listPayable({ uid: accountId }, [{ listingId, purpose: "renew" }]);
  const noticedAt = clock.now();
  const isPayable = payable !== undefined && !(payable instanceof Failure) && payable.run !== undefined;
  // Blocked by law, or its province is closed: it ends as if this were off, and the usual mail about the end goes out.
  const quote = isPayable ? await quoteRenewal(deps, { accountId, endsAt, run: payable.run }) : null;
  await db.transaction(async (tx) => {
    const renewal = await lockRenewal(tx, listingId);
    if (renewal === undefined || renewal.orderId !== null || isOf(renewal.noticedOf, endsAt)) return;
    const dueAt = quote === null ? null : toDueTime({ end: endsAt, noticedAt });
    await updateRenewal(tx, listingId, { noticedOf: endsAt, noticedAt, quote, dueAt, attempt: 0, remindedOf: null });
    if (dueAt !== null) await tellOwner(deps, tx, { listingId, accountId, endsAt, dueAt });
  });
}

async function remind(deps: OrderDeps, { listingId, accountId, endsAt }: LiveEnd): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const renewal = await lockRenewal(tx, listingId);
    if (renewal === undefined || renewal.dueAt === null || isOf(renewal.remindedOf, endsAt)) return;
    await updateRenewal(tx, listingId, { remindedOf: endsAt });
    await tellOwner(deps, tx, { listingId, accountId, endsAt, dueAt: renewal.dueAt });
  });
}

/** Whether something was done for the run that ends then. */
const isOf = (done: Date | null, endsAt: Date): boolean => done?.getTime() === endsAt.getTime();

/** What the listing has now, at today's price and taxed where the owner's latest order was billed. */
async function quoteRenewal(
  { db, salesTax, isMember }: OrderDeps,
  given: { accountId: string; endsAt: Date; run: NonNullable<Parameters<typeof listAddOns>[0]> },
): Promise<AnnouncedQuote> {
  const { accountId, endsAt, run } = given;
  const billed = await findLatestBilling(db, accountId);
  const { province = null, city = null } = billed ?? {};
  const tax =
    salesTax === undefined || province === null ? undefined : { salesTax, province, on: toChargeTime(endsAt) };
  const hasDiscount = await isMember(db, accountId);
  const quote = quoteOrder({ plan: run.plan, addOns: listAddOns(run), hasDiscount, tax });
  const billing = billed && { company: billed.company, address: billed.address, taxNumber: billed.taxNumber };
  return { ...quote, province, city, billing };
}

/** What a mail about a renewal says, in the owner's language. */
export function describeRenewal(
  { language }: Contact,
  of: { quote: AnnouncedQuote; title: string; dueAt: Date; endsAt: Date },
) {
  const toDate = (at: Date) => formatDate(at.getTime() / 1000, language);
  return {
    title: of.title,
    amount: formatPayment(of.quote.totalCents / 100, language),
    days: of.quote.days,
    date: toDate(of.dueAt),
    end: toDate(of.endsAt),
  };
}

async function tellOwner(
  deps: OrderDeps,
  tx: Queryable,
  { listingId, accountId, endsAt, dueAt }: LiveEnd & { dueAt: Date },
): Promise<void> {
  const owner = await deps.findContact(tx, accountId);
  const renewal = await lockRenewal(tx, listingId);
  const [payable] = await deps.listPayable({ uid: accountId }, [{ listingId, purpose: "renew" }]);
  if (owner === undefined || !renewal?.quote || payable === undefined || payable instanceof Failure) return;
  const about = describeRenewal(owner, { quote: renewal.quote, title: payable.title, dueAt, endsAt });
  const card = await findSavedCard(tx, accountId);
  const problem = findCardProblem(card, dueAt);
  const plans = `${paths.choosePlan(listingId)}&purpose=renew`;
  await deps.tell(tx, owner, {
    event: "purchase_changed",
    path: paths.billing(),
    listingId,
    mail: {
      toContent: (url, toUrl) =>
        card === undefined || problem !== undefined
          ? cardProblemMail({ ...about, problem: problem === "card_expires" ? problem : "no_card", url: toUrl(plans) })
          : renewalNoticeMail({ ...about, last4: card.last4, url }),
    },
  });
}
