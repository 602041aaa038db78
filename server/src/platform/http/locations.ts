/**
 * Where a redirect leads, as a header: always a path of this site, in ASCII. A second slash or a backslash at its start
 * would lead to another host, and Node refuses to send a header with any other character.
 */
export function toLocation(path: string): string {
  return path
    .toWellFormed()
    .replace(/^[/\\]+/u, "/")
    .replace(/[^!-~]/gu, encodeURIComponent);
}
