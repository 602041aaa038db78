import type { Page } from "@playwright/test";

interface StructuredData {
  readonly "@context": string;
  readonly "@type": string;
  readonly [member: string]: unknown;
}

/** A page as the server sends it: what search engines and people without scripts read. */
export interface SentPage {
  readonly path: string;
  readonly status: number;
  readonly linkHeader: string;
  readonly language: string;
  readonly title: string;
  /** The head's metadata contents by name or property, with repeats. */
  readonly meta: Readonly<Record<string, readonly string[]>>;
  readonly canonical: readonly (string | null)[];
  readonly structuredData: readonly StructuredData[];
  /** Where links lead, without the '#' part. */
  readonly links: readonly string[];
  /** Fields in parts that wait for their own scripts: React renders such a part again, losing what was entered. */
  readonly fieldsDrawnAnew: readonly string[];
  readonly main: {
    readonly text: string;
    readonly headline: readonly string[];
    /** Second-level headings, except those beside the text. */
    readonly sections: readonly string[];
    readonly linksBeside: readonly string[];
  };
}

/** Fetches pages and has the browser parse them without running them, a tenth of the work of opening them. */
export async function readSentPages(page: Page, paths: readonly string[]): Promise<SentPage[]> {
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await page.request.get(path, { headers: { accept: "text/html" } });
      const linkHeader = answer.headers().link ?? "";
      return { path, url: answer.url(), status: answer.status(), linkHeader, source: await answer.text() };
    }),
  );
  return page.evaluate((all) => {
    const listFieldsDrawnAnew = (body: Element) => {
      const nodes = document.createNodeIterator(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);
      const found: string[] = [];
      let depth = 0;
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        if (node instanceof Comment) depth += node.data === "/$" ? -1 : node.data.startsWith("$") ? 1 : 0;
        else if (depth > 0 && node instanceof Element && node.matches("input, textarea, select"))
          found.push(node.outerHTML);
      }
      return found;
    };
    const textOf = (element: Element) => (element.textContent ?? "").replace(/\s+/gu, " ").trim();
    return all.map(({ path, url, status, linkHeader, source }) => {
      const { documentElement: html, head, body, title } = new DOMParser().parseFromString(source, "text/html");
      const textsOf = (selector: string) => [...body.querySelectorAll(selector)].map(textOf);
      const meta: Record<string, string[]> = {};
      for (const each of head.querySelectorAll("meta[content]")) {
        const name = each.getAttribute("name") ?? each.getAttribute("property") ?? "";
        meta[name] = [...(meta[name] ?? []), each.getAttribute("content") ?? ""];
      }
      return {
        path,
        status,
        linkHeader,
        language: html.lang,
        title,
        meta,
        canonical: [...head.querySelectorAll("link[rel=canonical]")].map((each) => each.getAttribute("href")),
        structuredData: [...html.querySelectorAll('script[type="application/ld+json"]')].map(
          (each) => JSON.parse(each.textContent ?? "") as StructuredData,
        ),
        links: [...body.querySelectorAll("a[href]")].map((each) =>
          new URL(each.getAttribute("href") ?? "", url).href.replace(/#.*/u, ""),
        ),
        fieldsDrawnAnew: listFieldsDrawnAnew(body),
        main: {
          text: textsOf("main").join(" "),
          headline: textsOf("main h1"),
          sections: textsOf("main h2:not(aside *)"),
          linksBeside: textsOf("main aside a"),
        },
      };
    });
  }, answers);
}
