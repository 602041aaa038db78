import { PassThrough } from "node:stream";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createReadableStreamFromReadable } from "@react-router/node";
import { paths, splitPath } from "@vestpocket/domain/shared/paths";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter, StaticRouter } from "react-router";
import { Accessibility } from "./features/resources/legal/accessibility.tsx";
import { Contact } from "./features/resources/legal/contact.tsx";
import { Privacy } from "./features/resources/legal/privacy.tsx";
import { TermsOfUse } from "./features/resources/legal/terms-of-use.tsx";
import { BrowseMarket } from "./pages/browse-market.tsx";
import { ListingTeaser } from "./pages/listing-teaser.tsx";
import { SitePage, type SitePageBody, type SitePageName } from "./pages/site-page.tsx";
import { activateLanguage, addCatalogue, loadLanguage } from "./platform/catalogues.ts";
import { SentDataProvider } from "./platform/sent-data.tsx";

/** Prerenders one page to HTML. Pages are rendered one at a time, so the language can be global. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await activateLanguage(splitPath(new URL(request.url).pathname).language);
  await addCatalogue("resources");
  await addCatalogue("legal");
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // Render the whole page: no part may wait for a script to move it into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        const body = new PassThrough();
        headers.set("Content-Type", "text/html");
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onError: reject,
      onShellError: reject,
    });
  });
}

/** What React moves to a document's head, and puts first if there is none. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/u;

/**
 * Renders what a page with data has in its head and in its <main>; the server puts both into the prerendered page. It renders in one
 * go, so the language can be global.
 */
export async function renderContent(path: string, data: object): Promise<{ head: string; main: string }> {
  const { language, path: plain } = splitPath(path);
  await loadLanguage(language, SITE_PAGES[plain] && ["legal"]);
  i18n.activate(language);
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <StaticRouter location={path}>
        <SentDataProvider value={data}>
          <Content path={plain} />
        </SentDataProvider>
      </StaticRouter>
    </I18nProvider>,
  );
  const [head = ""] = HOISTED.exec(html) ?? [];
  return { head, main: html.slice(head.length) };
}

const SITE_PAGES: Readonly<Record<string, { name: SitePageName; body: SitePageBody }>> = {
  [paths.privacy()]: { name: "privacy", body: Privacy },
  [paths.terms()]: { name: "terms", body: TermsOfUse },
  [paths.contact()]: { name: "contact", body: Contact },
  [paths.accessibility()]: { name: "accessibility", body: Accessibility },
};

function Content({ path }: { path: string }) {
  const page = SITE_PAGES[path];
  if (page !== undefined) return <SitePage {...page} />;
  return path.startsWith(paths.browse()) ? <BrowseMarket /> : <ListingTeaser />;
}
