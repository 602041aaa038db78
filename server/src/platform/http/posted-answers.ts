import { type CheerioAPI, load } from "cheerio";
import type { Entered } from "./posted-forms.ts";

/** What a page shows in response to a submitted form. */
export interface AnsweredForm {
  /** The page's path, without its language. */
  readonly path: string;
  /** Where the form is sent next. */
  readonly action: string;
  readonly entered: Entered;
  /** By field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Above the form; nothing if there are no sentences. */
  readonly notice: { readonly tone: "success" | "danger"; readonly sentences: readonly string[] };
}

const FORM = "main form[method=post]";

/**
 * Writes the submitted values, except passwords, and the errors into a prerendered page. It adds copies of hidden parts
 * of the page (web/src/ui/answer-parts.tsx). The page's scripts are removed, since they know nothing of this.
 */
export function writeAnsweredPage(html: string, { action, entered, errors, notice }: AnsweredForm): string {
  // Without scripts, the contents of <noscript> are part of the page.
  const $ = load(html, { scriptingEnabled: false });
  $("script, link[rel=modulepreload]").remove();
  const form = $(FORM).attr("action", action);
  for (const [name, text] of Object.entries(entered)) {
    form.find(`textarea[name=${name}]`).text(text);
    form.find(`input[name=${name}]:not([type=password])`).attr("value", text);
    form
      .find(`select[name=${name}] option`)
      .filter((_index, option) => $(option).attr("value") === text)
      .attr("selected", "");
  }
  for (const [name, text] of Object.entries(errors)) {
    const id = `${name}-error`;
    const field = form.find(`[name=${name}]`).attr({ "aria-invalid": "true", "aria-describedby": id });
    field.closest("[data-field]").append(copyPart($, "error", [text]).attr("id", id));
  }
  if (notice.sentences.length > 0) form.before(copyPart($, notice.tone, notice.sentences));
  form.find("[aria-invalid=true]").first().attr("autofocus", "");
  return $.html();
}

/** A copy of a hidden part, with one copy of its text element per sentence. */
function copyPart($: CheerioAPI, name: string, sentences: readonly string[]) {
  const part = $(`[data-part=${name}]`).first().clone().removeAttr("data-part");
  if (part.length === 0) throw new Error(`The page has no part ${name} for form responses.`);
  const text = part.find("[data-text]");
  text.replaceWith(sentences.map((sentence) => $.html(text.clone().removeAttr("data-text").text(sentence))).join(""));
  return part;
}
