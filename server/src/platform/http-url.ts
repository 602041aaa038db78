/** The URL of an address that a server listens on: a URL has an IPv6 address in brackets. */
export function toHttpUrl({ host, port }: { readonly host: string; readonly port: number }): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
