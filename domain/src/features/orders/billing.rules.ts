/** What a receipt names about its buyer besides the name; null if the buyer entered none. */
export interface Billing {
  readonly company: string | null;
  /** One or more lines. */
  readonly address: string | null;
  /** The buyer's own GST/HST or QST number. */
  readonly taxNumber: string | null;
}

/** The buyer as a receipt names them. */
export interface BilledTo extends Billing {
  readonly name: string;
}

/** The longest entries, in characters. */
export const BILLING_MAX = { company: 120, address: 300, taxNumber: 40 } as const;

/** What was entered, as it is stored: without surrounding spaces, null for what is empty. */
export function toBilling(entered: { readonly [Name in keyof Billing]: string }): Billing {
  const { company, address, taxNumber } = entered;
  return { company: company.trim() || null, address: address.trim() || null, taxNumber: taxNumber.trim() || null };
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
  return { name: `${account.firstName} ${account.lastName}`, ...(billing ?? NO_BILLING) };
}
