import { Trans } from "@lingui/react/macro";
import { Suspense } from "react";
import { lazyExtra } from "../../platform/lazy-extra.ts";
import { useSession } from "../../platform/session.ts";
import { ACCOUNT_ENTRY, CREATE_ENTRY, SIGNED_OUT_ENTRIES } from "./navigation.ts";
import { NavigationLink } from "./navigation-link.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** Loaded once the user is signed in. */
const Bell = lazyExtra(async () => (await import("../../features/notifications/parts.ts")).Bell);

const BUTTON =
  "inline-flex min-h-11 items-center justify-center rounded-control bg-on-ink px-4 max-[399px]:max-w-21.5 max-[399px]:px-2 text-center text-14 leading-[1.25rem] font-semibold text-ink transition-opacity hover:opacity-90";

/**
 * The header's session links, live: on a phone only the filled one is next to the menu. Prerendered pages show them as
 * for a visitor.
 */
export function SessionLinks({ entryClassName }: { entryClassName: string }) {
  const { state } = useSession();
  const { signOut, pending } = useSignOut();
  if (state === "signed-in") {
    return (
      <>
        <NavigationLink entry={ACCOUNT_ENTRY} className={entryClassName} />
        <Suspense fallback={<span className="w-11" />}>
          <Bell />
        </Suspense>
        <NavigationLink entry={CREATE_ENTRY} className={BUTTON} />
        <button type="button" onClick={signOut} aria-disabled={pending || undefined} className={entryClassName}>
          <Trans>Sign Out</Trans>
        </button>
      </>
    );
  }
  return SIGNED_OUT_ENTRIES.map((entry, at) => (
    <NavigationLink
      key={entry.path}
      entry={entry}
      data-until-session={state === "resolving" ? "" : undefined}
      className={at === SIGNED_OUT_ENTRIES.length - 1 ? BUTTON : entryClassName}
    />
  ));
}
