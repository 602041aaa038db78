import { useLocation, useSearchParams } from "react-router";

/** The query parameter that says where a person goes after logging in. */
const NEXT = "next";

/** `?next=` with the page one is on, or another of this site, for the way to /login. */
export function useReturnQuery(path?: string): string {
  const { pathname, search } = useLocation();
  return new URLSearchParams({ [NEXT]: path ?? pathname + search }).toString();
}

/** Where to go after logging in: a path of this site, or undefined. */
export function useReturnPath(): string | undefined {
  const [query] = useSearchParams();
  const next = query.get(NEXT);
  return next !== null && isPathOfThisSite(next) ? next : undefined;
}

/** '//evil.example', '/\evil.example' and control characters would lead elsewhere. */
function isPathOfThisSite(path: string): boolean {
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return false;
  return new URL(path, "http://this.site").origin === "http://this.site";
}
