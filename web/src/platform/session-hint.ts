import { SIGNED_IN_COOKIE } from "@vestpocket/domain/sessions/sessions.rules";

/**
 * Whether this browser signed in, so that visitors' pages do not make a call that must fail. The server says so in a
 * cookie that lasts as long as the session's own: some browsers clear everything else after a week.
 */
export function isSessionRemembered(): boolean {
  return document.cookie.includes(`${SIGNED_IN_COOKIE}=1`);
}

export function rememberSession(): void {
  // Not over the server's, which lasts longer.
  if (!isSessionRemembered()) write("1");
  document.documentElement.dataset.session = "remembered";
}

export function forgetSession(): void {
  write("; max-age=0");
  delete document.documentElement.dataset.session;
}

function write(value: string): void {
  const [prefix, end] = location.protocol === "https:" ? ["__Host-", "; secure"] : ["", ""];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late, and only over TLS
  document.cookie = `${prefix}${SIGNED_IN_COOKIE}=${value}; path=/; samesite=lax${end}`;
}
