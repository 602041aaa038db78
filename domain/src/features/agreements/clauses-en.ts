import type { Clauses } from "./agreements.terms.ts";

/** The clauses of the standard agreement in English. Each says the same as the French one of its name. */
export const CLAUSES_EN: Clauses = {
  parties: {
    heading: "Parties",
    text: "This agreement is between the person or firm that posted the listing, named in the certificate of signature (the “Disclosing Party”), and the person who signs it, or the company in whose name that person signs (the “Recipient”). A person who signs for a company confirms that they may bind it. A Disclosing Party that is a real estate agent acts in the name of its brokerage and for the owner of the property or business (the “Owner”), even if the Owner is not yet named. The Owner may enforce this agreement. A Disclosing Party that posted the listing as its owner is also the Owner.",
  },
  start: {
    heading: "Access and start",
    text: "In return for access to confidential information, the Recipient agrees as follows. The agreement takes effect when the Recipient has signed it and access is given.",
  },
  purpose: {
    heading: "Purpose",
    text: "The Disclosing Party gives access so that the Recipient can decide whether to buy, lease, finance or invest in the property or business of the listing, and can conclude that transaction (the “Transaction”). The Recipient uses the confidential information for nothing else.",
  },
  confidential: {
    heading: "Confidential information",
    text: "Confidential information is everything about the property, the business, its owners, tenants, employees, customers and suppliers that the Disclosing Party or the Owner makes available because of this agreement, on Vestpocket or elsewhere, in any form. It includes the identity and location of the property or business where the public listing does not show them, and the fact that the parties are in contact.",
  },
  exceptions: {
    heading: "What is not confidential",
    text: "Information is not confidential if the Recipient can show that it was or became public without a breach of this agreement, that it is in a register or record open to the public, that the Recipient lawfully had it before, that it came from somebody who was free to share it, or that the Recipient developed it independently. That a fact is in a public record does not by itself make public that the property or business is offered.",
  },
  duties: {
    heading: "Duties",
    text: "The Recipient keeps the confidential information secret, protects it with the care it uses for its own and with no less than reasonable care, and makes no more copies than the purpose needs.",
  },
  recipients: {
    heading: "Who else may know",
    text: "The Recipient may share the confidential information with its directors, employees, professional advisers, lenders and partners who need it for the purpose and are bound to keep it secret. The Recipient is responsible for what they do with it.",
  },
  rights: {
    heading: "Rights that remain",
    text: "Nothing in this agreement prevents the Recipient from reporting a possible breach of the law to the police, a regulator or another authority, from answering its questions, or from asserting or defending a right before a court or tribunal. If a law, court or regulator requires the Recipient to disclose confidential information, the Recipient discloses no more than is required and, where the law permits, tells the Disclosing Party beforehand.",
  },
  contact: {
    heading: "No contact",
    text: "Without the written consent of the Disclosing Party, the Recipient does not contact tenants, employees, customers, suppliers or lenders of the property or business about the Transaction, and does not visit the property except as any member of the public may. A Recipient that already deals with one of them, or with the business, as a customer, supplier, tenant or lender may go on doing so in the ordinary course of business, without mentioning the Transaction. The Recipient may search registers and records open to the public, but makes no inquiry of a municipality or other authority that would reveal that the property or business is offered.",
  },
  personal: {
    heading: "Personal information",
    text: "The Recipient uses personal information only to evaluate and conclude the Transaction; does not communicate it without the consent of the person concerned unless the law allows it; protects it with safeguards suited to its sensitivity; and destroys it, or returns it, within 30 days once the Transaction is abandoned or the information is no longer needed for it. The Disclosing Party discloses only the personal information that is necessary for the Transaction.",
  },
  return: {
    heading: "Return and destruction",
    text: "When the Disclosing Party asks for it, the Recipient returns or destroys the confidential information. It may keep what the law requires it to keep, and ordinary backups until they are overwritten; this agreement continues to protect them.",
  },
  nothingMore: {
    heading: "No other obligation",
    text: "This agreement obliges nobody to enter into a Transaction, and it transfers no interest in the property or business. The Disclosing Party and the Owner do not promise that the information is complete; only a later written contract may do so.",
  },
  duration: {
    heading: "Duration",
    text: "The duties of this agreement last for two years from the signature. For personal information and trade secrets they last for as long as the law protects these.",
  },
  breach: {
    heading: "Breach",
    text: "Damages alone may not be an adequate remedy for a breach. Besides any other remedy, the Disclosing Party or the Owner may ask a court to order the Recipient to stop or not to begin one.",
  },
  successors: {
    heading: "Successors",
    text: "The Disclosing Party or the Owner may assign this agreement to whoever acquires the property or business. It benefits their successors and binds those of the Recipient. The Recipient may not assign it without the written consent of the Disclosing Party.",
  },
  notices: {
    heading: "Notices",
    text: "Notices are in writing. A notice to the Recipient may be sent to the email address in the certificate of signature; a notice to the Disclosing Party may be sent through the listing on Vestpocket or to an address that the Disclosing Party has given. A notice counts as received on the next business day.",
  },
  law: {
    heading: "Law and courts",
    text: "The laws of the province or territory where the property or business is located, and the federal laws of Canada that apply there, govern this agreement, and its courts may hear disputes about it. A business without premises in Canada counts as located where the Disclosing Party is established. This clause takes away no right that the law gives the Recipient and that cannot be waived.",
  },
  whole: {
    heading: "Whole agreement",
    text: "This is the whole agreement of the parties about the confidential information. It is changed only in writing. If a clause cannot be enforced, the others remain in effect.",
  },
  signature: {
    heading: "Signature and certificate",
    text: "The Recipient signs electronically. The certificate of signature evidences the agreement; it adds no obligation.",
  },
  language: {
    heading: "Language",
    text: "The French and English texts are both available before signing. The Recipient who signs in English does so by choice. Where the Charter of the French language applies, the Recipient may rely on either version.",
  },
  franchisePurpose: {
    heading: "Purpose",
    text: "The Disclosing Party gives access so that the Recipient can decide whether to acquire the franchise or business of the listing, and can conclude that transaction (the “Transaction”). The Recipient uses the confidential information for nothing else.",
  },
  franchiseRights: {
    heading: "What remains free",
    text: "Nothing here prevents the Recipient from disclosing information to an organization of franchisees, to other franchisees of the same system or to its professional advisers, or applies to information that is or becomes public, or is disclosed to anyone, otherwise than through a breach, or with the consent of all parties. Nor does anything here prevent the Recipient from sharing information with its directors, employees, lenders and partners who need it for the purpose and keep it secret.",
  },
  notAFranchise: {
    heading: "Not a franchise agreement",
    text: "This agreement is not a franchise agreement, and no payment is due under it. It obliges nobody to enter into a Transaction, and it takes away no right under a franchise law.",
  },
};
