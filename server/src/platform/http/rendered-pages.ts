import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { localPath, splitPath } from "@vestpocket/domain/shared/paths";
import { LANGUAGES } from "@vestpocket/domain/shared/text";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Api } from "./api.ts";
import { PASSING, type PrerenderedPage, sendPage, toPage } from "./prerendered-pages.ts";

/** A page whose content comes from the database: the web app's build renders it on request. */
export interface RenderedPage {
  /** Its path without the language; paths below it belong to it too. The build has prerendered it without content. */
  readonly path: string;
  /** The content at a path, with its canonical path; undefined if there is none. */
  readonly find: (path: string) => Promise<{ readonly path: string; readonly data: object } | undefined>;
  /** Paths for search engines: the same list until it is read again. If not set, its own path is the only one. */
  readonly listPaths?: () => Promise<readonly string[]>;
  /** How long browsers and caches may keep it; minutes by default. */
  readonly caching?: string;
}

/** The part of a page that differs from the prerendered one. */
interface Content {
  /** Of the head. */
  readonly head: string;
  /** Inside <main>. */
  readonly main: string;
}

/** What the web app's build exports for this: it bundles React and everything else it needs. */
type RenderContent = (path: string, data: object) => Promise<Content>;

interface RenderedSite {
  readonly pages: readonly RenderedPage[];
  /** The folder of the built web app. */
  readonly build: string;
  readonly findTemplate: (path: string) => PrerenderedPage | undefined;
  /** Adds the headers that every page has. */
  readonly setHeaders: (reply: FastifyReply, page: PrerenderedPage & { readonly path: string }) => FastifyReply;
  /** Inserts the site's own URL into the rendered page. */
  readonly finish: (html: string) => string;
}

/** Browsers revalidate after a minute, caches in front of us after five. */
const CACHED = "public, max-age=60, s-maxage=300";

/** Serves pages rendered from data. A non-canonical URL is redirected to the page's own. */
export function registerRenderedPages(api: Api, { pages, ...site }: RenderedSite): void {
  const render = prepareRendering(site);
  for (const page of pages) {
    for (const language of LANGUAGES) {
      const start = localPath(language, page.path);
      for (const url of [start, `${start}/*`]) {
        api.get(url, { schema: { hide: true } }, async (request: FastifyRequest, reply: FastifyReply) => {
          const [asked = "", query] = request.url.split("?");
          const found = await page.find(splitPath(asked).path);
          if (found === undefined) return reply.callNotFound();
          const path = localPath(language, found.path);
          if (path !== asked) return reply.redirect(query === undefined ? path : `${path}?${query}`, 301);
          const rendered = await render({ path, template: start, data: found.data });
          site.setHeaders(reply, { ...rendered, path }).header("cache-control", page.caching ?? CACHED);
          return sendPage(rendered, { request, reply });
        });
      }
    }
  }
}

interface PageRequest {
  readonly path: string;
  /** The path of the prerendered page. */
  readonly template: string;
  readonly data: object;
}

/** The data of recently rendered pages. */
const KEPT_MAX = 500;

/** Rendered content is cached by its data, so that a crowd costs one rendering. */
function prepareRendering({ build, findTemplate, finish }: Omit<RenderedSite, "pages">) {
  const rendered = new LRUCache<string, Promise<Content>>({ max: KEPT_MAX });
  let loading: Promise<RenderContent> | undefined;

  async function renderAnew(path: string, data: object): Promise<Content> {
    loading ??= loadRendering(build);
    return (await loading)(path, data);
  }

  return async ({ path, template, data }: PageRequest): Promise<PrerenderedPage> => {
    const page = findTemplate(template);
    if (page === undefined) throw new Error(`The build of the web app is incomplete: ${template} is missing.`);
    const key = `${path} ${JSON.stringify(data)}`;
    const content = rendered.get(key) ?? renderAnew(path, data);
    rendered.set(key, content);
    content.catch(() => rendered.delete(key));
    return toPage(finish(fillTemplate(page.html.toString(), await content)), { hashes: page.hashes, quality: PASSING });
  };
}

/** Loaded on first use: a server that never renders does without React. */
async function loadRendering(build: string): Promise<RenderContent> {
  const { entry } = (await import(pathToFileURL(join(build, "server/index.js")).href)) as {
    entry: { module: { renderContent: RenderContent } };
  };
  return entry.module.renderContent;
}

/** The prerendered page has a title, asks not to be indexed, and has a placeholder in <main>. */
function fillTemplate(html: string, { head, main }: Content): string {
  return html
    .replace('<meta name="robots" content="noindex"/>', "")
    .replace(/<title>[^<]*<\/title>/u, () => head)
    .replace(/(?<=<main[^>]*>)[\s\S]*?(?=<\/main>)/u, () => main);
}
