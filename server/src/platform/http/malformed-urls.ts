/**
 * The address with what cannot be decoded taken as it is written: `/%zz` means the characters `%zz`. The router then finds nothing
 * there, or passes it to a route that knows no such id, instead of answering by itself without our headers, shape and page.
 */
export function repairUrl(url: string): string {
  const end = url.search(/[?#]/u);
  const path = end === -1 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
