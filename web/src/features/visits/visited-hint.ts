const KEY = "vestpocket.viewed";

/** Not a secret: it only says that there were recently viewed listings, so that the home page keeps their room before they come. */
export function rememberVisits(hasAny: boolean): void {
  if (hasAny) {
    localStorage.setItem(KEY, "remembered");
    document.documentElement.dataset.viewed = "";
  } else {
    localStorage.removeItem(KEY);
    delete document.documentElement.dataset.viewed;
  }
}

/** Whether the page has kept their room since it began. */
export function isVisitRemembered(): boolean {
  return document.documentElement.dataset.viewed !== undefined;
}
