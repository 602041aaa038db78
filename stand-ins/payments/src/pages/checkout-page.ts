import type Stripe from "stripe";
import type { Line } from "../store.ts";
import { escapeHtml, layOut } from "./layout.ts";
import { type Language, say, type Text } from "./texts.ts";

/** What the card form was sent with, and what was wrong. */
export interface FormState {
  readonly number?: string;
  readonly expiry?: string;
  readonly error?: { readonly field: "number" | "expiry" | "cvc"; readonly text: string };
}

const CARDS: readonly (readonly [string, Text])[] = [
  ["4242 4242 4242 4242", "succeeds"],
  ["4000 0000 0000 0002", "declines"],
  ["4000 0000 0000 9995", "insufficient"],
  ["4000 0025 0000 3155", "authenticates"],
];

export function drawCheckout(parts: {
  language: Language;
  base: string;
  session: Stripe.Checkout.Session;
  lines: readonly Line[];
  form: FormState;
}): string {
  const { language, base, session, lines, form } = parts;
  const t = (text: Text) => escapeHtml(say(language, text));
  const format = new Intl.NumberFormat(language === "fr" ? "fr-CA" : "en-CA", { style: "currency", currency: "CAD" });
  const money = (cents: number) => escapeHtml(format.format(cents / 100));
  const row = (name: string, cents: number, sum = "") =>
    `<div class="row${sum}"><dt>${escapeHtml(name)}</dt><span class="dots" aria-hidden="true"></span><dd>${money(cents)}</dd></div>`;
  const field = (name: "number" | "expiry" | "cvc", label: Text, attributes: string) => {
    const error = form.error?.field === name ? form.error.text : undefined;
    const described = error === undefined ? "" : ` aria-invalid="true" aria-describedby="${name}-error" autofocus`;
    const message = error === undefined ? "" : `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`;
    return `<label for="${name}">${t(label)}</label><input id="${name}" name="${name}" inputmode="numeric" required${described} ${attributes}>${message}`;
  };
  const value = (text = "") => `value="${escapeHtml(text)}"`;
  return layOut({
    language,
    base,
    title: say(language, "subscribe"),
    content: `<h1>${t("subscribe")}</h1>
<section aria-label="${t("total")}"><dl>
${lines.map(({ name, cents, quantity }) => row(name, cents * quantity)).join("\n")}
${row(say(language, "total"), session.amount_total ?? 0, " sum")}
</dl><p class="muted">${money(session.amount_total ?? 0)} ${t("eachYear")}</p></section>
<section><h2>${t("card")}</h2>
<form method="post" action="${escapeHtml(`${base}/checkout/${session.id}`)}" novalidate>
<div class="fields">
<div class="wide">${field("number", "number", `autocomplete="cc-number" maxlength="23" ${value(form.number)}`)}</div>
<div>${field("expiry", "expiry", `autocomplete="cc-exp" maxlength="9" ${value(form.expiry)}`)}</div>
<div>${field("cvc", "cvc", `autocomplete="cc-csc" maxlength="4"`)}</div>
</div>
<details><summary>${t("testCards")}</summary><ul>
${CARDS.map(([number, what]) => `<li><code>${number}</code> ${t(what)}</li>`).join("\n")}
</ul></details>
<div class="actions"><button>${t("pay")}</button><a class="link quiet" href="${escapeHtml(session.cancel_url ?? "/")}">${t("back")}</a></div>
</form></section>`,
  });
}

export function drawAuthentication(parts: { language: Language; base: string; intent: Stripe.PaymentIntent }): string {
  const { language, base, intent } = parts;
  const t = (text: Text) => escapeHtml(say(language, text));
  return layOut({
    language,
    base,
    title: say(language, "authentication"),
    content: `<h1>${t("authentication")}</h1>
<section><p>${t("authenticationWhat")}</p>
<form method="post" action="${escapeHtml(`${base}/authenticate/${intent.id}`)}">
<input type="hidden" name="client_secret" value="${escapeHtml(intent.client_secret ?? "")}">
<div class="actions">
<button name="result" value="complete">${t("complete")}</button>
<button class="quiet" name="result" value="fail">${t("fail")}</button>
</div></form></section>`,
  });
}

export function drawGone(language: Language, base: string): string {
  const title = say(language, "gone");
  return layOut({ language, base, title, content: `<h1>${escapeHtml(title)}</h1>` });
}
