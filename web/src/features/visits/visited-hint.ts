import { keep } from "../../platform/kept.ts";

const KEY = "vestpocket.viewed";

/** Not a secret: records that there were recently viewed listings, so that the home page can reserve their space. */
export function rememberVisits(hasAny: boolean): void {
  keep(KEY, hasAny ? "remembered" : null);
  if (hasAny) document.documentElement.dataset.viewed = "";
  else delete document.documentElement.dataset.viewed;
}

/** Whether the page has reserved space for them since it loaded. */
export function isVisitRemembered(): boolean {
  return document.documentElement.dataset.viewed !== undefined;
}
