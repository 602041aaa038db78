import { isSameName } from "@vestpocket/domain/agreements/agreements.rules";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import type { SignatureRow } from "./signatures.queries.ts";

export type Say = (message: Message) => string;
export type Fact = readonly [name: string, value: string];

/** For values that earlier versions did not record. */
export const UNRECORDED = /*i18n*/ { id: "agreements.certificate.unrecorded", message: "Not recorded" };

/** Who signed, for whom, and with whom. */
export function listPartyFacts(row: SignatureRow, say: Say): Fact[] {
  const { phoneLast4, phoneVerifiedAt, emailVerifiedAt } = row;
  const digits = /*i18n*/ { id: "agreements.certificate.digits", message: "Ends in {digits}" };
  const phone = phoneLast4 === null ? say(UNRECORDED) : say(withValues(digits, { digits: phoneLast4 }));
  return [
    [say(/*i18n*/ { id: "agreements.certificate.signer", message: "Signer" }), row.signerName],
    [say(/*i18n*/ { id: "agreements.certificate.account", message: "Name on the account" }), sayAccount(row, say)],
    [say(/*i18n*/ { id: "agreements.certificate.signs_for", message: "Signs for" }), saySignsFor(row, say)],
    [
      say(/*i18n*/ { id: "agreements.certificate.email", message: "Email" }),
      `${row.email}\n${sayConfirmed(say, emailVerifiedAt)}`,
    ],
    [
      say(/*i18n*/ { id: "agreements.certificate.phone", message: "Phone number" }),
      `${phone}\n${sayConfirmed(say, phoneVerifiedAt)}`,
    ],
    ...listDiscloser(row, say),
    [say(/*i18n*/ { id: "agreements.certificate.listing", message: "Listing, when signed" }), row.listingTitle],
    [say(/*i18n*/ { id: "agreements.certificate.listing_id", message: "Listing number" }), row.room],
  ];
}

/** Who discloses: for signatures from before, the owner of the listing alone was recorded. */
function listDiscloser(row: SignatureRow, say: Say): Fact[] {
  const { ownerName, postedAs, brokerage, licence } = row;
  if (postedAs === null)
    return [[say(/*i18n*/ { id: "agreements.certificate.owner", message: "Owner of the listing" }), ownerName]];
  const asOwner = /*i18n*/ {
    id: "agreements.certificate.as_owner",
    message: "Declared that they own it or are authorized to act for its owner",
  };
  const asAgent = /*i18n*/ { id: "agreements.certificate.as_agent", message: "Real estate agent, as declared" };
  const agentFacts: Fact[] = [
    [say(/*i18n*/ { id: "agreements.certificate.brokerage", message: "Brokerage" }), brokerage ?? say(UNRECORDED)],
    [
      say(/*i18n*/ { id: "agreements.certificate.licence", message: "Licence, when last checked" }),
      licence ?? say(/*i18n*/ { id: "agreements.certificate.licence_unchecked", message: "Not checked" }),
    ],
  ];
  return [
    [say(/*i18n*/ { id: "agreements.certificate.discloser", message: "Disclosing party" }), ownerName],
    [
      say(/*i18n*/ { id: "agreements.certificate.capacity", message: "Posted the listing as" }),
      say(postedAs === "agent" ? asAgent : asOwner),
    ],
    ...(postedAs === "agent" ? agentFacts : []),
    [say(/*i18n*/ { id: "agreements.certificate.principal", message: "Acts for" }), sayPrincipal(row, say)],
  ];
}

function sayPrincipal({ principal, namesPrincipal, postedAs }: SignatureRow, say: Say): string {
  const sealed = /*i18n*/ {
    id: "agreements.certificate.principal_sealed",
    message: "Not named here; the name is recorded, and this record’s SHA-256 covers it",
  };
  const open = /*i18n*/ { id: "agreements.certificate.principal_open", message: "The owner, not named yet" };
  const self = /*i18n*/ { id: "agreements.certificate.principal_self", message: "Nobody else was named" };
  if (principal === null) return say(postedAs === "agent" ? open : self);
  return namesPrincipal ? principal : say(sealed);
}

function sayAccount({ accountName, signerName }: SignatureRow, say: Say): string {
  if (accountName === null) return say(UNRECORDED);
  const differs = /*i18n*/ {
    id: "agreements.certificate.account_differs",
    message: "Differs from the name that the signer typed",
  };
  return isSameName(accountName, signerName) ? accountName : `${accountName}\n${say(differs)}`;
}

function saySignsFor({ company, title }: SignatureRow, say: Say): string {
  const untitled = /*i18n*/ { id: "agreements.certificate.for_company", message: "{company}, as its representative" };
  const titled = /*i18n*/ { id: "agreements.certificate.for_company_as", message: "{company}, as {title}" };
  if (company === null) return say(/*i18n*/ { id: "agreements.certificate.for_self", message: "Themselves" });
  return say(title === null ? withValues(untitled, { company }) : withValues(titled, { company, title }));
}

function sayConfirmed(say: Say, moment: Date | null): string {
  const confirmed = /*i18n*/ { id: "agreements.certificate.confirmed", message: "Confirmed since {moment}" };
  return moment === null ? say(UNRECORDED) : say(withValues(confirmed, { moment: writeUtc(moment) }));
}

/** '2026-11-23 02:24:10 UTC' */
export function writeUtc(moment: Date): string {
  return moment
    .toISOString()
    .replace("T", " ")
    .replace(/\.\d+Z$/u, " UTC");
}
