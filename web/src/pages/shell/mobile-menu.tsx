import { Trans, useLingui } from "@lingui/react/macro";
import { Menu as MenuIcon, X } from "lucide-react";
import { useId, useState } from "react";
import { ResourceLinks } from "../../features/resources/resource-links.tsx";
import { useSession } from "../../platform/session.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Mark } from "./mark.tsx";
import { ACCOUNT_ENTRY, CREATE_ENTRY, MAIN_ENTRIES, SIGNED_OUT_ENTRIES } from "./navigation.ts";
import { NavigationLink } from "./navigation-link.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { UnitSwitch } from "./unit-switch.tsx";
import { useSignOut } from "./use-sign-out.ts";

const ENTRY =
  "flex min-h-12 w-full items-center rounded-control px-3 text-left text-16 font-medium text-text hover:bg-action-soft";

/** The header's menu below 1280 px, where the French labels do not fit. */
export function MobileMenu() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const titleId = useId();
  return (
    <div className="-mr-2 shrink-0 xl:hidden">
      <IconButton label={t`Menu`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon size={24} aria-hidden="true" />
      </IconButton>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        labelledBy={titleId}
        className="float-in m-0 ml-auto h-dvh max-h-none w-screen max-w-md"
      >
        <div data-ground="ink" className="flex h-16 items-center justify-between bg-ink px-4 text-on-ink sm:px-6">
          <h2 id={titleId} className="sr-only">
            <Trans>Menu</Trans>
          </h2>
          <Mark />
          <IconButton label={t`Close`} className="-mr-2" onClick={() => setOpen(false)}>
            <X size={24} aria-hidden="true" />
          </IconButton>
        </div>
        <MobileEntries close={() => setOpen(false)} />
      </Modal>
    </div>
  );
}

function MobileEntries({ close }: { close: () => void }) {
  const { t } = useLingui();
  const { state } = useSession();
  const { signOut } = useSignOut();
  const entries = [...MAIN_ENTRIES, ...(state === "signed-in" ? [ACCOUNT_ENTRY, CREATE_ENTRY] : SIGNED_OUT_ENTRIES)];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key clicks too
    <nav
      aria-label={t`Main`}
      className="px-3 py-4 sm:px-5"
      onClick={(event) => {
        if ((event.target as Element).closest("a")) close();
      }}
    >
      {entries.map((entry) => (
        <NavigationLink key={entry.path} entry={entry} className={`${ENTRY} aria-[current]:text-link`} />
      ))}
      {state === "signed-in" && (
        <button
          type="button"
          className={ENTRY}
          onClick={() => {
            close();
            void signOut();
          }}
        >
          <Trans>Sign Out</Trans>
        </button>
      )}
      <div className="mt-4 border-t border-line pt-4">
        <p className="px-3 font-serif text-18 font-semibold">
          <Trans>Resources</Trans>
        </p>
        <ResourceLinks
          className="mt-1 flex flex-col gap-3"
          headingClassName="px-3 pt-2 text-13 font-semibold text-muted"
          headingLinkClassName="flex min-h-11 items-center rounded-control px-3 text-16 font-semibold text-text hover:bg-action-soft"
          linkClassName="flex min-h-11 items-center rounded-control px-3 py-2 text-16 text-text hover:bg-action-soft"
        />
      </div>
      <div className="mt-4 flex items-center justify-between border-t border-line pt-4">
        <LanguageSwitch
          whole
          className="flex min-h-11 items-center rounded-control px-3 text-16 font-medium text-link"
        />
        <div className="flex items-center gap-1">
          <UnitSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </nav>
  );
}
