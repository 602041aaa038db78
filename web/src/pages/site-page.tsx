import { useLingui } from "@lingui/react/macro";
import type { SiteFacts } from "@vestpocket/domain/operators/operators.schema";
import { type ComponentType, lazy, Suspense } from "react";
import { Article } from "../features/resources/article.tsx";
import { lazyBody } from "../platform/lazy-body.ts";
import { PageHead } from "../platform/page-head.tsx";
import { SentData, useSentData } from "../platform/sent-data.tsx";
import { Loading } from "../ui/loading.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** The pages that say who runs the site. */
export type SitePageName = "privacy" | "terms" | "contact" | "accessibility";
export type SitePageBody = ComponentType<{ facts: SiteFacts }>;

const LoadedFacts = lazy(async () => ({
  default: (await import("../features/operators/loaded-facts.tsx")).LoadedFacts,
}));

const BODIES: Readonly<Record<SitePageName, SitePageBody>> = {
  privacy: lazyBody("legal", async () => (await import("../features/resources/legal/privacy.tsx")).Privacy),
  terms: lazyBody("legal", async () => (await import("../features/resources/legal/terms-of-use.tsx")).TermsOfUse),
  contact: lazyBody("legal", async () => (await import("../features/resources/legal/contact.tsx")).Contact),
  accessibility: lazyBody(
    "legal",
    async () => (await import("../features/resources/legal/accessibility.tsx")).Accessibility,
  ),
};

interface SitePageProps {
  name: SitePageName;
  /** The server, which cannot wait for a page's text, has it already. */
  body?: SitePageBody;
}

/** A page about the site and its operator, separate from its route because the server renders it too. */
export function SitePage({ name, body: Body = BODIES[name] }: SitePageProps) {
  const sent = useSentData<SiteFacts>();
  const words = useWords(name);
  if (sent !== undefined) {
    return (
      <>
        <SentData data={sent} />
        <Article {...words}>
          <Body facts={sent} />
        </Article>
      </>
    );
  }
  const waiting = <Waiting title={words.title} />;
  // The prerendered page, which the server fills in.
  if (import.meta.env.SSR) return waiting;
  return (
    <Suspense fallback={waiting}>
      <LoadedFacts loading={waiting}>
        {(facts) => (
          <Article {...words}>
            <Body facts={facts} />
          </Article>
        )}
      </LoadedFacts>
    </Suspense>
  );
}

function Waiting({ title }: { title: string }) {
  return (
    <PageContainer className="py-10 sm:py-16">
      <PageHead title={title} />
      <h1 className="text-36 sm:text-48">{title}</h1>
      <Loading className="mt-10 min-h-[50vh] max-w-[48rem]">
        <Skeleton className="h-80 rounded-card" />
      </Loading>
    </PageContainer>
  );
}

function useWords(name: SitePageName): { title: string; summary: string } {
  const { t } = useLingui();
  const words = {
    privacy: { title: t`Privacy`, summary: t`What we store about you, why, for how long, and your choices.` },
    terms: {
      title: t`Terms of use`,
      summary: t`Who can post, what is not allowed, what it costs, and who is responsible for what.`,
    },
    contact: {
      title: t`Contact`,
      summary: t`Where to turn with a question, a problem, or a request about your data.`,
    },
    accessibility: {
      title: t`Accessibility`,
      summary: t`What we aim for, what does not work yet, and how to tell us about a barrier.`,
    },
  } as const;
  return words[name];
}
