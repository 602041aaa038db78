import { CAPACITY_LABELS, PURPOSE_LABELS } from "@vestpocket/domain/access/access.labels";
import { REFUSED_AUTOMATICALLY } from "@vestpocket/domain/access/access.rules";
import type { AccessRequest, Asker } from "@vestpocket/domain/access/access.schema";
import { describeToOwner } from "@vestpocket/domain/access/states.labels";
import type { AccessStateKind, OwnerStep, SigningEffect } from "@vestpocket/domain/access/states.terms";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import type { Fact, MailContent } from "../../platform/messages/messages.ts";

/** The texts of the access e-mails. They contain what the two people wrote, and nothing that the listing withholds. */

const WRITTEN = /*i18n*/ { id: "access.mail.written", message: "{text}" };
const OPEN_INBOX = /*i18n*/ { id: "access.mail.open_inbox", message: "Open access requests" };
const APPROVE = /*i18n*/ { id: "access.mail.approve", message: "Approve" };
const DECLINE = /*i18n*/ { id: "access.mail.decline", message: "Decline" };
const ASK = /*i18n*/ { id: "access.mail.ask", message: "Ask a question" };
const FACTS = {
  name: /*i18n*/ { id: "access.mail.fact.name", message: "Name" },
  company: /*i18n*/ { id: "access.mail.fact.company", message: "Company" },
  brokerage: /*i18n*/ { id: "access.mail.fact.brokerage", message: "Brokerage" },
  purpose: /*i18n*/ { id: "access.mail.fact.purpose", message: "Purpose" },
  capacity: /*i18n*/ { id: "access.mail.fact.capacity", message: "On behalf of" },
} as const satisfies Record<string, Message>;

/** What the sender of a request says of themselves, and whose account it is. */
export const listAskerFacts = ({ asker, purpose, capacity, company }: AskerFacts): Fact[] => [
  [FACTS.name, asker.name],
  ...(asker.brokerageName === null ? [] : [[FACTS.brokerage, asker.brokerageName] as const]),
  [FACTS.purpose, PURPOSE_LABELS[purpose]],
  [FACTS.capacity, CAPACITY_LABELS[capacity]],
  ...(company === "" ? [] : [[FACTS.company, company] as const]),
];
type AskerFacts = Pick<AccessRequest, "purpose" | "capacity" | "company"> & { readonly asker: Asker };

/** What an owner can do with a request besides approving it. */
export const listOtherSteps = (toUrl: (step: OwnerStep) => string): NonNullable<MailContent["links"]> => [
  { label: ASK, url: toUrl("question") },
  { label: DECLINE, url: toUrl("refuse") },
];
const VIEW_LISTING = /*i18n*/ { id: "access.mail.view_listing", message: "View the listing" };

interface AccessMail {
  readonly title: string;
  /** The asker's name, used only in mails to the owner. */
  readonly name: string;
  readonly text: string;
  readonly days: number;
  /** Where the asker stands with the listing then. */
  readonly standing: AccessStateKind;
  /** What the agreement means for the asker. */
  readonly signing: SigningEffect;
  readonly url: string;
}

const written = (text: string): Message[] => (text === "" ? [] : [withValues(WRITTEN, { text })]);

const REQUEST_SUBJECT = /*i18n*/ {
  id: "access.mail.request.subject",
  message: "{name} requested access to “{title}”",
};

const UNTIL_APPROVED = /*i18n*/ {
  id: "access.mail.request.what",
  message: "Your confidential details stay hidden until you approve the request.",
};

/** To the owner. */
export const requestMail = ({ title, name, text, signing, url }: AccessMail): MailContent => ({
  subject: withValues(REQUEST_SUBJECT, { name, title }),
  paragraphs: [describeToOwner({ kind: "waiting", signing }) ?? UNTIL_APPROVED, ...written(text)],
  button: { label: APPROVE, url },
});

/** To the owner, whose settings grant access once the asker signs. */
export const unsignedMail = ({ title, name, text, days, url }: AccessMail): MailContent => ({
  subject: withValues(REQUEST_SUBJECT, { name, title }),
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "access.mail.unsigned.what",
        message:
          "{days, plural, one {Once {name} signs the NDA, your settings for this listing will give them access for # day. You can also approve or decline the request before that.} other {Once {name} signs the NDA, your settings for this listing will give them access for # days. You can also approve or decline the request before that.}}",
      },
      { name, days },
    ),
    ...written(text),
  ],
  button: { label: APPROVE, url },
});

