import type { Wording } from "./agreements.terms.ts";

/** The standard confidentiality agreement in English. It says the same as the French one, clause by clause. */
export const STANDARD_EN: Wording = {
  title: "Confidentiality agreement",
  clauses: [
    {
      heading: "Parties",
      text: "This agreement is between the owner of the listing named in the record of signature (the “Owner”) and the person who signs it, or the company in whose name that person signs (the “Recipient”). A person who signs for a company confirms that they may bind it. The agreement takes effect when the Recipient signs it.",
    },
    {
      heading: "Purpose",
      text: "The Owner shares confidential information so that the Recipient can decide whether to buy, lease, finance or invest in the property or business of the listing (the “Transaction”). The Recipient uses it for nothing else.",
    },
    {
      heading: "Confidential information",
      text: "Confidential information is everything about the property, the business, its owners, tenants, employees, customers and suppliers that the Owner makes available because of this agreement, on Vestpocket or elsewhere, in any form. It includes the identity and location of the property or business where the public listing does not show them, and the fact that the parties are in contact.",
    },
    {
      heading: "What is not confidential",
      text: "Information is not confidential if the Recipient can show that it was or became public without a breach of this agreement, that the Recipient lawfully had it before, that it came from somebody who was free to share it, or that the Recipient developed it independently.",
    },
    {
      heading: "Duties",
      text: "The Recipient keeps the confidential information secret, protects it with the care it uses for its own and with no less than reasonable care, and makes no more copies than the purpose needs.",
    },
    {
      heading: "Who else may know",
      text: "The Recipient may share the confidential information with its directors, employees, professional advisers, lenders and partners who need it for the purpose and are bound to keep it secret. The Recipient is responsible for what they do with it.",
    },
    {
      heading: "When the law requires disclosure",
      text: "If a law, court or regulator requires the Recipient to disclose confidential information, the Recipient discloses no more than is required and, where the law permits, tells the Owner beforehand.",
    },
    {
      heading: "No contact",
      text: "Without the Owner’s written consent, the Recipient does not contact tenants, employees, customers, suppliers or lenders of the property or business about the Transaction, and does not visit the property except as any member of the public may.",
    },
    {
      heading: "Personal information",
      text: "The Recipient uses personal information only to evaluate the Transaction, protects it as privacy law requires, and destroys or returns it if the Transaction does not take place.",
    },
    {
      heading: "Return and destruction",
      text: "When the Owner asks for it, the Recipient returns or destroys the confidential information. It may keep what the law requires it to keep, and ordinary backups until they are overwritten; this agreement continues to protect them.",
    },
    {
      heading: "No other obligation",
      text: "This agreement obliges nobody to enter into a Transaction, and it transfers no interest in the property or business. The Owner does not promise that the information is complete; only a later written contract may do so.",
    },
    {
      heading: "Duration",
      text: "The duties of this agreement last for two years from the signature. For personal information and trade secrets they last for as long as the law protects these.",
    },
    {
      heading: "Breach",
      text: "Damages alone may not be an adequate remedy for a breach. Besides any other remedy, the Owner may ask a court to order the Recipient to stop or not to begin one.",
    },
    {
      heading: "Law",
      text: "The laws of the province or territory where the property or business is located, and the federal laws of Canada that apply there, govern this agreement.",
    },
    {
      heading: "Signature and language",
      text: "The Recipient signs electronically. The record of signature with the digital fingerprint of this text is part of the agreement. The agreement is offered in French and in English; the text in the language signed prevails. A Recipient in Quebec was given the French text first, and signs this one because they expressly chose English.",
    },
  ],
};
