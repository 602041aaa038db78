import { type HostedInvoice, isPayable } from "../hosted-invoices.ts";
import { type CardForm, drawCardForm } from "./card-form.ts";
import { html } from "./html.ts";
import { layOut } from "./layout.ts";
import { formatTotal, type Language, translate, translateStatus } from "./texts.ts";

/** Where a customer pays a renewal that could not be charged, or that their bank requires them to confirm. */
export function drawInvoicePage(page: {
  language: Language;
  pagesUrl: string;
  hosted: HostedInvoice;
  form: CardForm;
}): string {
  const { language, pagesUrl, hosted, form } = page;
  const { id, currency, number, status, total } = hosted.invoice;
  const state = translateStatus(language, status);
  const content = html`<section>
<dl>
<div><dt>${number ?? ""}</dt><dd>${state}</dd></div>
<div class="total"><dt>${translate(language, "amount")}</dt><dd>${formatTotal(language, { cents: total, currency })}</dd></div>
</dl>
</section>
${isPayable(hosted) && drawCardForm({ language, action: `${pagesUrl}/invoice/${id}`, form, submit: "payInvoice", backUrl: null })}`;
  return layOut({ language, pagesUrl, title: translate(language, "invoice"), content });
}
