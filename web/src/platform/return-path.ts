import { isPathOfThisSite, RETURN_PARAMETER, SIGNED_IN_MARK } from "@vestpocket/domain/shared/return-path";
import { useLocation, useSearchParams } from "react-router";

/** `?next=` with the current page, or another page of this site, for links to /login. */
export function useReturnQuery(path?: string): string {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + (hash === SIGNED_IN_MARK ? "" : hash);
  return new URLSearchParams({ [RETURN_PARAMETER]: path ?? here }).toString();
}

/** Where to go after log-in: a path of this site, or undefined. */
export function useReturnPath(): string | undefined {
  const [query] = useSearchParams();
  const next = query.get(RETURN_PARAMETER);
  return next !== null && isPathOfThisSite(next) ? next : undefined;
}

/** The query of a link between log-in and sign-up, which keeps the page to open afterwards: '' or `?next=…`. */
export function useKeptReturnQuery(): string {
  const next = useReturnPath();
  return next === undefined ? "" : `?${new URLSearchParams({ [RETURN_PARAMETER]: next })}`;
}
