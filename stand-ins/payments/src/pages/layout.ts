import { type Html, html } from "./html.ts";
import { type Language, translate } from "./texts.ts";

/** A whole page; its stylesheet is served next to the pages. */
export function layOut(page: { language: Language; pagesUrl: string; title: string; content: Html }): string {
  const header = translate(page.language, "header");
  const { markup } = html`<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${page.title} · ${header}</title>
<link rel="stylesheet" href="${page.pagesUrl}/style.css">
</head>
<body>
<header><p>${header}</p></header>
<main>
<h1>${page.title}</h1>
${page.content}
</main>
</body>
</html>
`;
  return `<!doctype html>\n${markup}`;
}
