import type { Message } from "@vestpocket/domain/shared/text";

export interface Resource {
  readonly slug: string;
  readonly title: Message;
}

/** A heading of the Resources menu; a link if it has its own page. */
export interface ResourceGroup {
  readonly key: string;
  readonly title: Message;
  readonly page?: Resource;
  readonly resources: readonly Resource[];
}

const REAL_ESTATE_AGENTS: Resource = {
  slug: "real-estate-agents",
  title: /*i18n*/ { id: "resources.real-estate-agents", message: "Real Estate Agents" },
};

export const LEARN_HUB: Resource = {
  slug: "learn-hub",
  title: /*i18n*/ { id: "resources.learn-hub", message: "Visit The Learn Hub" },
};

export const RESOURCE_GROUPS: readonly ResourceGroup[] = [
  {
    key: "learn",
    title: /*i18n*/ { id: "resources.group.learn", message: "Learn & Get Started" },
    resources: [
      { slug: "how-it-works", title: /*i18n*/ { id: "resources.how-it-works", message: "How It Works" } },
      { slug: "benefits-by-user", title: /*i18n*/ { id: "resources.benefits-by-user", message: "Benefits By User" } },
      { slug: "pricing-plans", title: /*i18n*/ { id: "resources.pricing-plans", message: "Pricing & Plans" } },
    ],
  },
  { key: "agents", title: REAL_ESTATE_AGENTS.title, page: REAL_ESTATE_AGENTS, resources: [] },
  {
    key: "buyers-sellers",
    title: /*i18n*/ { id: "resources.group.buyers-sellers", message: "Buyers & Sellers" },
    resources: [
      {
        slug: "do-it-yourself-save",
        title: /*i18n*/ { id: "resources.do-it-yourself-save", message: "Do It Yourself & Save" },
      },
      {
        slug: "sell-your-franchise-business",
        title: /*i18n*/ { id: "resources.sell-your-franchise-business", message: "Sell Your Franchise Business" },
      },
    ],
  },
  {
    key: "tenants-landlords",
    title: /*i18n*/ { id: "resources.group.tenants-landlords", message: "Tenants & Landlords" },
    resources: [
      {
        slug: "post-or-find-lease-opportunities",
        title: /*i18n*/ {
          id: "resources.post-or-find-lease-opportunities",
          message: "Post or Find Lease Opportunities",
        },
      },
      {
        slug: "confidential-options",
        title: /*i18n*/ { id: "resources.confidential-options", message: "Confidential Options" },
      },
    ],
  },
];

/** Every page under /resources. */
export const RESOURCES: readonly Resource[] = [
  ...RESOURCE_GROUPS.flatMap((group) => (group.page ? [group.page, ...group.resources] : group.resources)),
  LEARN_HUB,
];

/** The resource with a slug; undefined if there is none. */
export function findResource(slug: string | undefined): Resource | undefined {
  return RESOURCES.find((resource) => resource.slug === slug);
}
