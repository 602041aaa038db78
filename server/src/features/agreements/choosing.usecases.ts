import { listOwnTexts, validateChoice } from "@vestpocket/domain/agreements/agreements.rules";
import type { AgreementChoice } from "@vestpocket/domain/agreements/agreements.schema";
import { STANDARD_AGREEMENT_ID } from "@vestpocket/domain/agreements/agreements.terms";
import { type AgreementText, STANDARD_TEXTS, STANDARD_VERSION } from "@vestpocket/domain/agreements/standard-agreement";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { AgreementDeps } from "./agreements.deps.ts";
import {
  deleteListingAgreement,
  findLastVersion,
  findListingAgreement,
  insertTexts,
  listTextsOf,
  saveListingAgreement,
} from "./agreements.queries.ts";
import { appendEvent, lockRoom } from "./rooms.queries.ts";
import { hashText, toCanonical } from "./texts.tokens.ts";

/**
 * Makes the viewer's listing require another agreement, or none. Existing signatures stay. Throws Failure: 400, 404,
 * 429.
 */
export async function chooseAgreement(
  deps: AgreementDeps,
  { viewer, id, ...choice }: AgreementChoice & { viewer: Viewer; id: string },
): Promise<void> {
  await deps.requireOwnListing(viewer, id);
  const problems = validateChoice(choice);
  if (Object.keys(problems).length > 0) throw badFields(problems);
  await requireWithinLimit(deps.choices.take(id));
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await lockRoom(tx, id);
    const before = await findListingAgreement(tx, id);
    const wanted = await toWanted(tx, { id, choice });
    if (before?.agreementId === wanted?.agreementId && before?.version === wanted?.version) return;
    const event = { room: id, actorId: viewer.uid, at };
    if (wanted === undefined) {
      await appendEvent(tx, { ...event, kind: "agreement_removed", body: {} });
      return deleteListingAgreement(tx, id);
    }
    const { agreementId, version, texts } = wanted;
    const prints = Object.fromEntries(texts.map((text) => [text.language, hashText(text)]));
    await appendEvent(tx, { ...event, kind: "agreement_chosen", body: { agreementId, version, ...prints } });
    const room = agreementId === id ? id : null;
    const rows = texts.map((text) => ({ ...text, agreementId, version, room, sha256: hashText(text), createdAt: at }));
    await insertTexts(tx, rows);
    await saveListingAgreement(tx, { listingId: id, agreementId, version, chosenAt: at });
  });
}

/**
 * What the listing then requires: an unchanged text of the owner's keeps its version, so that nobody has to sign again.
 */
async function toWanted(tx: Queryable, { id, choice }: { id: string; choice: AgreementChoice }) {
  if (choice.kind === "none") return undefined;
  if (choice.kind === "standard") {
    return { agreementId: STANDARD_AGREEMENT_ID, version: STANDARD_VERSION, texts: STANDARD_TEXTS };
  }
  const texts = listOwnTexts(choice).map(toKept);
  const last = await findLastVersion(tx, id);
  const kept = await listTextsOf(tx, { agreementId: id, version: last });
  const toPrints = (each: readonly AgreementText[]) => each.map(hashText).toSorted().join();
  return { agreementId: id, version: toPrints(kept) === toPrints(texts) ? last : last + 1, texts };
}

const toKept = ({ language, title, body }: AgreementText): AgreementText => ({
  language,
  title: toCanonical(title),
  body: toCanonical(body),
});
