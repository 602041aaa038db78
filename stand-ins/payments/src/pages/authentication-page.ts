import type Stripe from "stripe";
import { html } from "./html.ts";
import { layOut } from "./layout.ts";
import { type Language, say, sayTotal } from "./texts.ts";

/** Where a bank would ask whether the payer is who they say. */
export function drawAuthenticationPage(page: {
  language: Language;
  pagesUrl: string;
  intent: Stripe.PaymentIntent;
}): string {
  const { language, pagesUrl, intent } = page;
  const content = html`<p>${say(language, "authenticationWhy")}</p>
<dl>
<div class="total"><dt>${say(language, "amount")}</dt><dd>${sayTotal(language, { cents: intent.amount, currency: intent.currency })}</dd></div>
</dl>
<form method="post" action="${pagesUrl}/authenticate/${intent.id}">
<input type="hidden" name="client_secret" value="${intent.client_secret ?? ""}">
<div class="actions">
<button class="button" name="result" value="complete">${say(language, "complete")}</button>
<button class="button other" name="result" value="fail">${say(language, "fail")}</button>
</div>
</form>`;
  return layOut({ language, pagesUrl, title: say(language, "authentication"), content });
}

/** A page that only says so. */
export function drawNotice(page: {
  language: Language;
  pagesUrl: string;
  text: "answered" | "expired" | "missing";
  backUrl?: string | null;
}): string {
  const { language, pagesUrl, text, backUrl } = page;
  const back = backUrl && html`<p class="actions"><a class="button" href="${backUrl}">${say(language, "back")}</a></p>`;
  const content = back || html``;
  return layOut({ language, pagesUrl, title: say(language, text), content });
}
