import Stripe from "stripe";

/** Whether the provider refused a request: its object is gone, or no longer in the state that the request needs. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** The provider's answer; undefined where it refuses. */
export async function ignoreRefusal<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

/** The id of an object that the provider either names by its id or embeds. */
export function toId(reference: string | { id?: string } | null | undefined): string | undefined {
  return typeof reference === "string" ? reference : reference?.id;
}
