import {
  AGREEMENT_WORDS,
  type AgreementWay,
  listNewPolicies,
  POLICIES,
  POLICY_VERSIONS,
} from "@vestpocket/domain/accounts/policies.rules";
import type { AgreedVersions, Agreement } from "@vestpocket/domain/accounts/policies.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { translate } from "../../platform/language.ts";
import { toMoment } from "../../platform/moment.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { outdatedPolicies } from "./accounts.failures.ts";
import { type Consent, insertConsents, listConsents } from "./consents.queries.ts";

interface Agreed {
  readonly accountId: string;
  readonly language: Language;
  readonly way: AgreementWay;
  /** The versions shown; by default those in force. */
  readonly versions?: AgreedVersions | undefined;
  /** Whether they said that they were given the French version, and chose to continue in English. */
  readonly isFrenchGiven?: boolean | undefined;
}

/** Records that an account agreed to the policies, with the sentence it was shown. */
export async function storeConsents(
  { clock }: Pick<Platform, "clock">,
  tx: Queryable,
  { versions = POLICY_VERSIONS, isFrenchGiven = false, ...agreed }: Agreed,
): Promise<void> {
  const agreedAt = clock.now();
  await insertConsents(
    tx,
    POLICIES.map((policy) => {
      const wording = translate(agreed.language, AGREEMENT_WORDS[agreed.way][policy]);
      const version = versions[policy];
      return { ...agreed, id: newId(), policy, version, wording, isFrenchGiven, agreedAt, disownedAt: null };
    }),
  );
}

/** Records that the viewer agreed to the versions in force. Throws Failure 409 if others were shown. */
export async function agreeToPolicies(
  deps: Pick<Platform, "db" | "clock" | "recordAudit">,
  { viewer, versions, language }: { viewer: Viewer; versions: AgreedVersions; language: Language },
): Promise<void> {
  if (POLICIES.some((policy) => versions[policy] !== POLICY_VERSIONS[policy])) throw outdatedPolicies();
  const { uid } = viewer;
  await deps.db.transaction(async (tx) => {
    if (listNewPolicies(await listOwnConsents(tx, uid)).length === 0) return;
    await storeConsents(deps, tx, { accountId: uid, language, way: "notice", versions });
    const subject = { kind: "account" as const, id: uid };
    await deps.recordAudit(tx, { actorId: uid, action: "accounts.agreed", subject, details: { ...versions } });
  });
}

/** The newest version of each policy that an account agreed to. */
export async function listAgreements(db: Queryable, accountId: string): Promise<Agreement[]> {
  const newestFirst = await listOwnConsents(db, accountId);
  return POLICIES.flatMap((policy) => newestFirst.filter((one) => one.policy === policy).slice(0, 1)).map(toAgreement);
}

/** Without consents of someone else who had signed up with the owner's address. */
export async function listOwnConsents(db: Queryable, accountId: string): Promise<Consent[]> {
  return (await listConsents(db, accountId)).filter(({ disownedAt }) => disownedAt === null);
}

function toAgreement({ policy, version, language, agreedAt }: Consent): Agreement {
  return { policy, version, language, agreedAt: toMoment(agreedAt) };
}
