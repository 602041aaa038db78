/**
 * The URL with undecodable parts taken literally: `/%zz` means the characters `%zz`. The router then finds no route, or
 * passes it to one that knows no such id, instead of answering on its own without our headers, shape and page.
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
