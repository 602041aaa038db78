import type { AccessStateKind, OwnerStep, SigningEffect } from "@vestpocket/domain/access/states.terms";
import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Queryable } from "../../platform/database/database.ts";
import type { AccessDeps } from "./access.deps.ts";
import * as mails from "./access.mails.ts";
import type { RequestRow } from "./requests.queries.ts";

interface AccessNews {
  readonly row: Pick<RequestRow, "listingId" | "ownerId" | "accountId" | "titles" | "listingStatus" | "asker">;

  /** What one of the two wrote. */
  readonly text?: string;
  readonly days?: number;
  /** Where the asker stands then. */
  readonly standing?: AccessStateKind;
  /** What the agreement means for the asker. */
  readonly signing?: SigningEffect;
}

/** The e-mails to the owner and to the asker. */
const TO_OWNER = {
  request: mails.requestMail,
  unsigned: mails.unsignedMail,
  letIn: mails.letInMail,
  answer: mails.answerMail,
  review: mails.reviewMail,
};
const TO_ASKER = {
  approved: mails.approvedMail,
  extended: mails.extendedMail,
  refused: mails.refusedMail,
  refusedAutomatically: mails.refusedAutomaticallyMail,
  question: mails.questionMail,
  revoked: mails.revokedMail,
  restored: mails.restoredMail,
};

interface OwnersNews extends AccessNews {
  readonly kind: keyof typeof TO_OWNER;
  readonly row: RequestRow;
}

/**
 * Tells the owner about a request, with what its sender says of themselves. The links of one that waits open the dialog of
 * a decision, which asks before it decides.
 */
export async function mailOwner(
  { findContact, tell, listOwnMailCards }: AccessDeps,
  tx: Queryable,
  { kind, row, text = "", days = 0, standing = "waiting", signing = "none" }: OwnersNews,
): Promise<void> {
  const owner = await findContact(tx, row.ownerId);
  if (owner === undefined) return;
  const { id, listingId, asker } = row;
  const title = pickTitle(row.titles, owner.language);
  const said = { title, name: asker.name, text, days, standing, signing };
  const cards = await listOwnMailCards(tx, { id: listingId, language: owner.language });
  const to = (step: OwnerStep) => paths.ownListing(listingId, "access", `request=${id}&step=${step}`);
  const isWaiting = kind !== "letIn";
  await tell(tx, owner, {
    event: "access_requested",
    path: paths.ownListing(listingId, "access", isWaiting ? `request=${id}` : ""),
    listingId,
    mail: {
      ...(isWaiting && { path: to("approve") }),
      toContent: (url, toUrl) => ({
        ...TO_OWNER[kind]({ ...said, url }),
        facts: mails.listAskerFacts(row),
        cards,
        ...(isWaiting && { links: mails.listOtherSteps((step) => toUrl(to(step))) }),
      }),
    },
  });
}

/** Sends nothing about a removed listing, which does not exist for the asker: its owner may have been shut out for a reason. */
export async function mailAsker(
  { findContact, tell }: AccessDeps,
  tx: Queryable,
  { kind, row, text = "", days = 0, standing = "reading" }: AccessNews & { readonly kind: keyof typeof TO_ASKER },
): Promise<void> {
  if (row.listingStatus === "removed") return;
  const asker = await findContact(tx, row.accountId);
  if (asker === undefined) return;
  const title = pickTitle(row.titles, asker.language);
  const said = { title, name: "", text, days, standing, signing: "none" as const };
  const path = standing === "approved_unsigned" ? paths.agreement(row.listingId) : paths.property(row.listingId);
  const mail = { toContent: (url: string) => TO_ASKER[kind]({ ...said, url }) };
  await tell(tx, asker, { event: "access_decided", path, listingId: row.listingId, mail });
}
