import { listFindings, toFindingView } from "@vestpocket/domain/compliance/compliance.rules";
import type { FindingView } from "@vestpocket/domain/compliance/compliance.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { translate } from "../../platform/language.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { ComplianceNeeds } from "./compliance.deps.ts";

/** How the laws of its province apply to the viewer's own listing. Throws Failure 404 for someone else's. */
export async function listOwnFindings(
  { getOwnListing, findAgreementKind, findAgent }: ComplianceNeeds,
  { viewer, id, language }: { viewer: Viewer; id: string; language: Language },
): Promise<FindingView[]> {
  const listing = await getOwnListing(viewer, id);
  const agreementKind = await findAgreementKind(id);
  const agent = await findAgent(viewer.uid);
  const say = translate.bind(undefined, language);
  const { brokerageName = null, designation = null } = agent ?? {};
  const findings = listFindings({ ...listing, agreementKind, brokerageName, designation });
  return findings.map((finding) => toFindingView(finding, { language, say }));
}