const LET_IN = /*i18n*/ {
  id: "access.mail.let_in.what",
  message:
    "{days, plural, one {Your settings for this listing gave {name} access for # day. You can revoke it at any time.} other {Your settings for this listing gave {name} access for # days. You can revoke it at any time.}}",
};
const LET_IN_UNSIGNED = /*i18n*/ {
  id: "access.mail.let_in.unsigned",
  message:
    "{days, plural, one {Your settings for this listing approved {name} for # day. Your confidential details stay hidden until they sign the NDA. You can revoke the approval at any time.} other {Your settings for this listing approved {name} for # days. Your confidential details stay hidden until they sign the NDA. You can revoke the approval at any time.}}",
};

/** To the owner, whose settings approved the request automatically. */
export const letInMail = ({ title, name, text, days, standing, url }: AccessMail): MailContent => {
  const isUnsigned = standing === "approved_unsigned";
  const given = /*i18n*/ { id: "access.mail.let_in.subject", message: "{name} was given access to “{title}”" };
  const approved = /*i18n*/ { id: "access.mail.let_in.unsigned_subject", message: "{name} was approved for “{title}”" };
  return {
    subject: withValues(isUnsigned ? approved : given, { name, title }),
    paragraphs: [withValues(isUnsigned ? LET_IN_UNSIGNED : LET_IN, { name, days }), ...written(text)],
    button: { label: OPEN_INBOX, url },
  };
};

/** To the owner. */
export const answerMail = ({ title, name, text, url }: AccessMail): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "access.mail.answer.subject", message: "{name} answered your question about access to “{title}”" },
    { name, title },
  ),
  paragraphs: written(text),
  button: { label: APPROVE, url },
});

/** What an approval opens now, and what is missing. */
const OPENED = {
  reading: /*i18n*/ { id: "access.mail.opened.reading", message: "You can see the confidential details now." },
  approved_unsigned: /*i18n*/ {
    id: "access.mail.opened.approved_unsigned",
    message: "Sign the NDA to open the details. They stay hidden until then.",
  },
  unlisted: /*i18n*/ {
    id: "access.mail.opened.unlisted",
    message: "The listing is not available right now. You can see the details once it is available again.",
  },
} as const satisfies Partial<Record<AccessStateKind, Message>>;
type Opened = keyof typeof OPENED;

const SIGN = /*i18n*/ { id: "access.mail.sign", message: "Read and sign the NDA" };

/** An approval: what it opens depends on the agreement and the listing. */
function openedMail({ standing, url }: AccessMail, said: Pick<MailContent, "subject" | "paragraphs">): MailContent {
  const opened = OPENED[standing as Opened] ?? OPENED.reading;
  return {
    subject: said.subject,
    paragraphs: [...said.paragraphs, opened],
    button: { label: standing === "approved_unsigned" ? SIGN : VIEW_LISTING, url },
  };
}

const ACCESS_SUBJECT = /*i18n*/ { id: "access.mail.approved.subject", message: "You have access to “{title}”" };
const APPROVED_SUBJECT = /*i18n*/ {
  id: "access.mail.approved.unopened_subject",
  message: "Your access request for “{title}” was approved",
};

/** To the asker. */
export const approvedMail = (mail: AccessMail): MailContent => {
  const { title, text, days, standing } = mail;
  return openedMail(mail, {
    subject: withValues(standing === "reading" ? ACCESS_SUBJECT : APPROVED_SUBJECT, { title }),
    paragraphs: [
      withValues(
        /*i18n*/ {
          id: "access.mail.approved.what",
          message:
            "{days, plural, one {The owner approved your request for # day.} other {The owner approved your request for # days.}}",
        },
        { days },
      ),
      ...written(text),
    ],
  });
};

