import type { Agreement, ShownText } from "@vestpocket/domain/agreements/agreements.schema";
import {
  asksForPlace,
  findLanguageReason,
  lacksFrench,
  orderLanguages,
} from "@vestpocket/domain/agreements/languages.rules";
import { isStandard, pickStandard } from "@vestpocket/domain/agreements/standard-agreement";
import type { Language } from "@vestpocket/domain/shared/text";
import { signInNeeded } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AgreementDeps } from "./agreements.deps.ts";
import { firstTextUnread, noAgreement } from "./agreements.failures.ts";
import { type AgreementTextRow, findBillingProvince, findListingAgreement, listTextsOf } from "./agreements.queries.ts";
import { toSignature } from "./agreements.views.ts";
import { appendEvent, findFirstEvent, findStatedPlace, lockChain } from "./rooms.queries.ts";
import { findSignature } from "./signatures.queries.ts";

interface OneListing {
  readonly viewer: Viewer;
  readonly id: string;
}

/** Which agreement a listing requires the viewer to sign, and whether they have. */
export async function readAgreement(deps: AgreementDeps, { viewer, id }: OneListing): Promise<Agreement> {
  const offered = await findOffered(deps, { viewer, id });
  if (offered === undefined) {
    const none = { kind: "none", version: 0, languages: [], signature: null, parties: null } as const;
    const no = { needsApproval: false, hasNewer: false, asksForPlace: false, lacksFrench: false };
    return { ...none, ...no, languages: [], needsTwoFactors: false };
  }
  const { agreementId, version, languages, isOwner, listing, reason } = offered;
  const { principal, namesPrincipal, needsTwoFactors } = offered;
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
    asksForPlace: !isOwner && asksForPlace(reason, languages),
    lacksFrench: !isOwner && lacksFrench(reason, languages),
    needsTwoFactors,
    parties: isOwner ? { principal, namesPrincipal } : null,
  };
}

/**
 * A text of the agreement, in the language offered to this reader first or another on request, after the first. The room
 * records both, once per reader and text, and whether the reader said that they are in Quebec. Throws Failure: 404, 409.
 */
export async function openAgreement(
  deps: AgreementDeps,
  { viewer, id, language, inQuebec }: OneListing & { language?: Language | undefined; inQuebec?: boolean | undefined },
): Promise<ShownText> {
  const offered = await findOffered(deps, { viewer, id, inQuebec });
  const wanted = language ?? offered?.languages[0];
  const text = offered?.texts.find((each) => each.language === wanted);
  if (offered === undefined || text === undefined) throw noAgreement();
  if (!offered.isOwner) await recordOpening(deps, { viewer, id, text, offered, inQuebec });
  const { version, title, body, sha256 } = text;
  return { version, language: text.language, title, body, sha256 };
}

/** The agreement with its texts; its languages in this reader's order. `inQuebec` is their answer, if they give one now. */
export async function findOffered(
  deps: AgreementDeps,
  { viewer, id, inQuebec }: OneListing & { inQuebec?: boolean | undefined },
) {
  const listing = await deps.getVisibleListing(viewer, id);
  const agreement = await findListingAgreement(deps.db, id);
  if (agreement === undefined) return undefined;
  const reader = await deps.findContact(deps.db, viewer.uid);
  if (reader === undefined) throw signInNeeded();
  const texts = await listTextsOf(deps.db, agreement);
  const given = texts.map(({ language }) => language).toSorted();
  const place = {
    province: listing.province,
    phoneArea: reader.phoneArea,
    billingProvince: await findBillingProvince(deps.db, viewer.uid),
    inQuebec: inQuebec ?? (await findStatedPlace(deps.db, { room: id, uid: viewer.uid })),
  };
  const { language } = reader;
  const reason = findLanguageReason({ ...place, language });
  const languages = orderLanguages(given, { reason, language });
  const first = texts.find((text) => text.language === languages[0]);
  return { ...agreement, listing, reader, texts, languages, first, reason, isOwner: listing.ownerId === viewer.uid };
}

type Offered = NonNullable<Awaited<ReturnType<typeof findOffered>>>;

interface Opening extends OneListing {
  readonly text: AgreementTextRow;
  readonly offered: Offered;
  readonly inQuebec: boolean | undefined;
}

async function recordOpening(
  { db, clock }: AgreementDeps,
  { viewer: { uid }, id, text, offered: { first }, inQuebec }: Opening,
): Promise<void> {
  const { agreementId, version, language, sha256 } = text;
  const by = { room: id, actorId: uid, at: clock.now() };
  const event = { ...by, body: { agreementId, version, language, sha256 } };
  const isChoice = first !== undefined && sha256 !== first.sha256;
  const kinds = isChoice ? (["language_chosen", "agreement_shown"] as const) : (["agreement_shown"] as const);
  await db.transaction(async (tx) => {
    await lockChain(tx, id);
    if (inQuebec !== undefined && inQuebec !== (await findStatedPlace(tx, { room: id, uid })))
      await appendEvent(tx, { ...by, kind: "place_stated", body: { inQuebec } });
    const shown = { room: id, uid, kind: "agreement_shown" } as const;
    if (isChoice && (await findFirstEvent(tx, { ...shown, sha256: first.sha256 })) === undefined)
      throw firstTextUnread();
    for (const kind of kinds) {
      const before = await findFirstEvent(tx, { room: id, uid, kind, sha256 });
      if (before === undefined) await appendEvent(tx, { ...event, kind });
    }
  });
}
