import { useLingui } from "@lingui/react";
import { usePathInEveryLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import type { NavigationEntry } from "./navigation.ts";

interface NavigationLinkProps {
  entry: NavigationEntry;
  className: string;
  "data-until-session"?: "" | undefined;
}

/** A navigation link, marked as current on its page and subpages. */
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
