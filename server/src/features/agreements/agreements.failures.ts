import { Failure } from "../../platform/http/failure.ts";

/** The listing requires no agreement. */
export const noAgreement = (): Failure =>
  new Failure({
    status: 404,
    code: "agreements.not_found",
    text: /*i18n*/ { id: "agreements.not_found", message: "This listing does not require an NDA." },
  });

/** Some of the listing's values are for people who signed. */
export const agreementNeeded = (): Failure =>
  new Failure({
    status: 409,
    code: "agreements.needed",
    text: /*i18n*/ {
      id: "agreements.needed",
      message:
        "Some details of this listing are for people who signed its NDA. Change who sees them before you remove the NDA.",
    },
  });

/** There is no such signature, or the viewer is neither of its parties. */
export const signatureNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "agreements.signature_not_found",
    text: /*i18n*/ { id: "agreements.signature_not_found", message: "This signature does not exist." },
  });

/** The submitted text is not the one that the listing currently requires. */
export const agreementChanged = (): Failure =>
  new Failure({
    status: 409,
    code: "agreements.changed",
    text: /*i18n*/ {
      id: "agreements.changed",
      message: "The agreement has changed since you opened it. Please read the new text before you sign.",
    },
  });

/** A text must be opened before it is signed. */
export const agreementUnread = (): Failure =>
  new Failure({
    status: 409,
    code: "agreements.unread",
    text: /*i18n*/ { id: "agreements.unread", message: "Please open the agreement and read it before you sign." },
  });

/** Another language is shown only after the one that is offered first. */
export const firstTextUnread = (): Failure =>
  new Failure({
    status: 409,
    code: "agreements.first_unread",
    text: /*i18n*/ {
      id: "agreements.first_unread",
      message: "Please open the text that you are offered first. Then you can choose another language.",
    },
  });

/** A reader in Quebec has to be given the French text first, and there is none. */
export const frenchMissing = (): Failure =>
  new Failure({
    status: 409,
    code: "agreements.no_french",
    text: /*i18n*/ {
      id: "agreements.no_french",
      message: "This NDA has no French text, so nobody in Quebec can sign it. Please ask the owner to add one.",
    },
  });

export const ownAgreement = (): Failure =>
  new Failure({
    status: 409,
    code: "agreements.own_listing",
    text: /*i18n*/ { id: "agreements.own_listing", message: "You cannot sign the NDA for your own listing." },
  });

/** The owner declined this person, or ended their access. */
export const signingRefused = (): Failure =>
  new Failure({
    status: 403,
    code: "agreements.refused",
    text: /*i18n*/ { id: "agreements.refused", message: "The owner of this listing does not ask you to sign." },
  });

export const contactUnconfirmed = (): Failure =>
  new Failure({
    status: 403,
    code: "agreements.unconfirmed",
    text: /*i18n*/ {
      id: "agreements.unconfirmed",
      message: "Please confirm your email and your phone number on your profile page before you sign.",
    },
  });
