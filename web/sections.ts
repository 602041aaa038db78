/**
 * Pages behind the login gate whose texts no page outside the section needs: they load with the section, so that the
 * others load without them. Each page of a section calls `addCatalogue` with its name. The names are those of routes.
 */
export const SECTIONS = {
  settings: ["profile"],
  paying: ["choose-plan", "payment", "success-payment", "failure-payment", "billing", "receipt", "agent-pro"],
  "own-listings": ["my-listings", "dashboard"],
} as const;

export type Section = keyof typeof SECTIONS;

export const SECTION_NAMES = Object.keys(SECTIONS) as Section[];

/** 'profile' → 'pages/profile-page.tsx'. */
export const toPageFile = (page: string): string => `pages/${page}-page.tsx`;

/** The section of a route: 'fr/profile' → 'settings'. */
export function findSection(routeId: string): Section | undefined {
  const page = routeId.replace(/^.*\//u, "");
  return SECTION_NAMES.find((section) => (SECTIONS[section] as readonly string[]).includes(page));
}
