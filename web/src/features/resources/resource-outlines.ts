import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

interface ResourceOutline {
  /** The page's title if it differs from its link text. */
  readonly title?: MessageDescriptor;
  /** One or two sentences: under the title, as the meta description, and on the Learn Hub card. */
  readonly summary: MessageDescriptor;
  /** Slugs of related pages. */
  readonly next: readonly string[];
}

/** The outline of each page under /resources, by slug. */
export const RESOURCE_OUTLINES: Readonly<Record<string, ResourceOutline>> = {
  "how-it-works": {
    summary: msg`From the first search to the first conversation: what Vestpocket does, one step at a time.`,
    next: ["benefits-by-user", "pricing-plans", "confidential-options"],
  },
  "benefits-by-user": {
    summary: msg`Buyers, sellers, tenants, landlords and agents use the same listings for different reasons. Here is what each of them gets.`,
    next: ["how-it-works", "do-it-yourself-save", "real-estate-agents"],
  },
  "pricing-plans": {
    summary: msg`Searching is free. To post, choose from three plans and two add-ons, paid once per listing, with no commission.`,
    next: ["real-estate-agents", "how-it-works", "do-it-yourself-save"],
  },
  "real-estate-agents": {
    summary: msg`A discreet place for the listings you cannot advertise openly, and a way for clients to find you.`,
    next: ["pricing-plans", "confidential-options", "post-or-find-lease-opportunities"],
  },
  "do-it-yourself-save": {
    summary: msg`What you can do on your own, from searching to posting, and what each costs here.`,
    next: ["pricing-plans", "how-it-works", "sell-your-franchise-business"],
  },
  "sell-your-franchise-business": {
    summary: msg`A resale, a new territory, a seasonal location: how to offer a franchise without a sign in its window.`,
    next: ["confidential-options", "do-it-yourself-save", "pricing-plans"],
  },
  "post-or-find-lease-opportunities": {
    summary: msg`Commercial space changes hands before a sign goes up. How to look for it here, and how to offer it.`,
    next: ["benefits-by-user", "confidential-options", "pricing-plans"],
  },
  "confidential-options": {
    summary: msg`What you can withhold from whom, how readers get access, what the log shows, and what no system can prevent.`,
    next: ["how-it-works", "sell-your-franchise-business", "real-estate-agents"],
  },
  "learn-hub": {
    title: msg`Learn Hub`,
    summary: msg`Short, plain pages on buying, selling and leasing commercial property and businesses quietly.`,
    next: [],
  },
};
