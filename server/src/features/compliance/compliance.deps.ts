import type { AgreementKind } from "@vestpocket/domain/agreements/agreements.terms";
import type { CheckedListing } from "@vestpocket/domain/compliance/compliance.terms";
import type { Viewer } from "../../platform/session/viewer.ts";

interface Agent {
  readonly brokerageName: string;
  readonly designation?: string | null | undefined;
}

/** What the checks need from other features. */
export interface ComplianceNeeds {
  /** The viewer's own listing as input to the rules. Throws Failure 404 for someone else's. */
  readonly getOwnListing: (viewer: Viewer, id: string) => Promise<Omit<CheckedListing, "brokerageName">>;
  /** What a listing's readers sign. */
  readonly findAgreementKind: (listingId: string) => Promise<AgreementKind>;
  /** An agent's stored details; undefined if this is not an agent. */
  readonly findAgent: (uid: string) => Promise<Agent | undefined>;
}
