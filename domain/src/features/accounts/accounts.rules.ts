/** An e-mail address of the specified basic pattern: text, at sign, text, dot, text (product.md §8). */
export function isEmail(email: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email);
}

/** An address as it is compared, so that one mailbox has one account: NFKC, lower case, trimmed. */
export function toEmailKey(email: string): string {
  return email.normalize("NFKC").trim().toLowerCase();
}
