import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A response of the sandbox, and where it comes from. */
export interface Answer {
  readonly from: string;
  readonly body: Json;
}
type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** The SDK's type of each object, by the name that the object itself gives. */
const TYPES: Readonly<Record<string, string>> = {
  account: "Stripe.Account",
  balance_transaction: "Stripe.BalanceTransaction",
  "billing_portal.session": "Stripe.BillingPortal.Session",
  charge: "Stripe.Charge",
  "checkout.session": "Stripe.Checkout.Session",
  customer: "Stripe.Customer",
  dispute: "Stripe.Dispute",
  event: "Stripe.Event",
  invoice: "Stripe.Invoice",
  invoice_payment: "Stripe.InvoicePayment",
  item: "Stripe.LineItem",
  payment_intent: "Stripe.PaymentIntent",
  payment_method: "Stripe.PaymentMethod",
  price: "Stripe.Price",
  product: "Stripe.Product",
  refund: "Stripe.Refund",
  subscription: "Stripe.Subscription",
  tax_rate: "Stripe.TaxRate",
};

/** Fields that the SDK's types allow to be missing but the server reads: responses must include them. */
const READ_BY_SERVER: Readonly<Record<string, string>> = {
  invoice: '"hosted_invoice_url"',
};

/** The SDK's type of a response. Throws for an object that has none here. */
function typeOf(body: Json): string {
  if (!isObject(body)) throw new Error("A response is an object.");
  if (isObject(body.error)) return "{ error: Stripe.SetupIntent.LastSetupError }";
  if (body.object === "list") return listType(body.data);
  if (body.object === "customer" && body.deleted === true) return "Stripe.DeletedCustomer";
  const type = TYPES[String(body.object)];
  if (type === undefined) throw new Error(`No SDK type is known for "${String(body.object)}".`);
  const read = READ_BY_SERVER[String(body.object)];
  return read === undefined ? type : `${type} & Required<Pick<${type}, ${read}>>`;
}

function listType(data: Json | undefined): string {
  const [first] = Array.isArray(data) ? data : [];
  return `Stripe.ApiList<${first === undefined ? "never" : typeOf(first)}>`;
}

const isObject = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A response as TypeScript. Strings that the SDK turns into its Decimal have that type. */
function write(value: Json, name = ""): string {
  if (typeof value === "string" && name.endsWith("_decimal")) return "decimal";
  if (Array.isArray(value)) return `[${value.map((one) => write(one)).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${write(one, key)}`);
  return `{ ${fields.join(", ")} }`;
}

const OPTIONS = {
  module: "NodeNext",
  target: "ES2024",
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  types: ["node"],
};

/**
 * What the compiler reports about the responses as values of the SDK's types: a field that these do not have, a missing
 * one, a value that is not in an enumeration. Each line begins with where its response comes from.
 */
export async function compareWithSdk(answers: readonly Answer[]): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), "vestpocket-answers-"));
  try {
    const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));
    await symlink(modules, join(directory, "node_modules"));
    const head = ['import type Stripe from "stripe";', "declare const decimal: Stripe.Decimal;"];
    const lines = answers.map(({ body }) => `void (${write(body)} satisfies ${typeOf(body)});`);
    await writeFile(join(directory, "answers.mts"), [...head, ...lines].join("\n"));
    await writeFile(
      join(directory, "tsconfig.json"),
      JSON.stringify({ compilerOptions: OPTIONS, files: ["answers.mts"] }),
    );
    const output = await compile(join(modules, "typescript/lib/tsc.js"), directory);
    return output.map((line) => {
      const place = Number(/^answers\.mts\((\d+),/u.exec(line)?.[1]) - 1 - head.length;
      return `${answers[place]?.from ?? ""}: ${line}`;
    });
  } finally {
    await rm(directory, { recursive: true });
  }
}

function compile(compiler: string, directory: string): Promise<string[]> {
  const options = ["--project", directory, "--pretty", "false"];
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, ...options], { cwd: directory }, (_error, stdout, stderr) =>
      resolve(`${stdout}${stderr}`.split("\n").filter((line) => line !== "" && !line.startsWith(" "))),
    );
  });
}
