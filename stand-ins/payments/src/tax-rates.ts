import type Stripe from "stripe";
import type { Endpoint } from "./endpoints.ts";
import { invalidRequest } from "./errors.ts";
import { newId } from "./keys.ts";
import { listObjects, PAGING } from "./lists.ts";
import { getObject, insertObject, lockObject, saveObject } from "./objects.ts";
import {
  changeMetadata,
  choice,
  clearable,
  flag,
  metadata,
  percentage,
  readParameters,
  required,
  text,
} from "./parameters.ts";
import type { Work } from "./work.ts";

const CHANGEABLE = {
  active: flag,
  country: text(2),
  description: clearable(text()),
  display_name: text(50),
  jurisdiction: text(50),
  metadata,
  state: text(10),
  tax_type: choice("gst", "hst", "pst", "qst", "sales_tax", "vat"),
};
type Changes = ReturnType<typeof readParameters<typeof CHANGEABLE>>;

function change(rate: Stripe.TaxRate, changes: Changes): Stripe.TaxRate {
  return {
    ...rate,
    active: changes.active ?? rate.active,
    country: changes.country ?? rate.country,
    description: changes.description === undefined ? rate.description : changes.description,
    display_name: changes.display_name ?? rate.display_name,
    jurisdiction: changes.jurisdiction ?? rate.jurisdiction,
    metadata: changeMetadata(rate.metadata, changes.metadata),
    state: changes.state ?? rate.state,
    tax_type: changes.tax_type ?? rate.tax_type,
  };
}

/** The tax rates of a request, in its order. Throws Stripe's error for one that is unknown or archived. */
export async function readTaxRates(work: Work, ids: readonly string[], param: string): Promise<Stripe.TaxRate[]> {
  const rates: Stripe.TaxRate[] = [];
  for (const id of ids) {
    const rate = await getObject(work, { kind: "tax_rate", id, param });
    if (!rate.active) throw invalidRequest(`The tax rate ${id} is inactive.`, { param });
    rates.push(rate);
  }
  return rates;
}

/** A tax on an amount in cents, rounded half up. Percentages have at most four decimals. */
export const taxOn = (amount: number, { percentage: percent }: Stripe.TaxRate): number =>
  Math.floor((amount * Math.round(percent * 10_000) + 500_000) / 1_000_000);

export const taxRateEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/v1/tax_rates",
    run: async (call) => {
      const given = readParameters(call.params, { ...CHANGEABLE, inclusive: flag, percentage });
      const percent = required(given.percentage, "percentage");
      const rate: Stripe.TaxRate = {
        id: newId("txr"),
        object: "tax_rate",
        active: true,
        country: null,
        created: call.now,
        description: null,
        display_name: required(given.display_name, "display_name"),
        effective_percentage: percent,
        flat_amount: null,
        inclusive: required(given.inclusive, "inclusive"),
        jurisdiction: null,
        jurisdiction_level: null,
        livemode: false,
        metadata: {},
        percentage: percent,
        rate_type: "percentage",
        state: null,
        tax_type: null,
      };
      return insertObject(call, { kind: "tax_rate", object: change(rate, given) });
    },
  },
  {
    method: "GET",
    path: "/v1/tax_rates",
    run: async (call) => {
      const { active, ...page } = readParameters(call.params, { ...PAGING, active: flag, inclusive: flag });
      const where = { active: active === undefined ? undefined : String(active) };
      return listObjects(call, { kind: "tax_rate", url: "/v1/tax_rates", page, where });
    },
  },
  {
    method: "GET",
    path: "/v1/tax_rates/:id",
    run: async (call) => {
      readParameters(call.params, {});
      return getObject(call, { kind: "tax_rate", id: call.id });
    },
  },
  {
    method: "POST",
    path: "/v1/tax_rates/:id",
    run: async (call) => {
      const changes = readParameters(call.params, CHANGEABLE);
      return saveObject(call, change(await lockObject(call, { kind: "tax_rate", id: call.id }), changes));
    },
  },
];
