/** The id of the payment that a client secret belongs to, which begins with it. */
export function toPaymentId(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? "";
}

/**
 * Whether a checked order has another payment than the page, or none anymore. A server of the version before, which may
 * answer while an update is being rolled out, names none.
 */
export function isAnotherPayment({ paymentId }: { readonly paymentId?: string | null }, clientSecret: string): boolean {
  return paymentId !== undefined && paymentId !== toPaymentId(clientSecret);
}
