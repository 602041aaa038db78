import { withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

interface Signed {
  /** The listing's title. */
  readonly title: string;
  /** As signed. */
  readonly name: string;
  /** The text's hash. */
  readonly sha256: string;
  /** The hash of the event in the room's chain. */
  readonly hash: string;
  /** The hash of the attached certificate. */
  readonly fileSha256: string;
  /** UTC, to the second. */
  readonly moment: string;
  /** The listing's page. */
  readonly url: string;
}

const BUTTON = /*i18n*/ { id: "agreements.mail.button", message: "View the listing" };

/** Each party keeps the hashes in a mailbox that we cannot change. */
const toNotes = ({ sha256, hash, fileSha256, moment }: Signed) => [
  withValues(/*i18n*/ { id: "agreements.mail.moment", message: "Signed on {moment} (UTC)" }, { moment }),
  withValues(/*i18n*/ { id: "agreements.mail.text", message: "SHA-256 hash of the text: {sha256}" }, { sha256 }),
  withValues(/*i18n*/ { id: "agreements.mail.event", message: "SHA-256 hash of the record: {hash}" }, { hash }),
  withValues(
    /*i18n*/ { id: "agreements.mail.file", message: "SHA-256 hash of the attached certificate: {fileSha256}" },
    { fileSha256 },
  ),
];

/** To the signer. */
export const signedMail = (signed: Signed): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "agreements.mail.signed_subject", message: "You signed the NDA for “{title}”" },
    { ...signed },
  ),
  paragraphs: [
    /*i18n*/ {
      id: "agreements.mail.signed",
      message:
        "Your signature has been recorded. The certificate is attached. Keep it: it lets you show later what you signed and when.",
    },
  ],
  button: { label: BUTTON, url: signed.url },
  notes: toNotes(signed),
});

/** To the listing's owner. `accountName`: of the account that signed, under whatever name was typed. */
export const receivedMail = (signed: Signed & { accountName: string }): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "agreements.mail.received_subject", message: "{name} signed the NDA for “{title}”" },
    { ...signed },
  ),
  paragraphs: [
    /*i18n*/ {
      id: "agreements.mail.received",
      message:
        "The signature has been recorded. The certificate is attached. Keep it: it lets you show later what was signed and when.",
    },
    ...(signed.name === signed.accountName
      ? []
      : [
          withValues(
            /*i18n*/ { id: "agreements.mail.account", message: "Signed from the account of {accountName}" },
            { accountName: signed.accountName },
          ),
        ]),
  ],
  button: { label: BUTTON, url: signed.url },
  notes: toNotes(signed),
});
