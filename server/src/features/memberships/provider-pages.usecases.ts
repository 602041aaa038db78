import type { MembershipDeps } from "./memberships.deps.ts";
import { noCheckout } from "./memberships.failures.ts";

/** The only origins besides this site that we redirect to: to pay, to replace a card, and to pay an invoice. */
const PAYMENT_ORIGINS = ["https://checkout.stripe.com", "https://billing.stripe.com"];
const INVOICE_ORIGINS = ["https://invoice.stripe.com"];

interface ProviderPage {
  readonly url: string | null;
  readonly origins: readonly string[];
  /** What the page belongs to, for the log. */
  readonly about: Readonly<Record<string, string | undefined>>;
}

/** A page's URL if it is on one of these origins or on this site; undefined, with an alarm, for any other. */
function acceptPage(
  { siteOrigin, log }: Pick<MembershipDeps, "siteOrigin" | "log">,
  { url, origins, about }: ProviderPage,
): string | undefined {
  const origin = url === null ? undefined : URL.parse(url)?.origin;
  if (url !== null && origin !== undefined && [...origins, siteOrigin].includes(origin)) return url;
  log.error({ alarm: "payment", ...about, origin }, "a payment provider page is on an unexpected origin");
  return undefined;
}

/** A checkout or portal page's URL. Throws Failure 502 unless it is the provider's or this site's. */
export function toProviderUrl(deps: MembershipDeps, { id, url }: { id: string; url: string | null }): string {
  const accepted = acceptPage(deps, { url, origins: PAYMENT_ORIGINS, about: { session: id } });
  if (accepted === undefined) throw noCheckout();
  return accepted;
}

/**
 * The page where an invoice can be paid. Null if it has none, and, with an alarm, if it is neither the provider's nor
 * this site's.
 */
export function toInvoiceUrl(
  deps: MembershipDeps,
  { id, hosted_invoice_url: url = null }: { id?: string; hosted_invoice_url?: string | null },
): string | null {
  if (url === null) return null;
  return acceptPage(deps, { url, origins: INVOICE_ORIGINS, about: { invoice: id } }) ?? null;
}
