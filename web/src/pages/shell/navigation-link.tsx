import { useLingui } from "@lingui/react";
import { usePathInEveryLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { useKeptReturnQuery } from "../../platform/return-path.ts";
import { type NavigationEntry, SIGNED_OUT_ENTRIES } from "./navigation.ts";

interface NavigationLinkProps {
  entry: NavigationEntry;
  className: string;
  "data-until-session"?: "" | undefined;
}

/** A navigation link, marked as current on its page and subpages. */
export function NavigationLink({ entry: { path, label }, ...rest }: NavigationLinkProps) {
  const { i18n } = useLingui();
  const here = usePathInEveryLanguage();
  const returnQuery = useKeptReturnQuery();
  const to = SIGNED_OUT_ENTRIES.some((each) => each.path === path) ? path + returnQuery : path;
  const current = here === path ? "page" : here.startsWith(`${path}/`) ? "true" : undefined;
  return (
    <LocalLink to={to} aria-current={current} {...rest}>
      {i18n._(label)}
    </LocalLink>
  );
}
