/** Names that only a private network resolves (RFC 6761, RFC 6762, RFC 8375). */
const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|test|invalid|example|onion)$/u;

/**
 * Whether an address may be a push service's: https on its usual port, at a public host name and not at an IP address,
 * without a user (product.md §23.5). What the name resolves to is checked again when a message is sent.
 */
export function isPublicEndpoint(address: string): boolean {
  const [, host = "localhost"] = /^https:\/\/((?:[a-z\d-]+\.)+[a-z][a-z\d-]*)\/[!-~]*$/u.exec(address) ?? [];
  return !PRIVATE_NAMES.test(host);
}
