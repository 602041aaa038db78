import type Stripe from "stripe";
import { type DisputeStep, listSteps } from "../disputes.ts";
import { type Html, html } from "./html.ts";
import { layOut } from "./layout.ts";
import { formatDay, formatTotal, type Language, translate } from "./texts.ts";

/** Where whoever tries the site decides, instead of a bank, how its disputes and inquiries end. */
export function drawDisputesPage(page: {
  language: Language;
  pagesUrl: string;
  disputes: readonly Stripe.Dispute[];
}): string {
  const { language, pagesUrl, disputes } = page;
  const content = html`<p>${translate(language, disputes.length === 0 ? "noDisputes" : "disputesWhy")}</p>
${disputes.map((dispute) => drawDispute(language, { pagesUrl, dispute }))}`;
  return layOut({ language, pagesUrl, title: translate(language, "disputes"), content });
}

function drawDispute(language: Language, { pagesUrl, dispute }: { pagesUrl: string; dispute: Stripe.Dispute }): Html {
  const { id, amount, currency, created, payment_intent } = dispute;
  const steps: readonly DisputeStep[] = listSteps(dispute);
  const payment = typeof payment_intent === "string" ? payment_intent : (payment_intent?.id ?? id);
  return html`<section>
<dl>
<div><dt><code>${payment}</code><span>${formatDay(language, created)}</span></dt><dd>${formatTotal(language, { cents: amount, currency })}</dd></div>
</dl>
<form method="post" action="${pagesUrl}/disputes/${id}">
<div class="actions">
${steps.map((step) => html`<button class="button other" name="step" value="${step}">${translate(language, step)}</button>`)}
</div>
</form>
</section>`;
}
