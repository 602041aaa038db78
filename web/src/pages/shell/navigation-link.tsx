import { useLingui } from "@lingui/react";
import { usePathInEveryLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import type { NavigationEntry } from "./navigation.ts";

interface NavigationLinkProps {
  entry: NavigationEntry;
  className: string;
  "data-until-session"?: "" | undefined;
}

/** An entry of the navigation. It tells whether one is on its page, or on a page that belongs to it. */
export function NavigationLink({ entry: { path, label }, ...rest }: NavigationLinkProps) {
  const { i18n } = useLingui();
  const here = usePathInEveryLanguage();
  const current = here === path ? "page" : here.startsWith(`${path}/`) ? "true" : undefined;
  return (
    <LocalLink to={path} aria-current={current} {...rest}>
      {i18n._(label)}
    </LocalLink>
  );
}
