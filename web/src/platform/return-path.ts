import { useLocation, useSearchParams } from "react-router";

/** The query parameter with the page to open after log-in. */
const NEXT = "next";

/** `?next=` with the current page, or another page of this site, for links to /login. */
export function useReturnQuery(path?: string): string {
  const { pathname, search } = useLocation();
  return new URLSearchParams({ [NEXT]: path ?? pathname + search }).toString();
}

/** Where to go after log-in: a path of this site, or undefined. */
export function useReturnPath(): string | undefined {
  const [query] = useSearchParams();
  const next = query.get(NEXT);
  return next !== null && isPathOfThisSite(next) ? next : undefined;
}

/** The query of a link between log-in and sign-up, which keeps the page to open afterwards: '' or `?next=…`. */
export function useKeptReturnQuery(): string {
  const next = useReturnPath();
  return next === undefined ? "" : `?${new URLSearchParams({ [NEXT]: next })}`;
}

/** Rejects '//evil.example', '/\evil.example' and control characters, which would lead to another site. */
function isPathOfThisSite(path: string): boolean {
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return false;
  return new URL(path, "http://this.site").origin === "http://this.site";
}
