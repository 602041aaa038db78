import { type Html, html } from "./html.ts";
import { type Language, type Text, translate } from "./texts.ts";

const FIELDS = ["number", "expiry", "cvc"] as const;
type Field = (typeof FIELDS)[number];

/** The typed values that may be shown again, and the error of a field or of the payment. */
export interface CardForm {
  readonly expiry?: string;
  readonly error?: { readonly field?: Field; readonly text: string };
}

const TEST_CARDS: readonly (readonly [string, Text])[] = [
  ["4242 4242 4242 4242", "succeeds"],
  ["4000 0000 0000 0002", "declines"],
  ["4000 0000 0000 9995", "lacksFunds"],
  ["4000 0025 0000 3155", "challenges"],
  ["4000 0027 6000 3184", "challengesAlways"],
  ["4000 0000 0000 0341", "declinesLater"],
];

const ATTRIBUTES: Readonly<Record<Field, { autocomplete: string; length: number }>> = {
  number: { autocomplete: "cc-number", length: 23 },
  expiry: { autocomplete: "cc-exp", length: 9 },
  cvc: { autocomplete: "cc-csc", length: 4 },
};

/** A form for a card, with the test cards below it. */
export function drawCardForm(given: {
  language: Language;
  action: string;
  form: CardForm;
  submit: Text;
  backUrl: string | null;
}): Html {
  const { language, action, form, submit, backUrl } = given;
  const t = (text: Text) => translate(language, text);
  const { error } = form;
  return html`<form method="post" action="${action}" novalidate>
<h2>${t("card")}</h2>
${error && !error.field && html`<p class="refused" role="alert">${error.text}</p>`}
<div class="fields">
${FIELDS.map((field) => drawField(language, { field, form }))}
</div>
<div class="actions">
<button class="button" type="submit">${t(submit)}</button>
${backUrl !== null && html`<a class="button other" href="${backUrl}">${t("back")}</a>`}
</div>
</form>
<section class="hint actions" aria-labelledby="cards">
<div>
<h2 id="cards">${t("testCards")}</h2>
<p>${t("anyDate")}</p>
<ul>
${TEST_CARDS.map(([number, text]) => html`<li><code>${number}</code> ${t(text)}</li>`)}
</ul>
</div>
</section>`;
}

function drawField(language: Language, { field, form: { expiry, error } }: { field: Field; form: CardForm }): Html {
  const { autocomplete, length } = ATTRIBUTES[field];
  const wrong = error?.field === field ? error.text : undefined;
  const marked = wrong !== undefined && html` aria-invalid="true" aria-describedby="${field}-error" autofocus`;
  const value = field === "expiry" && expiry !== undefined && html` value="${expiry}"`;
  return html`<div>
<label for="${field}">${translate(language, field)}</label>
<input id="${field}" name="${field}" type="text" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${length}" required${value}${marked}>
${wrong !== undefined && html`<p class="wrong" id="${field}-error">${wrong}</p>`}
</div>`;
}
