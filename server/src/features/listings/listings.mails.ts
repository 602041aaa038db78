import { type Message, withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

interface AboutListing {
  readonly title: string;
  readonly url: string;
}

const BUTTON: Message = /*i18n*/ { id: "listings.mail.button", message: "Go to my account" };

/** To the owner, a week before a listing ends, or later: after an outage, or for one that was resumed. */
export const endingMail = ({ title, date, url }: AboutListing & { date: string }): MailContent => ({
  subject: /*i18n*/ { id: "listings.mail.ending.subject", message: "Your listing expires soon" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "listings.mail.ending.what",
        message: "Your listing “{title}” expires on {date}. It will then no longer appear in search.",
      },
      { title, date },
    ),
    /*i18n*/ { id: "listings.mail.ending.do", message: "Once it has expired, you can renew it under My Listings." },
  ],
  button: { label: BUTTON, url },
});

/** To the owner, when a listing has ended. */
export const endedMail = ({ title, url }: AboutListing): MailContent => ({
  subject: /*i18n*/ { id: "listings.mail.ended.subject", message: "Your listing has expired" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "listings.mail.ended.what",
        message:
          "Your listing “{title}” has expired. It no longer appears in search, but nothing was deleted. You can renew it at any time under My Listings.",
      },
      { title },
    ),
  ],
  button: { label: BUTTON, url },
});

/** To the owner; `reason` is the administrator's text. */
export const removedMail = ({ title, reason, url }: AboutListing & { reason: string }): MailContent => ({
  subject: /*i18n*/ { id: "listings.mail.removed.subject", message: "Your listing was removed" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "listings.mail.removed.what",
        message: "We removed your listing “{title}” from Vestpocket. Nobody else can find or open it.",
      },
      { title },
    ),
    withValues(/*i18n*/ { id: "listings.mail.removed.why", message: "Reason: {reason}" }, { reason }),
    /*i18n*/ {
      id: "listings.mail.removed.do",
      message: "Nothing was deleted. If you think this is a mistake, please contact us.",
    },
  ],
  button: { label: /*i18n*/ { id: "listings.mail.removed.button", message: "Contact us" }, url },
});

/** To the owner. */
export const restoredMail = ({ title, url }: AboutListing): MailContent => ({
  subject: /*i18n*/ { id: "listings.mail.restored.subject", message: "Your listing has been restored" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "listings.mail.restored.what",
        message: "We restored your listing “{title}” to its previous status. Its end date has not changed.",
      },
      { title },
    ),
  ],
  button: { label: /*i18n*/ { id: "listings.mail.restored.button", message: "See my listings" }, url },
});

/** To the owner of confidential listings whose poster or document members see; `names` is what members see of each. */
export const openingsMail = ({ listings, url }: { listings: readonly Opened[]; url: string }): MailContent => ({
  subject: /*i18n*/ {
    id: "listings.mail.openings.subject",
    message: "What members can see of your confidential listings",
  },
  paragraphs: [
    /*i18n*/ {
      id: "listings.mail.openings.what",
      message:
        "You chose “Confidential” for the listings below. When you did, it withheld income figures, but neither your name nor the document. We have not changed your listings. This is what every member can see today:",
    },
    ...listings.map((each) =>
      withValues(/*i18n*/ { id: "listings.mail.openings.listing", message: "“{title}”: {names}" }, { ...each }),
    ),
    /*i18n*/ {
      id: "listings.mail.openings.do",
      message:
        "“Confidential” now also withholds your name, the document and every other figure except the asking price. To use it, edit the listing, open “Who sees what” and choose “Confidential: NDA required”.",
    },
  ],
  button: { label: /*i18n*/ { id: "listings.mail.openings.button", message: "See my listings" }, url },
});

interface Opened {
  readonly title: string;
  readonly names: string;
}
