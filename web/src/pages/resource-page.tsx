import { useLingui } from "@lingui/react";
import { type ComponentType, lazy, Suspense } from "react";
import { useParams } from "react-router";
import { MoreToRead } from "../features/resources/more-to-read.tsx";
import { RESOURCE_OUTLINES } from "../features/resources/resource-outlines.ts";
import { findResource, LEARN_HUB } from "../features/resources/resources.ts";
import { addCatalogue } from "../platform/catalogues.ts";
import { useMessage } from "../platform/language.ts";
import { PageHead } from "../platform/page-head.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { StitchedDivider } from "../ui/stitched-divider.tsx";
import NotFoundPage from "./not-found-page.tsx";

/** A page's body, which comes with the catalogue of its texts. */
function body(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), addCatalogue("resources")]);
    return { default: component };
  });
}

/** The body of each page by its slug; it comes only with its own page. */
const BODIES: Readonly<Record<string, ComponentType>> = {
  "how-it-works": body(async () => (await import("../features/resources/pages/how-it-works.tsx")).HowItWorks),
  "benefits-by-user": body(
    async () => (await import("../features/resources/pages/benefits-by-user.tsx")).BenefitsByUser,
  ),
  "pricing-plans": body(async () => (await import("../features/resources/pages/pricing-plans.tsx")).PricingPlans),
  "real-estate-agents": body(
    async () => (await import("../features/resources/pages/real-estate-agents.tsx")).RealEstateAgents,
  ),
  "do-it-yourself-save": body(
    async () => (await import("../features/resources/pages/do-it-yourself-save.tsx")).DoItYourselfSave,
  ),
  "sell-your-franchise-business": body(
    async () =>
      (await import("../features/resources/pages/sell-your-franchise-business.tsx")).SellYourFranchiseBusiness,
  ),
  "post-or-find-lease-opportunities": body(
    async () =>
      (await import("../features/resources/pages/post-or-find-lease-opportunities.tsx")).PostOrFindLeaseOpportunities,
  ),
  "confidential-options": body(
    async () => (await import("../features/resources/pages/confidential-options.tsx")).ConfidentialOptions,
  ),
  "learn-hub": body(async () => (await import("../features/resources/pages/learn-hub.tsx")).LearnHub),
};

export default function ResourcePage() {
  const { slug = "" } = useParams();
  const message = useMessage();
  const { i18n } = useLingui();
  const resource = findResource(slug);
  const outline = RESOURCE_OUTLINES[slug];
  const Body = BODIES[slug];
  if (!resource || !outline || !Body) return <NotFoundPage />;

  const title = outline.title ? i18n._(outline.title) : message(resource.title);
  const summary = i18n._(outline.summary);
  const isHub = resource === LEARN_HUB;
  return (
    <PageContainer className="py-10 sm:py-16">
      <PageHead isPublic title={title} description={summary} />
      <h1 className="text-36 sm:text-48">{title}</h1>
      <StitchedDivider className="mt-4 text-muted" />
      <p className="mt-5 max-w-[40rem] text-18 text-muted">{summary}</p>
      <div className={isHub ? "mt-10" : "mt-10 grid justify-between gap-12 lg:grid-cols-[minmax(0,44rem)_18rem]"}>
        <div className="flex min-h-[50vh] min-w-0 flex-col gap-10 sm:gap-12">
          <Suspense>
            <Body />
          </Suspense>
        </div>
        {!isHub && <MoreToRead slug={slug} />}
      </div>
    </PageContainer>
  );
}
