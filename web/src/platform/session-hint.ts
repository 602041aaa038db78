import { SIGNED_IN_COOKIE } from "@vestpocket/domain/sessions/sessions.rules";

/**
 * Whether this browser signed in, so that visitors' pages do not make a call that must fail. The server says so in a
 * cookie that lasts as long as the session's own: some browsers clear everything else after a week.
 */
export function isSessionRemembered(): boolean {
  return document.cookie.split("; ").includes(`${SIGNED_IN_COOKIE}=1`);
}

export function rememberSession(): void {
  // Not over the server's, which lasts longer.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late, and only over TLS
  if (!isSessionRemembered()) document.cookie = `${SIGNED_IN_COOKIE}=1; path=/; samesite=lax`;
  document.documentElement.dataset.session = "remembered";
}

export function forgetSession(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${SIGNED_IN_COOKIE}=; path=/; max-age=0`;
  delete document.documentElement.dataset.session;
}
