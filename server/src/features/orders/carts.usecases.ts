import { findFrenchProblem, toBilling } from "@vestpocket/domain/orders/billing.rules";
import { CART_MESSAGES, quoteCart } from "@vestpocket/domain/orders/carts.rules";
import { findExtensionProblem } from "@vestpocket/domain/orders/extending.rules";
import { ORDER_MESSAGES } from "@vestpocket/domain/orders/orders.rules";
import type { CartRequest, StartedCart } from "@vestpocket/domain/orders/orders.schema";
import { cutText, type Language } from "@vestpocket/domain/shared/text";
import { badFields, Failure } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { requirePayer } from "./buyers.usecases.ts";
import { endOpenOrders } from "./cancelling.usecases.ts";
import { startChoice } from "./checkout.usecases.ts";
import { type Choice, readBillingPlace } from "./choices.usecases.ts";
import type { OrderDeps } from "./orders.deps.ts";
import { MANY_DECLINED, orderNotFound } from "./orders.failures.ts";
import { findOpenCart } from "./orders.queries.ts";

/** The longest text that names the listings of an order. */
const TITLES_MAX = 500;

interface StartCart {
  readonly viewer: Viewer;
  readonly request: CartRequest;
  readonly language: Language;
  /** The IP address that the request came from. */
  readonly address: string;
}

/**
 * Starts paying for several listings at once, or changes the choice: an account has one open order for several listings,
 * with one payment. Open orders for one of the listings are cancelled. Throws Failure like `startPayment`; one that is
 * about a single listing names its line in `fields`.
 */
export async function startCart(
  deps: OrderDeps,
  { viewer, request, language, address }: StartCart,
): Promise<StartedCart> {
  const problem = findFrenchProblem({ billing: request.billing, province: request.province, language });
  if (problem !== undefined) throw badFields(problem);
  await requirePayer(deps, viewer);
  await requireWithinLimit(deps.limits.declines.peek(viewer.uid), MANY_DECLINED);
  const choice = await readCart(deps, { viewer, request });
  const cart = await findOpenCart(deps.db, viewer.uid);
  await endOpenOrders(deps, { listingIds: choice.lines.map(({ listingId }) => listingId), except: cart?.id });
  const { order, clientSecret } = await startChoice(deps, { choice, address });
  return { orderId: order.id, clientSecret };
}

/** Validates a request to pay for several listings and prices it. Throws Failure naming the invalid field. */
async function readCart(deps: OrderDeps, { viewer, request }: Pick<StartCart, "viewer" | "request">): Promise<Choice> {
  const { db, salesTax, clock } = deps;
  const ids = request.lines.map(({ listingId }) => listingId);
  if (new Set(ids).size < ids.length) throw badFields({ lines: CART_MESSAGES.twice });
  const place = readBillingPlace(request, { isNeeded: salesTax !== undefined });
  const hasDiscount = request.applyMemberDiscount === true;
  if (hasDiscount && !(await deps.isMember(db, viewer.uid))) {
    throw badFields({ applyMemberDiscount: ORDER_MESSAGES.membersOnly });
  }
  const listings = await readLines(deps, { viewer, lines: request.lines });
  const now = clock.now();
  const { province } = place;
  const tax = salesTax === undefined || province === undefined ? undefined : { salesTax, province, on: now };
  const { lines, ...sums } = quoteCart(listings, { hasDiscount, tax, now });
  return {
    ...place,
    listing: { id: null, title: cutText(listings.map(({ title }) => title).join(" · "), TITLES_MAX) },
    lines: lines.map((line, at) => ({ ...line, listingId: ids[at] ?? "", title: listings[at]?.title ?? "" })),
    accountId: viewer.uid,
    purpose: "publish",
    quote: {
      ...{ ...sums, plan: null, addOns: [], boosts: [], planCents: sums.subtotalCents },
      days: Math.max(...lines.map(({ days }) => days)),
    },
    codeId: undefined,
    billing: request.billing && toBilling(request.billing),
  };
}

/** What is bought for each listing. Throws the Failure of the first that cannot be paid for like this, naming its line. */
async function readLines(deps: OrderDeps, { viewer, lines }: { viewer: Viewer; lines: CartRequest["lines"] }) {
  const payable = await deps.listPayable(viewer, lines);
  return lines.map(({ planType: plan, features, purpose }, at) => {
    const field = `lines.${at}`;
    const found = payable[at];
    if (found === undefined || found instanceof Failure) throw nameLine(found ?? orderNotFound(), field);
    const { title, run } = found;
    const addOns = [...new Set(features)];
    const problem = purpose !== "publish" && run && findExtensionProblem({ purpose, plan, addOns, run });
    if (problem) throw badFields({ [field]: problem });
    return { title, plan, addOns, purpose, run };
  });
}

const nameLine = ({ status, code, text }: Failure, field: string): Failure =>
  new Failure({ status, code, text, fields: { [field]: text } });
