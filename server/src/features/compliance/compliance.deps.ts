import type { CheckedListing } from "@vestpocket/domain/compliance/compliance.terms";
import type { Viewer } from "../../platform/session/viewer.ts";

interface Agent {
  readonly brokerageName: string;
  readonly designation?: string | null | undefined;
}

/** What the checks need of other features. */
export interface ComplianceNeeds {
  /** The viewer's own listing as the rules read it. Throws Failure 404 for another's. */
  readonly getOwnListing: (viewer: Viewer, id: string) => Promise<Omit<CheckedListing, "brokerageName">>;
  /** What is kept about an agent; undefined for who is none. */
  readonly findAgent: (uid: string) => Promise<Agent | undefined>;
}
