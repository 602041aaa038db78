import { FRENCH_FIRST_MESSAGES, FRENCH_PROVINCE } from "../../shared/french-first.ts";
import type { Language, Message } from "../../shared/text.ts";

/** What a receipt names about its buyer besides the name; null if the buyer entered none. */
export interface Billing {
  readonly company: string | null;
  /** One or more lines. */
  readonly address: string | null;
  /** The buyer's own GST/HST or QST number. */
  readonly taxNumber: string | null;
  /** Whether a buyer in Quebec said that they were given the French version, and chose to continue in English. */
  readonly isFrenchGiven?: true;
}

/** The buyer as a receipt names them. */
export interface BilledTo extends Omit<Billing, "isFrenchGiven"> {
  readonly name: string;
}

/** The longest entries, in characters. */
export const BILLING_MAX = { company: 120, address: 300, taxNumber: 40 } as const;

/** What was entered, as it is stored: without surrounding spaces, null for what is empty. */
export function toBilling({ company, address, taxNumber, isFrenchGiven }: EnteredBilling): Billing {
  return {
    ...{ company: company.trim() || null, address: address.trim() || null, taxNumber: taxNumber.trim() || null },
    ...(isFrenchGiven && { isFrenchGiven: true as const }),
  };
}

interface EnteredBilling {
  readonly company: string;
  readonly address: string;
  readonly taxNumber: string;
  readonly isFrenchGiven?: boolean | undefined;
}

interface Buying {
  readonly billing: EnteredBilling | undefined;
  /** Where the buyer is. */
  readonly province: string | undefined;
  readonly language: Language;
}

/**
 * The problem, by field, of a buyer in Quebec who would buy in English without having been given the French version first
 * (product.md §8.11); undefined if there is none.
 */
export function findFrenchProblem({ billing, province, language }: Buying): Record<string, Message> | undefined {
  if (billing === undefined || billing.isFrenchGiven || language === "fr" || province !== FRENCH_PROVINCE)
    return undefined;
  return { "billing.isFrenchGiven": FRENCH_FIRST_MESSAGES.notGiven };
}

export const NO_BILLING: Billing = { company: null, address: null, taxNumber: null };

/**
 * The buyer to print on the receipt of an order that is paid now. It is kept with the order: a receipt does not change
 * with its account, and stays when that is deleted (product.md §10.1).
 */
export function toBilledTo(
  account: { readonly firstName: string; readonly lastName: string },
  billing: Billing | null,
): BilledTo {
  const { company, address, taxNumber } = billing ?? NO_BILLING;
  return { name: `${account.firstName} ${account.lastName}`, company, address, taxNumber };
}
