const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

/** Whether a host name from a URL or a setting means this machine. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_NAMES.has(host);
}
