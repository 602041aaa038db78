import { useLingui } from "@lingui/react";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ComponentType } from "react";
import { useParams } from "react-router";
import { Article } from "../features/resources/article.tsx";
import { MoreToRead } from "../features/resources/more-to-read.tsx";
import { RESOURCE_OUTLINES } from "../features/resources/resource-outlines.ts";
import { findResource, LEARN_HUB, type Resource } from "../features/resources/resources.ts";
import { useMessage } from "../platform/language.ts";
import { lazyBody } from "../platform/lazy-body.ts";
import NotFoundPage from "./not-found-page.tsx";

/** The body of each page by slug, loaded only with its page. */
const BODIES: Readonly<Record<string, ComponentType>> = {
  "how-it-works": lazyBody(
    "resources",
    async () => (await import("../features/resources/pages/how-it-works.tsx")).HowItWorks,
  ),
  "benefits-by-user": lazyBody(
    "resources",
    async () => (await import("../features/resources/pages/benefits-by-user.tsx")).BenefitsByUser,
  ),
  "pricing-plans": lazyBody(
    "resources",
    async () => (await import("../features/resources/pages/pricing-plans.tsx")).PricingPlans,
  ),
  "real-estate-agents": lazyBody(
    "resources",
    async () => (await import("../features/resources/pages/real-estate-agents.tsx")).RealEstateAgents,
  ),
  "do-it-yourself-save": lazyBody(
    "resources",
    async () => (await import("../features/resources/pages/do-it-yourself-save.tsx")).DoItYourselfSave,
  ),
  "sell-your-franchise-business": lazyBody(
    "resources",
    async () =>
      (await import("../features/resources/pages/sell-your-franchise-business.tsx")).SellYourFranchiseBusiness,
  ),
  "post-or-find-lease-opportunities": lazyBody(
    "resources",
    async () =>
      (await import("../features/resources/pages/post-or-find-lease-opportunities.tsx")).PostOrFindLeaseOpportunities,
  ),
  "confidential-options": lazyBody(
    "resources",
    async () => (await import("../features/resources/pages/confidential-options.tsx")).ConfidentialOptions,
  ),
  "learn-hub": lazyBody("resources", async () => (await import("../features/resources/pages/learn-hub.tsx")).LearnHub),
};

export default function ResourcePage() {
  const { slug = "" } = useParams();
  const message = useMessage();
  const { i18n } = useLingui();
  const resource = findResource(slug);
  const outline = RESOURCE_OUTLINES[slug];
  const Body = BODIES[slug];
  if (!resource || !outline || !Body) return <NotFoundPage />;

  const toTitle = (each: Resource) => {
    const own = RESOURCE_OUTLINES[each.slug]?.title;
    return own ? i18n._(own) : message(each.title);
  };
  const isHub = resource === LEARN_HUB;
  const hub = { title: toTitle(LEARN_HUB), path: paths.resource(LEARN_HUB.slug) };
  return (
    <Article
      title={toTitle(resource)}
      summary={i18n._(outline.summary)}
      parent={isHub ? undefined : hub}
      aside={!isHub && <MoreToRead slug={slug} />}
    >
      <Body />
    </Article>
  );
}
