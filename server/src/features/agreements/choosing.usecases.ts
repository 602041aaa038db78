import { listOwnTexts, validateChoice } from "@vestpocket/domain/agreements/agreements.rules";
import type { AgreementChoice } from "@vestpocket/domain/agreements/agreements.schema";
import {
  type AgreementText,
  isStandard,
  pickStandard,
  type StandardAgreement,
} from "@vestpocket/domain/agreements/standard-agreement";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { AgreementDeps } from "./agreements.deps.ts";
import { agreementNeeded } from "./agreements.failures.ts";
import {
  deleteListingAgreement,
  findCategory,
  findLastVersion,
  findListingAgreement,
  insertTexts,
  listTextsOf,
  saveListingAgreement,
  saveTerms,
} from "./agreements.queries.ts";
import { appendEvent, lockChain } from "./rooms.queries.ts";
import { hashText, toCanonical } from "./texts.tokens.ts";

/**
 * Makes the viewer's listing require another agreement, or none, unless a value is for signers. Existing signatures
 * stay. Throws Failure: 400, 404, 409, 429.
 */
export async function chooseAgreement(
  deps: AgreementDeps,
  { viewer, id, ...choice }: AgreementChoice & { viewer: Viewer; id: string },
): Promise<void> {
  const { province } = await deps.requireOwnListing(viewer, id);
  const problems = validateChoice(choice, { province });
  if (Object.keys(problems).length > 0) throw badFields(problems);
  await requireWithinLimit(deps.choices.take(id));
  const actorId = viewer.uid;
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const isNeeded = await deps.lockNeed(tx, id);
    if (isNeeded && choice.kind === "none") throw agreementNeeded();
    await lockChain(tx, id);
    const before = await findListingAgreement(tx, id);
    const wanted = await toWanted(tx, { id, choice });
    const isSame = before?.agreementId === wanted?.agreementId && before?.version === wanted?.version;
    if (wanted !== undefined) {
      if (!isSame) await saveWanted(tx, { id, actorId, at, wanted });
      const { principal, namesPrincipal, needsTwoFactors } = choice;
      return saveTerms(tx, id, {
        principal,
        namesPrincipal,
        ...(needsTwoFactors !== undefined && { needsTwoFactors }),
      });
    }
    if (isSame) return;
    await appendEvent(tx, { room: id, actorId, at, kind: "agreement_removed", body: {} });
    return deleteListingAgreement(tx, id);
  });
}

/**
 * Makes a listing that needs an agreement require the standard text, unless it requires an agreement already. A standard
 * text that is not the variant for the listing's category gives way to it. `principal`: for whom the poster acts, which a
 * first agreement records. Returns whether the agreement is the first.
 */
export async function keepStandard(
  tx: Queryable,
  { id, isNeeded, principal, ...by }: Omit<Saving, "wanted"> & { isNeeded: boolean; principal: string },
): Promise<boolean> {
  await lockChain(tx, id);
  const before = await findListingAgreement(tx, id);
  const wanted = pickStandard(await findCategory(tx, id));
  const isFirst = before === undefined && isNeeded;
  const isOther = before !== undefined && isStandard(before.agreementId) && before.agreementId !== wanted.agreementId;
  if (isFirst || isOther) await saveWanted(tx, { id, ...by, wanted });
  if (isFirst) await saveTerms(tx, id, { principal });
  return isFirst;
}

interface Saving {
  /** The listing's. */
  readonly id: string;
  /** The owner, who chose it; undefined for the server itself. */
  readonly actorId: string | undefined;
  readonly at: Date;
  readonly wanted: StandardAgreement;
}

async function saveWanted(tx: Queryable, { id, actorId, at, wanted }: Saving): Promise<void> {
  const { agreementId, version, texts } = wanted;
  const prints = Object.fromEntries(texts.map((text) => [text.language, hashText(text)]));
  const event = { room: id, actorId, at, kind: "agreement_chosen" as const };
  await appendEvent(tx, { ...event, body: { agreementId, version, ...prints } });
  const room = agreementId === id ? id : null;
  const rows = texts.map((text) => ({ ...text, agreementId, version, room, sha256: hashText(text), createdAt: at }));
  await insertTexts(tx, rows);
  await saveListingAgreement(tx, { listingId: id, agreementId, version, chosenAt: at });
}

/**
 * What the listing then requires: an unchanged text of the owner's keeps its version, so that nobody has to sign again.
 */
async function toWanted(tx: Queryable, { id, choice }: { id: string; choice: AgreementChoice }) {
  if (choice.kind === "none") return undefined;
  if (choice.kind === "standard") return pickStandard(await findCategory(tx, id));
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
