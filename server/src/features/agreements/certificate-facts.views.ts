import type { Authentication, LanguageReason } from "@vestpocket/domain/agreements/agreements.terms";
import { type Language, type Message, withValues } from "@vestpocket/domain/shared/text";
import { type Fact, type Say, UNRECORDED, writeUtc } from "./certificate-parties.views.ts";
import type { SignatureRow } from "./signatures.queries.ts";

const LANGUAGE_NAMES: Readonly<Record<Language, Message>> = {
  en: /*i18n*/ { id: "agreements.certificate.english", message: "English" },
  fr: /*i18n*/ { id: "agreements.certificate.french", message: "French" },
};
const PROOFS: Readonly<Record<Authentication, Message>> = {
  password: /*i18n*/ { id: "agreements.certificate.password", message: "Password, entered again (one factor)" },
  password_and_code: /*i18n*/ {
    id: "agreements.certificate.password_and_code",
    message: "Password and one-time code, both entered again (two factors)",
  },
  passkey: /*i18n*/ { id: "agreements.certificate.passkey", message: "Passkey, used again (two factors)" },
};
const REASONS: Readonly<Record<LanguageReason, Message>> = {
  listing: /*i18n*/ { id: "agreements.certificate.reason.listing", message: "French first: the listing is in Quebec." },
  billing: /*i18n*/ {
    id: "agreements.certificate.reason.billing",
    message: "French first: the signer’s last payment was billed to Quebec.",
  },
  phone: /*i18n*/ {
    id: "agreements.certificate.reason.phone",
    message: "French first: the signer’s phone number has an area code of Quebec.",
  },
  stated: /*i18n*/ {
    id: "agreements.certificate.reason.stated",
    message: "French first: the signer said that they are, or the company they sign for is, in Quebec.",
  },
  unknown: /*i18n*/ {
    id: "agreements.certificate.reason.unknown",
    message: "French first: it was not known whether the signer is in Quebec.",
  },
  account: /*i18n*/ { id: "agreements.certificate.reason.account", message: "French first: the account is in French." },
  denied: /*i18n*/ {
    id: "agreements.certificate.reason.denied",
    message:
      "The account’s language first: the signer said that neither they nor the company they sign for is in Quebec.",
  },
};
/** Why which language came first, and when its text was given. */
function sayFirst({ languageReason, firstShownAt, languagesOffered: [first] }: SignatureRow, say: Say): string[] {
  if (languageReason === null || firstShownAt === null || first === undefined) return [];
  const given = /*i18n*/ { id: "agreements.certificate.given", message: "{language} text given on {moment}" };
  const values = { language: say(LANGUAGE_NAMES[first]), moment: writeUtc(firstShownAt) };
  return [say(REASONS[languageReason]), say(withValues(given, values))];
}

/** What the certificate's times and names rest on; nothing for signatures from before. */
export function listLimits({ accountName, asksStamp }: SignatureRow, say: Say): string[] {
  if (accountName === null) return [];
  const stamp = asksStamp
    ? /*i18n*/ {
        id: "agreements.certificate.stamp_asked",
        message: "An independent authority is asked to timestamp this file; its answer can be downloaded beside it.",
      }
    : /*i18n*/ { id: "agreements.certificate.stamp_none", message: "No independent timestamp is requested." };
  return [
    say(
      /*i18n*/ {
        id: "agreements.certificate.limits",
        message:
          "Authentication shows that whoever signed could use the account. Nobody compared an identity document, and names, titles and capacities are as the parties entered them, except for a licence that was checked.",
      },
    ),
    `${say(/*i18n*/ { id: "agreements.certificate.clock", message: "Times are those of the server’s clock." })} ${say(stamp)}`,
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
      say(/*i18n*/ { id: "agreements.certificate.authenticated", message: "How the account holder was authenticated" }),
      `${say(PROOFS[row.authentication])}\n${proven}`,
    ],
    [say(/*i18n*/ { id: "agreements.certificate.shown", message: "Text first opened" }), writeUtc(row.shownAt)],
    [
      say(/*i18n*/ { id: "agreements.certificate.offered", message: "Languages, in the order offered" }),
      [row.languagesOffered.map((language) => say(LANGUAGE_NAMES[language])).join(", "), ...sayFirst(row, say)].join(
        "\n",
      ),
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

function sayChosen({ languageChosenAt }: SignatureRow, say: Say): string {
  const chosen = /*i18n*/ { id: "agreements.certificate.chosen", message: "Chosen by the signer on {moment}" };
  const first = /*i18n*/ { id: "agreements.certificate.first", message: "The first language offered" };
  return languageChosenAt === null ? say(first) : say(withValues(chosen, { moment: writeUtc(languageChosenAt) }));
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
