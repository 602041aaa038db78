import { keep, readKept } from "./kept.ts";

/** Not a secret: records that this browser signed in, so that visitors' pages do not make a call that must fail. */
const KEY = "vestpocket.session";

export function isSessionRemembered(): boolean {
  return typeof readKept(KEY) === "string";
}

export function rememberSession(): void {
  keep(KEY, "remembered");
  document.documentElement.dataset.session = "remembered";
}

export function forgetSession(): void {
  keep(KEY, null);
  delete document.documentElement.dataset.session;
}
