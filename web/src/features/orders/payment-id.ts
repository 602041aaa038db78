/** The id of the payment that a client secret belongs to, which begins with it. */
export function toPaymentId(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? "";
}
