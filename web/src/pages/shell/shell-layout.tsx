import { Trans } from "@lingui/react/macro";
import { Suspense } from "react";
import { Outlet } from "react-router";
import { lazyExtra } from "../../platform/lazy-extra.ts";
import { Toasts } from "../../ui/toast.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { useFocusOnPage } from "./use-focus-on-page.ts";
import { useFrenchOffer } from "./use-french-offer.ts";
import { useTextsOfAddress } from "./use-texts-of-address.ts";

const PlaceKeeper = lazyExtra(async () => (await import("./place-keeper.tsx")).PlaceKeeper);

/** The layout of every page: skip link, header, footer, toasts. */
export default function ShellLayout() {
  const main = useFocusOnPage();
  const { Offer, onDecline } = useFrenchOffer();
  useTextsOfAddress();
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
      {Offer && <Offer onDecline={onDecline} />}
      <Toasts />
      <Suspense>
        <PlaceKeeper />
      </Suspense>
    </div>
  );
}
