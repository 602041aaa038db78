/** Not a secret: records that this browser signed in, so that visitors' pages do not make a call that must fail. */
const KEY = "vestpocket.session";

export function isSessionRemembered(): boolean {
  return localStorage.getItem(KEY) !== null;
}

export function rememberSession(): void {
  localStorage.setItem(KEY, "remembered");
  document.documentElement.dataset.session = "remembered";
}

export function forgetSession(): void {
  localStorage.removeItem(KEY);
  delete document.documentElement.dataset.session;
}
