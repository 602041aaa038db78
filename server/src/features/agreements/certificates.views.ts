import { listParagraphs } from "@vestpocket/domain/agreements/agreements.rules";
import { withValues } from "@vestpocket/domain/shared/text";
import { translate } from "../../platform/language.ts";
import type { PdfBlock, PdfContent } from "../../platform/pdf/pdf-content.ts";
import type { AgreementTextRow } from "./agreements.queries.ts";
import { listLimits, listSigningFacts } from "./certificate-facts.views.ts";
import { type Fact, listPartyFacts, type Say } from "./certificate-parties.views.ts";
import type { AppendedEvent } from "./rooms.queries.ts";
import type { SignatureRow } from "./signatures.queries.ts";

interface Certified {
  readonly signature: SignatureRow;
  /** As signed. */
  readonly text: AgreementTextRow;
  /** The signature's event in its room's chain. */
  readonly event: AppendedEvent;
  /** Where anyone can check the record and the file. */
  readonly verifyUrl: string;
}

const ABOUT = /*i18n*/ {
  id: "agreements.certificate.about_evidence",
  message:
    "This certificate is evidence of the agreement that follows: who signed it, how and when. It adds no obligation. Both parties received it by email.",
};
const ABOUT_EARLIER = /*i18n*/ {
  id: "agreements.certificate.about",
  message:
    "This certificate says who signed the agreement that follows, how and when. It is part of the agreement. Both parties received it by email.",
};

/** A signature's certificate, in the language signed. The same signature produces the same document. */
export function toCertificate({ signature, text, event, verifyUrl }: Certified): PdfContent {
  const say: Say = (message) => translate(signature.language, message);
  const title = say(/*i18n*/ { id: "agreements.certificate.title", message: "Certificate of signature" });
  const footer = /*i18n*/ {
    id: "agreements.certificate.footer",
    message: "Vestpocket · Certificate of signature {id} · Page {page} of {pages}",
  };
  return {
    language: signature.language,
    title: `${title} ${signature.id}`,
    createdAt: signature.signedAt,
    footer: say(withValues(footer, { id: signature.id, page: "{page}", pages: "{pages}" })),
    blocks: [
      { kind: "heading", level: 1, text: title },
      {
        kind: "paragraph",
        // The standard text's first two versions make it a part of the agreement.
        text: say(signature.accountName === null ? ABOUT_EARLIER : ABOUT),
      },
      heading(say(/*i18n*/ { id: "agreements.certificate.parties", message: "Parties and listing" })),
      { kind: "facts", rows: listPartyFacts(signature, say) },
      heading(say(/*i18n*/ { id: "agreements.certificate.signature", message: "Signature" })),
      { kind: "facts", rows: listSigningFacts(signature, say) },
      ...listLimits(signature, say).map((limit): PdfBlock => ({ kind: "paragraph", text: limit, isSmall: true })),
      heading(say(/*i18n*/ { id: "agreements.certificate.record", message: "Fingerprints" })),
      { kind: "facts", rows: listPrints({ signature, text, event }, say) },
      ...writeCheck(say, verifyUrl),
      { kind: "page" },
      heading(text.title),
      ...listParagraphs(text.body).map(toBlock),
    ],
  };
}

/** The certificate's file name. */
export function toCertificateName({ id, language }: Pick<SignatureRow, "id" | "language">): string {
  return `${language === "fr" ? "certificat" : "certificate"}-${id}.pdf`;
}

const heading = (text: string): PdfBlock => ({ kind: "heading", level: 2, text });

const toBlock = ({ text, isHeading }: { text: string; isHeading: boolean }): PdfBlock =>
  isHeading ? { kind: "heading", level: 3, text } : { kind: "paragraph", text };

function listPrints({ signature, text, event }: Omit<Certified, "verifyUrl">, say: Say): Fact[] {
  return [
    [say(/*i18n*/ { id: "agreements.certificate.agreement", message: "Agreement" }), text.title],
    [say(/*i18n*/ { id: "agreements.certificate.version", message: "Version" }), String(text.version)],
    [say(/*i18n*/ { id: "agreements.certificate.text_hash", message: "SHA-256 of the text" }), signature.textSha256],
    [say(/*i18n*/ { id: "agreements.certificate.id", message: "Signature number" }), signature.id],
    [say(/*i18n*/ { id: "agreements.certificate.seq", message: "Place in the listing’s chain" }), String(event.seq)],
    [say(/*i18n*/ { id: "agreements.certificate.before", message: "SHA-256 of the record before" }), event.prev],
    [say(/*i18n*/ { id: "agreements.certificate.hash", message: "SHA-256 of this record" }), event.hash],
  ];
}

function writeCheck(say: Say, verifyUrl: string): PdfBlock[] {
  const [page = ""] = verifyUrl.split("#");
  const how = /*i18n*/ {
    id: "agreements.certificate.how",
    message:
      "Anyone can check this file at {page}, without an account. The file stays in the browser; only its SHA-256 is compared. The code below opens the same page with this record. It shows that the record exists; only the file itself shows that nothing in it was changed.",
  };
  return [
    heading(say(/*i18n*/ { id: "agreements.certificate.check", message: "How to check this certificate" })),
    { kind: "paragraph", text: say(withValues(how, { page })) },
    {
      kind: "qr",
      text: verifyUrl,
      label: say(/*i18n*/ { id: "agreements.certificate.code", message: "Code that opens the verification page" }),
    },
    {
      kind: "paragraph",
      isSmall: true,
      text: say(
        /*i18n*/ {
          id: "agreements.certificate.text_hash_of",
          message:
            "The SHA-256 of the text is that of its title, an empty line and its body, as UTF-8 in Unicode form NFC with LF at the end of lines.",
        },
      ),
    },
  ];
}
