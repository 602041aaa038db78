import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findBrowser } from "./browser.ts";

/** Draws the preview picture of a shared link in each language, at the size that social networks expect. */
const web = fileURLToPath(new URL("../web", import.meta.url));
const WIDTH = 1200;
const HEIGHT = 630;
const HEADLINES = { en: "Commercial Pocket Listings", fr: "Annonces commerciales hors marché" };

const require = createRequire(join(web, "package.json"));
const toFont = (file: string) =>
  `url(data:font/woff2;base64,${readFileSync(require.resolve(file)).toString("base64")}) format("woff2")`;
const toDrawing = (name: string) => readFileSync(join(web, "src/drawings", `${name}.svg`), "utf8");

function toPage(headline: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Newsreader; font-weight: 200 800; src: ${toFont("@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2")} }
@font-face { font-family: Inter; font-weight: 100 900; src: ${toFont("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2")} }
body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; overflow: hidden; position: relative; background: #0b1b33; color: #faf8f4 }
.name { position: absolute; left: 88px; top: 92px; display: flex; align-items: center; gap: 20px; font: 600 44px Newsreader }
.name svg { width: 56px; height: 56px }
h1 { position: absolute; left: 88px; top: 190px; width: 1024px; margin: 0; font: 600 84px/1.08 Newsreader; letter-spacing: -0.01em; text-wrap: balance }
.skyline { position: absolute; left: -620px; bottom: 22px; width: 2400px; color: #d9c9a3 }
.skyline svg { display: block; width: 2400px; height: 220px }
</style>
<div class="name">${toDrawing("mark")}<span>Vestpocket</span></div>
<h1>${headline}</h1>
<div class="skyline">${toDrawing("skyline")}</div>`;
}

const executablePath = await findBrowser(console.log);
const browser = await chromium.launch({
  ...(executablePath === "" ? {} : { executablePath }),
  args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  for (const [language, headline] of Object.entries(HEADLINES)) {
    await page.setContent(toPage(headline));
    await page.evaluate("document.fonts.ready");
    writeFileSync(join(web, "public", `og-cover-${language}.png`), await page.screenshot({ type: "png" }));
  }
} finally {
  await browser.close();
}