/** To the asker. */
export const extendedMail = (mail: AccessMail): MailContent => {
  const { title, days, standing } = mail;
  const access = /*i18n*/ { id: "access.mail.extended.subject", message: "Your access to “{title}” was extended" };
  const approval = /*i18n*/ {
    id: "access.mail.extended.unopened_subject",
    message: "Your approval for “{title}” was extended",
  };
  return openedMail(mail, {
    subject: withValues(standing === "reading" ? access : approval, { title }),
    paragraphs: [
      withValues(
        /*i18n*/ {
          id: "access.mail.extended.what",
          message:
            "{days, plural, one {The owner extended your approval by # day.} other {The owner extended your approval by # days.}}",
        },
        { days },
      ),
    ],
  });
};

/** To the owner: the text is the domain for which the settings declined the request. */
export const reviewMail = ({ title, name, text, url }: AccessMail): MailContent => ({
  subject: withValues(REQUEST_SUBJECT, { name, title }),
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "access.mail.review.what",
        message:
          "Your settings declined this request because of the address at {domain}. {name} asks you to look at it yourself: you can approve or decline it.",
      },
      { name, domain: text },
    ),
  ],
  button: { label: APPROVE, url },
});

const REFUSED_SUBJECT = /*i18n*/ {
  id: "access.mail.refused.subject",
  message: "Your access request for “{title}” was declined",
};

/** To the asker: the text is the domain for which the owner's settings declined the request. */
export const refusedAutomaticallyMail = ({ title, text, url }: AccessMail): MailContent => ({
  subject: withValues(REFUSED_SUBJECT, { title }),
  paragraphs: [withValues(REFUSED_AUTOMATICALLY, { domain: text })],
  button: { label: VIEW_LISTING, url },
});

/** To the asker. It gives no reason but the owner's own. */
export const refusedMail = ({ title, text, url }: AccessMail): MailContent => ({
  subject: withValues(REFUSED_SUBJECT, { title }),
  paragraphs: [
    /*i18n*/ { id: "access.mail.refused.what", message: "The owner did not approve your request." },
    ...written(text),
  ],
  button: { label: VIEW_LISTING, url },
});

/** To the asker. */
export const questionMail = ({ title, text, url }: AccessMail): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "access.mail.question.subject", message: "A question about your access request for “{title}”" },
    { title },
  ),
  paragraphs: [
    /*i18n*/ {
      id: "access.mail.question.what",
      message: "The owner would like to know more before deciding. You can answer on the listing’s page.",
    },
    ...written(text),
  ],
  button: { label: VIEW_LISTING, url },
});

/** To the asker. */
export const revokedMail = ({ title, text, url }: AccessMail): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "access.mail.revoked.subject", message: "Your access to “{title}” was revoked" },
    { title },
  ),
  paragraphs: [
    /*i18n*/ { id: "access.mail.revoked.what", message: "The owner revoked your access." },
    ...written(text),
  ],
  button: { label: VIEW_LISTING, url },
});

/** To a signer. */
export const restoredMail = ({ title, url }: AccessMail): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "access.mail.restored.subject", message: "Your access to “{title}” was restored" },
    { title },
  ),
  paragraphs: [
    /*i18n*/ {
      id: "access.mail.restored.what",
      message: "The owner has restored the access you got by signing the NDA.",
    },
  ],
  button: { label: VIEW_LISTING, url },
});

/** To the owner, whose listing an administrator reads. */
export const inspectionMail = ({
  title,
  reason,
  minutes,
  url,
}: {
  readonly title: string;
  /** Empty if the reason is a report about the listing. */
  readonly reason: string;
  readonly minutes: number;
  readonly url: string;
}): MailContent => ({
  subject: withValues(
    /*i18n*/ {
      id: "access.mail.inspection.subject",
      message: "An administrator opened the confidential details of “{title}”",
    },
    { title },
  ),
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "access.mail.inspection.what",
        message:
          "A Vestpocket administrator can view this listing’s confidential details for {minutes} minutes. Your access log shows what they viewed.",
      },
      { minutes },
    ),
    reason === ""
      ? /*i18n*/ { id: "access.mail.inspection.report", message: "Reason: someone reported this listing." }
      : withValues(/*i18n*/ { id: "access.mail.inspection.reason", message: "Reason: {reason}" }, { reason }),
  ],
  button: { label: /*i18n*/ { id: "access.mail.open_log", message: "Open the log" }, url },
});
