import type Stripe from "stripe";
import type { Call, Endpoint } from "./endpoints.ts";
import { invalidRequest } from "./errors.ts";
import { newId } from "./keys.ts";
import { listObjects, PAGING } from "./lists.ts";
import { findObject, getObject, insertObject, lockObject, saveObject } from "./objects.ts";
import {
  changeMetadata,
  choice,
  clearable,
  flag,
  integer,
  listOf,
  metadata,
  nested,
  readParameters,
  required,
  text,
} from "./parameters.ts";
import { readCurrency } from "./payment-intent-parameters.ts";
import { toPrice } from "./prices.ts";
import type { Work } from "./work.ts";

const PRODUCT = { active: flag, description: clearable(text()), metadata, name: text(250) };

async function createProduct(call: Call): Promise<Stripe.Product> {
  const given = readParameters(call.params, { ...PRODUCT, id: text(255) });
  const id = given.id ?? newId("prod");
  await reserve(call, `product ${id}`);
  if ((await findObject(call, { kind: "product", id })) !== undefined) {
    throw invalidRequest("Product already exists.", { code: "resource_already_exists", param: "id" });
  }
  const product: Stripe.Product = {
    id,
    object: "product",
    active: given.active ?? true,
    created: call.now,
    default_price: null,
    description: given.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: changeMetadata(null, given.metadata),
    name: required(given.name, "name"),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: call.now,
    url: null,
  };
  return insertObject(call, { kind: "product", object: product });
}

async function updateProduct(call: Call): Promise<Stripe.Product> {
  const changes = readParameters(call.params, PRODUCT);
  const product = await lockObject(call, { kind: "product", id: call.id });
  return saveObject<Stripe.Product>(call, {
    ...product,
    active: changes.active ?? product.active,
    description: changes.description === undefined ? product.description : changes.description,
    metadata: changeMetadata(product.metadata, changes.metadata),
    name: changes.name ?? product.name,
    updated: call.now,
  });
}

const PRICE = {
  active: flag,
  lookup_key: clearable(text(200)),
  metadata,
  nickname: clearable(text()),
  transfer_lookup_key: flag,
};

/** Waits for other requests that want the same name, until this transaction ends. */
async function reserve({ client }: Work, name: string): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`payment_sandbox ${name}`]);
}

/** Gives a lookup key to a price. Throws if another price has it, unless it is to be transferred. */
async function takeLookupKey(work: Work, { key, isTransfer }: { key: string; isTransfer: boolean }): Promise<void> {
  await reserve(work, `lookup key ${key}`);
  const { data } = await listObjects(work, { kind: "price", url: "", where: { lookup_key: key } });
  if (data.length > 0 && !isTransfer) {
    throw invalidRequest(`A price (\`${data[0]?.id}\`) already uses that lookup key.`, { param: "lookup_key" });
  }
  for (const price of data) await saveObject(work, { ...price, lookup_key: null });
}

async function createPrice(call: Call): Promise<Stripe.Price> {
  const given = readParameters(call.params, {
    ...PRICE,
    currency: text(10),
    product: text(255),
    recurring: nested({ interval: choice("day", "week", "month", "year"), interval_count: integer(1, 365) }),
    tax_behavior: choice("exclusive", "inclusive", "unspecified"),
    unit_amount: integer(0, 99_999_999),
  });
  const { id: product } = await getObject(call, { kind: "product", id: required(given.product, "product") });
  const { recurring, lookup_key: key = null } = given;
  if (key !== null) await takeLookupKey(call, { key, isTransfer: given.transfer_lookup_key ?? false });
  const price = toPrice({
    now: call.now,
    unitAmount: required(given.unit_amount, "unit_amount"),
    currency: readCurrency(required(given.currency, "currency")),
    product,
    recurring: recurring && {
      interval: required(recurring.interval, "recurring[interval]"),
      count: recurring.interval_count ?? 1,
    },
  });
  const object: Stripe.Price = {
    ...price,
    active: given.active ?? true,
    lookup_key: key,
    metadata: changeMetadata(null, given.metadata),
    nickname: given.nickname ?? null,
    tax_behavior: given.tax_behavior ?? "unspecified",
  };
  return insertObject(call, { kind: "price", object });
}

async function updatePrice(call: Call): Promise<Stripe.Price> {
  const changes = readParameters(call.params, PRICE);
  const price = await lockObject(call, { kind: "price", id: call.id });
  const { lookup_key: key } = changes;
  if (key) await takeLookupKey(call, { key, isTransfer: changes.transfer_lookup_key ?? false });
  return saveObject<Stripe.Price>(call, {
    ...price,
    active: changes.active ?? price.active,
    lookup_key: key === undefined ? price.lookup_key : key,
    metadata: changeMetadata(price.metadata, changes.metadata),
    nickname: changes.nickname === undefined ? price.nickname : changes.nickname,
  });
}

async function listPrices(call: Call): Promise<object> {
  const shape = { ...PAGING, active: flag, lookup_keys: listOf(text(200), 10), product: text(255) };
  const { active, lookup_keys: lookup_key, product, ...page } = readParameters(call.params, shape);
  const where = { active: active === undefined ? undefined : String(active), lookup_key, product };
  return listObjects(call, { kind: "price", url: "/v1/prices", page, where });
}

/** A read of one object of this kind. */
const get = (kind: "price" | "product") => async (call: Call) => {
  readParameters(call.params, {});
  return getObject(call, { kind, id: call.id });
};

export const catalogEndpoints: readonly Endpoint[] = [
  { method: "POST", path: "/v1/products", run: createProduct },
  { method: "GET", path: "/v1/products/:id", run: get("product") },
  { method: "POST", path: "/v1/products/:id", run: updateProduct },
  { method: "POST", path: "/v1/prices", run: createPrice },
  { method: "GET", path: "/v1/prices", run: listPrices },
  { method: "GET", path: "/v1/prices/:id", run: get("price") },
  { method: "POST", path: "/v1/prices/:id", run: updatePrice },
];
