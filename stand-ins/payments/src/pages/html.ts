/** Markup, as opposed to text that must be escaped. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | readonly Html[] | undefined | false;

/** Markup with values: text is escaped, missing values are left out. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((markup, string, index) => markup + write(parts[index - 1]) + string));
}

function write(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.markup;
  if (typeof part === "object") return part.map(write).join("\n");
  return String(part).replace(/[&<>"']/gu, (sign) => `&#${sign.codePointAt(0)};`);
}
