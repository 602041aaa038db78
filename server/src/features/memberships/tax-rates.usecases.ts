import type { MembershipDeps } from "./memberships.deps.ts";
import { isMadeFor, toPercentage, toRateMetadata, toRateName, type WantedRate } from "./tax-rates.rules.ts";

type RateDeps = Pick<MembershipDeps, "payments" | "withKey">;

/** How many rates are read: archived ones stay in the list forever. */
const RATES_MAX = 1_000;

/** The provider's tax rates for these taxes. Creates one for each that has none, or whose rate was archived. */
export async function getTaxRates(deps: RateDeps, wanted: readonly WantedRate[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const known = await deps.payments.ask((stripe) =>
    stripe.taxRates.list({ limit: 100 }).autoPagingToArray({ limit: RATES_MAX }),
  );
  const ids: string[] = [];
  for (const one of wanted) {
    const made = known.filter((rate) => isMadeFor(rate, one));
    const present = made.find(({ active }) => active);
    ids.push(present?.id ?? (await createTaxRate(deps, { wanted: one, archived: made.length })));
  }
  return ids;
}

async function createTaxRate(
  { payments, withKey }: RateDeps,
  { wanted, archived }: { wanted: WantedRate; archived: number },
): Promise<string> {
  const { tax, rate, jurisdiction } = wanted;
  // The key includes the number of archived ones: otherwise, a rate archived within a day would be returned again.
  const { id } = await withKey(`tax-rate-${jurisdiction}-${tax}-${rate}-${archived}`, (idempotencyKey) =>
    payments.ask((stripe) =>
      stripe.taxRates.create(
        {
          display_name: toRateName(wanted),
          inclusive: false,
          percentage: toPercentage(rate),
          country: "CA",
          jurisdiction,
          metadata: toRateMetadata(wanted),
        },
        { idempotencyKey },
      ),
    ),
  );
  return id;
}
