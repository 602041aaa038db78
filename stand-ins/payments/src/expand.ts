import { listLineItems } from "./checkout-sessions.ts";
import { invalidRequest } from "./errors.ts";
import { listObjects } from "./lists.ts";
import type { Kind } from "./objects.ts";
import type { Raw } from "./parameters.ts";
import type { Work } from "./work.ts";

type Node = Record<string, unknown>;

const listOf = (
  work: Work,
  { kind, where, url }: { kind: Kind; where: Readonly<Record<string, string>>; url: string },
) => listObjects(work, { kind, url, page: { limit: 100 }, where });

/** Lists that are sent only if they are expanded. */
const LISTS: Readonly<Record<string, (work: Work, id: string) => Promise<object>>> = {
  "charge.refunds": (work, charge) =>
    listOf(work, { kind: "refund", where: { charge }, url: `/v1/charges/${charge}/refunds` }),
  "checkout.session.line_items": listLineItems,
  "customer.subscriptions": (work, customer) =>
    listOf(work, { kind: "subscription", where: { customer }, url: `/v1/customers/${customer}/subscriptions` }),
  "invoice.payments": (work, invoice) =>
    listOf(work, { kind: "invoice_payment", where: { invoice }, url: "/v1/invoice_payments" }),
};

const DEEPEST = 4;

/** Replaces ids with their objects, along the paths in `expand[]`. */
export async function expand(work: Work, { answer, params }: { answer: object; params: Raw }): Promise<object> {
  if (params.expand === undefined) return answer;
  const paths = Array.isArray(params.expand) ? params.expand : [params.expand];
  const expanded = structuredClone(answer);
  for (const path of paths) {
    if (typeof path !== "string" || path.split(".").length > DEEPEST + 1) {
      throw invalidRequest("Invalid expand: at most four levels can be expanded.", { param: "expand" });
    }
    await expandPath(work, { node: expanded as Node, path: path.split("."), whole: path });
  }
  return expanded;
}

async function expandPath(
  work: Work,
  { node, path: [name, ...rest], whole }: { node: Node; path: string[]; whole: string },
): Promise<void> {
  if (name === undefined) return;
  const list = LISTS[`${String(node.object)}.${name}`];
  if (list && node[name] === undefined) node[name] = await list(work, String(node.id));
  if (!Object.hasOwn(node, name)) {
    throw invalidRequest(`This property cannot be expanded (${whole}).`, { param: "expand" });
  }
  if (typeof node[name] === "string") node[name] = (await findAny(work, node[name])) ?? node[name];
  for (const next of [node[name]].flat()) {
    if (typeof next === "object" && next !== null) await expandPath(work, { node: next as Node, path: rest, whole });
  }
}

async function findAny(work: Work, id: string): Promise<Node | undefined> {
  const { rows } = await work.client.query<{ body: Node }>("SELECT body FROM payment_sandbox.objects WHERE id = $1", [
    id,
  ]);
  return rows[0]?.body;
}
