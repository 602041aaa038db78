import type { Authentication } from "@vestpocket/domain/agreements/agreements.terms";
import { type Language, type Message, withValues } from "@vestpocket/domain/shared/text";
import type { SignatureRow } from "./signatures.queries.ts";

export type Say = (message: Message) => string;
export type Fact = readonly [name: string, value: string];

const LANGUAGE_NAMES: Readonly<Record<Language, Message>> = {
  en: /*i18n*/ { id: "agreements.certificate.english", message: "English" },
  fr: /*i18n*/ { id: "agreements.certificate.french", message: "French" },
};
const PROOFS: Readonly<Record<Authentication, Message>> = {
  password: /*i18n*/ { id: "agreements.certificate.password", message: "Password, entered again" },
  password_and_code: /*i18n*/ {
    id: "agreements.certificate.password_and_code",
    message: "Password and one-time code, both entered again",
  },
  passkey: /*i18n*/ { id: "agreements.certificate.passkey", message: "Passkey, used again" },
};
const UNRECORDED = /*i18n*/ { id: "agreements.certificate.unrecorded", message: "Not recorded" };

/** Who signed, for whom, and with whom. */
export function listPartyFacts(row: SignatureRow, say: Say): Fact[] {
  const { company, phoneLast4, phoneVerifiedAt, emailVerifiedAt } = row;
  const forCompany = /*i18n*/ { id: "agreements.certificate.for_company", message: "{company}, as its representative" };
  const digits = /*i18n*/ { id: "agreements.certificate.digits", message: "Ends in {digits}" };
  const phone = phoneLast4 === null ? say(UNRECORDED) : say(withValues(digits, { digits: phoneLast4 }));
  return [
    [say(/*i18n*/ { id: "agreements.certificate.signer", message: "Signer" }), row.signerName],
    [
      say(/*i18n*/ { id: "agreements.certificate.signs_for", message: "Signs for" }),
      company === null
        ? say(/*i18n*/ { id: "agreements.certificate.for_self", message: "Themselves" })
        : say(withValues(forCompany, { company })),
    ],
    [
      say(/*i18n*/ { id: "agreements.certificate.email", message: "Email" }),
      `${row.email}\n${sayConfirmed(say, emailVerifiedAt)}`,
    ],
    [
      say(/*i18n*/ { id: "agreements.certificate.phone", message: "Phone number" }),
      `${phone}\n${sayConfirmed(say, phoneVerifiedAt)}`,
    ],
    [say(/*i18n*/ { id: "agreements.certificate.owner", message: "Owner of the listing" }), row.ownerName],
    [say(/*i18n*/ { id: "agreements.certificate.listing", message: "Listing, when signed" }), row.listingTitle],
    [say(/*i18n*/ { id: "agreements.certificate.listing_id", message: "Listing number" }), row.room],
  ];
}

/** How and when it was signed, and from where. */
export function listSigningFacts(row: SignatureRow, say: Say): Fact[] {
  const { authenticatedAt, timeZone, signedAt } = row;
  const proven = authenticatedAt === null ? say(UNRECORDED) : writeUtc(authenticatedAt);
  const signed =
    timeZone === null
      ? [say(/*i18n*/ { id: "agreements.certificate.no_zone", message: "The signer’s time zone was not recorded." })]
      : [writeLocal(signedAt, timeZone)];
  return [
    [
      say(/*i18n*/ { id: "agreements.certificate.signed", message: "Signed" }),
      [writeUtc(signedAt), ...signed].join("\n"),
    ],
    [
      say(/*i18n*/ { id: "agreements.certificate.proof", message: "Proof of identity" }),
      `${say(PROOFS[row.authentication])}\n${proven}`,
    ],
    [say(/*i18n*/ { id: "agreements.certificate.shown", message: "Text first opened" }), writeUtc(row.shownAt)],
    [
      say(/*i18n*/ { id: "agreements.certificate.offered", message: "Languages, in the order offered" }),
      row.languagesOffered.map((language) => say(LANGUAGE_NAMES[language])).join(", "),
    ],
    [
      say(/*i18n*/ { id: "agreements.certificate.language", message: "Language of the signed text" }),
      `${say(LANGUAGE_NAMES[row.language])}\n${sayChosen(row, say)}`,
    ],
    [say(/*i18n*/ { id: "agreements.certificate.address", message: "IP address" }), row.address],
    [
      say(/*i18n*/ { id: "agreements.certificate.browser", message: "Browser" }),
      row.userAgent === "" ? say(UNRECORDED) : row.userAgent,
    ],
    [say(/*i18n*/ { id: "agreements.certificate.session", message: "Session" }), row.sessionId],
    [say(/*i18n*/ { id: "agreements.certificate.request", message: "Request" }), row.requestId],
  ];
}

function sayConfirmed(say: Say, moment: Date | null): string {
  const confirmed = /*i18n*/ { id: "agreements.certificate.confirmed", message: "Confirmed since {moment}" };
  return moment === null ? say(UNRECORDED) : say(withValues(confirmed, { moment: writeUtc(moment) }));
}

function sayChosen({ languageChosenAt }: SignatureRow, say: Say): string {
  const chosen = /*i18n*/ { id: "agreements.certificate.chosen", message: "Chosen by the signer on {moment}" };
  const first = /*i18n*/ { id: "agreements.certificate.first", message: "The first language offered" };
  return languageChosenAt === null ? say(first) : say(withValues(chosen, { moment: writeUtc(languageChosenAt) }));
}

/** '2026-11-23 02:24:10 UTC' */
function writeUtc(moment: Date): string {
  return moment
    .toISOString()
    .replace("T", " ")
    .replace(/\.\d+Z$/u, " UTC");
}

/** '2026-11-22 21:24:10 GMT-05:00 (America/Toronto)' */
export function writeLocal(moment: Date, timeZone: string): string {
  const numbers = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const time = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
  const format = new Intl.DateTimeFormat("en-CA", { ...numbers, ...time, timeZone, timeZoneName: "longOffset" });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second, timeZoneName } = parts;
  return `${year}-${month}-${day} ${hour}:${minute}:${second} ${timeZoneName} (${timeZone})`;
}
