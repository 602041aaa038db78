import type Stripe from "stripe";
import { refusalCode } from "../../platform/payments/provider-answers.ts";
import type { MembershipDeps } from "./memberships.deps.ts";

/** The provider's id of the one product. */
const PRODUCT = "agent_pro";
/** The key under which the provider stores the current price of a year. */
export const YEAR_PRICE_KEY = "agent_pro_year";

type CatalogDeps = Pick<MembershipDeps, "payments" | "withKey">;

/**
 * The provider's price for a year of Agent Pro, in cents, CAD, before tax. Created if there is none, or if the current
 * one has another amount or was archived: the lookup key then moves to the new one, and existing subscribers keep
 * theirs.
 */
export async function getYearPrice(deps: CatalogDeps, yearCents: number): Promise<string> {
  const { data } = await deps.payments.ask((stripe) => stripe.prices.list({ lookup_keys: [YEAR_PRICE_KEY], limit: 1 }));
  const [present] = data;
  if (present !== undefined && isYearPrice(present, yearCents)) return present.id;
  await createProduct(deps);
  return createPrice(deps, { yearCents, replacedId: present?.id });
}

function isYearPrice({ active, currency, recurring, tax_behavior, unit_amount }: Stripe.Price, cents: number): boolean {
  const isYearly = recurring?.interval === "year" && recurring.interval_count === 1;
  return active && isYearly && currency === "cad" && tax_behavior === "exclusive" && unit_amount === cents;
}

/** Its id is ours, so that there is only one. Restores an archived one. */
async function createProduct({ payments }: CatalogDeps): Promise<void> {
  try {
    await payments.ask((stripe) => stripe.products.create({ id: PRODUCT, name: "Agent Pro" }));
  } catch (error) {
    if (refusalCode(error) !== "resource_already_exists") throw error;
    await payments.ask((stripe) => stripe.products.update(PRODUCT, { active: true }));
  }
}

async function createPrice(
  { payments, withKey }: CatalogDeps,
  { yearCents, replacedId = "none" }: { yearCents: number; replacedId: string | undefined },
): Promise<string> {
  // The key includes the replaced price: otherwise, for a day, returning to an earlier amount would get the earlier
  // price.
  const { id } = await withKey(`price-${YEAR_PRICE_KEY}-${yearCents}-after-${replacedId}`, (idempotencyKey) =>
    payments.ask((stripe) =>
      stripe.prices.create(
        {
          product: PRODUCT,
          currency: "cad",
          unit_amount: yearCents,
          recurring: { interval: "year" },
          tax_behavior: "exclusive",
          lookup_key: YEAR_PRICE_KEY,
          transfer_lookup_key: true,
        },
        { idempotencyKey },
      ),
    ),
  );
  return id;
}
