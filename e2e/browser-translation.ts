import type { Page } from "@playwright/test";

/**
 * Translates a page as Chrome does: soon after a text appears or changes, a `<font>` inside a `<font>` takes its place.
 * The words stay the same, so that a journey expects the same of a page with and without translation.
 */
function translate(): void {
  const SKIPPED = "script, style, noscript, textarea, [translate=no]";
  const observer = new MutationObserver(schedule);
  let isDue = false;
  function schedule() {
    if (isDue) return;
    isDue = true;
    setTimeout(replaceTexts, 50);
  }
  function replaceTexts() {
    isDue = false;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || parent.nodeName === "FONT" || parent.closest(SKIPPED) || text.data.trim() === "") continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  document.addEventListener("DOMContentLoaded", () => {
    replaceTexts();
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Translates every page that this tab opens from now on, from a world of scripts of its own, as Chrome does. */
export async function translatePages(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const source = `(${translate.toString()})()`;
  await session.send("Page.enable");
  await session.send("Page.addScriptToEvaluateOnNewDocument", { source, worldName: "translation" });
}
