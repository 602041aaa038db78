import interFont from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import newsreaderFont from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { type ReactNode, useEffect } from "react";
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { ErrorPage } from "./pages/error-page.tsx";
import { Mark } from "./pages/shell/mark.tsx";
import { useTypedBefore } from "./platform/adopt-typed.ts";
import { AFTER_PAINT } from "./platform/after-paint.ts";
import { BEFORE_PAINT } from "./platform/before-paint.ts";
import { EARLY_CHANGES } from "./platform/early-changes.ts";
import { EARLY_PRESS, repeatEarlyPress } from "./platform/early-press.ts";
import { useLanguage } from "./platform/language.ts";
import { pageStyles, STYLES_ID } from "./platform/page-styles.ts";
import { siteOrigin } from "./platform/site-address.ts";
import stylesheet from "./styles.css?url";
import { Spinner } from "./ui/spinner.tsx";

export const links: LinksFunction = () => [
  { rel: "preload", href: newsreaderFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: interFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  ...(import.meta.env.DEV ? [{ rel: "stylesheet", href: stylesheet }] : []),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** What runs before the page's scripts. Those never run it again, so they do not contain it. */
const EARLY = import.meta.env.SSR ? `${BEFORE_PAINT};\n${EARLY_PRESS};\n${EARLY_CHANGES}` : "";
const LATER = import.meta.env.SSR ? AFTER_PAINT : "";

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script below changes the element's attributes before hydration.
    <html lang={useLanguage()} data-origin={siteOrigin()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#0b1b33" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#071324" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, named in the security policy */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY }} />
        {import.meta.env.PROD && (
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, named in the security policy */}
            <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: LATER }} />
            <style
              id={STYLES_ID}
              data-from={stylesheet}
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet
              dangerouslySetInnerHTML={{ __html: pageStyles }}
            />
          </>
        )}
        <Meta />
        <Links />
      </head>
      <body>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useTypedBefore();
  useEffect(repeatEarlyPress, []);
  return <Outlet />;
}

/** What pages that are not prerendered show until their script has loaded; the same in every language. */
export function HydrateFallback() {
  return (
    <>
      <title>Vestpocket</title>
      <div className="flex h-16 items-center bg-ink px-4 text-on-ink sm:px-6">
        <Mark />
      </div>
      <main className="grid min-h-[70vh] place-items-center">
        <Spinner />
        <noscript>
          <p className="max-w-[28rem] px-4 text-center">
            This page needs JavaScript, which is turned off in your browser. Turn it on, then reload the page.
          </p>
          <p lang="fr" className="mt-4 max-w-[28rem] px-4 text-center">
            Cette page exige JavaScript, qui est désactivé dans votre navigateur. Activez-le, puis rechargez la page.
          </p>
        </noscript>
      </main>
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
