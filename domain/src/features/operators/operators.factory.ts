import type { Operator, SiteFacts } from "./operators.schema.ts";

export function buildOperator(overrides: Partial<Operator> = {}): Operator {
  return {
    name: "Vestpocket Listings Inc.",
    address: "100 King Street West, Toronto ON M5X 1A9",
    phone: "+14165550100",
    email: "hello@vestpocket.example",
    province: "ON",
    privacyOfficer: { title: "Privacy Officer", email: "privacy@vestpocket.example" },
    ...overrides,
  };
}

/** The facts of a public site whose terms counsel has reviewed. */
export function buildSiteFacts(overrides: Partial<SiteFacts> = {}): SiteFacts {
  return {
    operator: buildOperator(),
    counselReviewed: "2026-10-01",
    processors: [
      { task: "hosting", name: "Northern Hosting", country: "CA" },
      { task: "mail", name: "Prairie Mail", country: "CA" },
      { task: "texts", name: "Twilio", country: "US" },
      { task: "payments", name: "Stripe", country: "US" },
    ],
    backupDays: 35,
    closed: { posting: [], offers: [] },
    ...overrides,
  };
}
