import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { Toasts } from "../../ui/toast.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** The layout of every page: skip link, header, footer, toasts. */
export default function ShellLayout() {
  const main = useFocusOnNewPage();
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-24 rounded-control bg-raised px-4 py-3 text-14 font-semibold text-link focus:translate-y-0 focus:shadow-float"
      >
        <Trans>Skip to content</Trans>
      </a>
      <SiteHeader />
      <main ref={main} id="main" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <Toasts />
    </div>
  );
}

/** Moves the focus to the top of the page after client-side navigation. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
