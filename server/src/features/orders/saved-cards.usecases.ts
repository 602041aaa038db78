import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type Stripe from "stripe";
import { NO_EFFECT, type PaymentEffect } from "../../platform/payments/payment-effects.ts";
import { ignoreRefusal, isRefusal, toId } from "../../platform/payments/provider-answers.ts";
import type { OrderDeps, ReconciliationDeps } from "./orders.deps.ts";
import { lockOrder, type OrderRow } from "./orders.queries.ts";
import { toCardBrand } from "./paid-with.rules.ts";
import {
  deleteCard,
  findAnyCard,
  listSavingCards,
  type SavedCardRow,
  saveCard,
  setSavesCard,
  updateCard,
} from "./saved-cards.queries.ts";

/** How many orders one run looks up. */
const BATCH = 20;

type SavingDeps = Pick<ReconciliationDeps, "db" | "clock" | "log" | "payments" | "recordAudit">;

/**
 * Sets whether the card of a payment that is about to be confirmed is saved at the provider. Only the server does: a
 * choice that was taken back must not stay with the payment. Our own note is set first and removed last, so that the
 * provider never keeps a card that we do not know of. Throws ProviderFailure.
 */
export async function chooseSaving(
  { db, payments }: Pick<OrderDeps, "db" | "payments">,
  { order, intent, savesCard }: { order: OrderRow; intent: Stripe.PaymentIntent; savesCard: boolean },
): Promise<void> {
  // A payment without a customer has nobody to save a card for.
  const isSaved = savesCard && intent.customer !== null;
  if (isSaved && !order.savesCard) await setSavesCard(db, order.id, true);
  if ((intent.setup_future_usage !== null) !== isSaved) {
    const usage = isSaved ? "off_session" : "";
    await payments.ask((stripe) => stripe.paymentIntents.update(intent.id, { setup_future_usage: usage }));
  }
  if (!isSaved && order.savesCard) await setSavesCard(db, order.id, false);
}

/**
 * Saves the cards of the last day's payments whose buyers asked for it. The payment itself never waits for this: if the
 * provider could not be queried, the next run tries again.
 */
export async function recordSavedCards(deps: SavingDeps): Promise<void> {
  const { db, clock, log } = deps;
  for (const order of await listSavingCards(db, new Date(clock.now().getTime() - DAY_MS), BATCH)) {
    try {
      await recordSavedCard(deps, order);
    } catch (error) {
      if (!isRefusal(error)) {
        log.warn({ err: error, order: order.id }, "could not look up a card to save; will retry");
        return;
      }
      await setSavesCard(db, order.id, false);
    }
  }
}

async function recordSavedCard(deps: SavingDeps, { id, accountId, intentId }: OrderRow): Promise<void> {
  const { db, clock, payments, recordAudit } = deps;
  const intent = await payments.ask((stripe) =>
    stripe.paymentIntents.retrieve(intentId ?? "", { expand: ["payment_method"] }),
  );
  const card = toCard(intent.payment_method);
  const before = await findAnyCard(db, accountId);
  // First, so that none stays at the provider that we no longer know of.
  if (card !== undefined && before !== undefined && before.paymentMethodId !== card.paymentMethodId) {
    await detachCard(deps, before);
  }
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.savesCard !== true) return;
    await setSavesCard(tx, id, false);
    if (card === undefined) return;
    await saveCard(tx, { ...card, accountId, savedAt: clock.now() });
    await recordAudit(tx, {
      actorId: accountId,
      action: "saved_cards.save",
      subject: { kind: "account", id: accountId },
    });
  });
}

/** A card that the provider keeps for a customer; undefined for anything else. */
function toCard(
  method: Stripe.PaymentIntent["payment_method"],
): Omit<SavedCardRow, "accountId" | "savedAt"> | undefined {
  if (method === null || typeof method === "string") return undefined;
  const customerId = toId(method.customer);
  const facts = toCardFacts(method);
  return customerId === undefined || facts === undefined
    ? undefined
    : { ...facts, customerId, paymentMethodId: method.id };
}

function toCardFacts({ card }: Stripe.PaymentMethod) {
  if (card === undefined) return undefined;
  const { brand, last4, exp_month: expiresMonth, exp_year: expiresYear } = card;
  return { brand: toCardBrand(brand), last4, expiresMonth, expiresYear };
}

/** Removes an account's saved card, here and at the provider; does nothing without one. Throws ProviderFailure. */
export async function removeSavedCard(deps: Omit<SavingDeps, "clock" | "log">, accountId: string): Promise<void> {
  const { db, recordAudit } = deps;
  const card = await findAnyCard(db, accountId);
  if (card === undefined) return;
  await detachCard(deps, card);
  await db.transaction(async (tx) => {
    if ((await deleteCard(tx, card.paymentMethodId)) === undefined) return;
    const subject = { kind: "account" as const, id: accountId };
    await recordAudit(tx, { actorId: accountId, action: "saved_cards.remove", subject });
  });
}

/** The provider rejects this for a card that is gone, or that it has taken from its customer already. */
async function detachCard({ payments }: Pick<OrderDeps, "payments">, { paymentMethodId }: SavedCardRow): Promise<void> {
  await ignoreRefusal(payments.ask((stripe) => stripe.paymentMethods.detach(paymentMethodId)));
}

/** The provider took a card from its customer, or its bank replaced it. Undefined for an event about anything else. */
export function prepareCardEvent({ recordAudit }: OrderDeps, event: Stripe.Event): PaymentEffect | undefined {
  switch (event.type) {
    case "payment_method.detached":
      return async (tx) => {
        const id = await deleteCard(tx, event.data.object.id);
        if (id !== undefined) await recordAudit(tx, { action: "saved_cards.remove", subject: { kind: "account", id } });
      };
    case "payment_method.automatically_updated":
    case "payment_method.updated": {
      const facts = toCardFacts(event.data.object);
      return facts === undefined ? NO_EFFECT : (tx) => updateCard(tx, event.data.object.id, facts);
    }
    default:
      return undefined;
  }
}
