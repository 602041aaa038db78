import { Link, type LinkProps, NavLink, type NavLinkProps } from "react-router";
import { useLocalPath } from "./language.ts";

/** A link within the site that keeps the page's language: `<LocalLink to={paths.login()}>`. */
export function LocalLink({ to, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
  return <Link to={useLocalPath()(to)} {...rest} />;
}

export function LocalNavLink({ to, ...rest }: Omit<NavLinkProps, "to"> & { to: string }) {
  return <NavLink to={useLocalPath()(to)} {...rest} />;
}
