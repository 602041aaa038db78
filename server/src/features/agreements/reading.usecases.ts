import { orderLanguages } from "@vestpocket/domain/agreements/agreements.rules";
import type { Agreement, ShownText } from "@vestpocket/domain/agreements/agreements.schema";
import { isStandard, pickStandard } from "@vestpocket/domain/agreements/standard-agreement";
import type { Language } from "@vestpocket/domain/shared/text";
import { signInNeeded } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AgreementDeps } from "./agreements.deps.ts";
import { noAgreement } from "./agreements.failures.ts";
import { type AgreementTextRow, findListingAgreement, listTextsOf } from "./agreements.queries.ts";
import { toSignature } from "./agreements.views.ts";
import { appendEvent, findFirstEvent, lockRoom } from "./rooms.queries.ts";
import { findSignature } from "./signatures.queries.ts";

interface OneListing {
  readonly viewer: Viewer;
  readonly id: string;
}

/** Which agreement a listing requires the viewer to sign, and whether they have. */
export async function readAgreement(deps: AgreementDeps, { viewer, id }: OneListing): Promise<Agreement> {
  const offered = await findOffered(deps, { viewer, id });
  if (offered === undefined) {
    return { kind: "none", version: 0, languages: [], signature: null, needsApproval: false, hasNewer: false };
  }
  const { agreementId, version, languages, isOwner, listing } = offered;
  const signature = await findSignature(deps.db, { uid: viewer.uid, listingId: id, agreementId, version });
  const kind = isStandard(agreementId) ? "standard" : "own";
  const newest = pickStandard(listing.type);
  const hasNewer = kind === "standard" && !(newest.agreementId === agreementId && newest.version === version);
  const needsApproval = !isOwner && !(await deps.maySign(viewer.uid, id));
  return {
    kind,
    version,
    languages,
    signature: signature === undefined ? null : toSignature(signature),
    needsApproval,
    hasNewer,
  };
}

/**
 * A text of the agreement, in the language offered to this reader first or another on request. The room records both,
 * once per reader and text. Throws Failure 404.
 */
export async function openAgreement(
  deps: AgreementDeps,
  { viewer, id, language }: OneListing & { language: Language | undefined },
): Promise<ShownText> {
  const offered = await findOffered(deps, { viewer, id });
  const wanted = language ?? offered?.languages[0];
  const text = offered?.texts.find((each) => each.language === wanted);
  if (offered === undefined || text === undefined) throw noAgreement();
  if (!offered.isOwner) await recordOpening(deps, { viewer, id, text, isChoice: wanted !== offered.languages[0] });
  const { version, title, body, sha256 } = text;
  return { version, language: text.language, title, body, sha256 };
}

/** The agreement with its texts; its languages in this reader's order. */
export async function findOffered(deps: AgreementDeps, { viewer, id }: OneListing) {
  const listing = await deps.getVisibleListing(viewer, id);
  const agreement = await findListingAgreement(deps.db, id);
  if (agreement === undefined) return undefined;
  const reader = await deps.findContact(deps.db, viewer.uid);
  if (reader === undefined) throw signInNeeded();
  const texts = await listTextsOf(deps.db, agreement);
  const given = texts.map(({ language }) => language).toSorted();
  const languages = orderLanguages(given, { language: reader.language, province: listing.province });
  return { ...agreement, listing, reader, texts, languages, isOwner: listing.ownerId === viewer.uid };
}

async function recordOpening(
  { db, clock }: AgreementDeps,
  { viewer, id, text, isChoice }: OneListing & { text: AgreementTextRow; isChoice: boolean },
): Promise<void> {
  const { agreementId, version, language, sha256 } = text;
  const event = { room: id, actorId: viewer.uid, body: { agreementId, version, language, sha256 }, at: clock.now() };
  const kinds = isChoice ? (["language_chosen", "agreement_shown"] as const) : (["agreement_shown"] as const);
  await db.transaction(async (tx) => {
    await lockRoom(tx, id);
    for (const kind of kinds) {
      const before = await findFirstEvent(tx, { room: id, uid: viewer.uid, kind, sha256 });
      if (before === undefined) await appendEvent(tx, { ...event, kind });
    }
  });
}
