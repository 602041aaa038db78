/** A mailbox that does not exist, or one that takes no e-mail for another lasting reason. */
export type Bounce = "unknown_mailbox" | "bounced";

/** No such mailbox, no such domain, not an address, moved without a trace, a domain that takes no e-mail (RFC 3463, RFC 7505). */
const UNKNOWN = /^5\.1\.(?:1|2|3|6|10)$/u;
/** Disabled. */
const LASTING = /^5\.2\.1$/u;
/** Rejections of a recipient by servers that say no more. */
const UNEXPLAINED = [550, 551, 553];

/**
 * What a permanent rejection says about the recipient's mailbox; undefined if it is about something else, such as the
 * sender's reputation, a policy or a full mailbox: then another e-mail may arrive.
 */
export function readBounce({ code, status }: { code: number; status: string | undefined }): Bounce | undefined {
  if (status !== undefined && UNKNOWN.test(status)) return "unknown_mailbox";
  if (status !== undefined) return LASTING.test(status) ? "bounced" : undefined;
  return UNEXPLAINED.includes(code) ? "bounced" : undefined;
}
