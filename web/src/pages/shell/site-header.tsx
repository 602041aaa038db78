import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { ResourceLinks } from "../../features/resources/resource-links.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { Menu } from "../../ui/menu.tsx";
import { PageContainer } from "../../ui/page-container.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Mark } from "./mark.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { MAIN_ENTRIES } from "./navigation.ts";
import { NavigationLink } from "./navigation-link.tsx";
import { SessionLinks } from "./session-links.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { UnitSwitch } from "./unit-switch.tsx";

const ENTRY =
  "relative inline-flex h-11 items-center gap-1.5 rounded-control px-2.5 text-14 font-medium text-on-ink transition-colors hover:bg-ink-raised underline-offset-8 aria-[current]:underline";

export function SiteHeader() {
  const { t } = useLingui();
  return (
    <header data-ground="ink" className="relative bg-ink text-on-ink print:hidden">
      <PageContainer className="flex min-h-16 items-center gap-2 py-2">
        <LocalLink
          to={paths.home()}
          aria-label={t`Vestpocket, home`}
          className="-ml-2 flex min-w-11.5 shrink-[999] rounded-control px-2"
        >
          <Mark />
        </LocalLink>
        <nav aria-label={t`Main`} className="ml-4 hidden items-center gap-1 xl:flex">
          {MAIN_ENTRIES.map((entry) => (
            <NavigationLink key={entry.path} entry={entry} className={ENTRY} />
          ))}
          <Menu
            label={<Trans>Resources</Trans>}
            triggerClassName={ENTRY}
            panelClassName="top-17 left-1/2 w-[min(60rem,calc(100vw-3rem))] -translate-x-1/2 p-6"
          >
            <ResourceLinks
              className="grid grid-cols-4 gap-6"
              headingClassName="flex min-h-11 items-center px-3 text-13 font-semibold text-muted"
              headingLinkClassName="flex min-h-11 items-center rounded-control px-3 text-14 font-semibold text-text transition-colors hover:bg-action-soft"
              linkClassName="flex min-h-11 items-center rounded-control px-3 py-2 text-14 text-text transition-colors hover:bg-action-soft"
            />
          </Menu>
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1">
          <div className="hidden items-center xl:flex">
            <LanguageSwitch className={ENTRY} />
            <UnitSwitch />
            <ThemeSwitch />
          </div>
          <SessionLinks entryClassName={`${ENTRY} max-xl:hidden`} />
          <MobileMenu />
        </div>
      </PageContainer>
    </header>
  );
}
