import { useLingui } from "@lingui/react";
import { paths } from "@vestpocket/domain/shared/paths";
import { lazy, Suspense } from "react";
import { usePathInEveryLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { useKeptReturnQuery } from "../../platform/return-path.ts";
import { type NavigationEntry, SIGNED_OUT_ENTRIES } from "./navigation.ts";

/** Loaded once the user is signed in. */
const UnreadMark = lazy(async () => ({ default: (await import("./unread-mark.tsx")).UnreadMark }));

interface NavigationLinkProps {
  entry: NavigationEntry;
  className: string;
  "data-until-session"?: "" | undefined;
}

/** A navigation link, marked as current on its page and subpages. The account link shows what is unread. */
export function NavigationLink({ entry: { path, label }, ...rest }: NavigationLinkProps) {
  const { i18n } = useLingui();
  const here = usePathInEveryLanguage();
  const returnQuery = useKeptReturnQuery();
  const to = SIGNED_OUT_ENTRIES.some((each) => each.path === path) ? path + returnQuery : path;
  const current = here === path ? "page" : here.startsWith(`${path}/`) ? "true" : undefined;
  return (
    <LocalLink to={to} aria-current={current} {...rest}>
      {i18n._(label)}
      {path === paths.account() && (
        <Suspense>
          <UnreadMark />
        </Suspense>
      )}
    </LocalLink>
  );
}
