import Stripe from "stripe";
import { ProviderFailure } from "./provider-failure.ts";

/** The provider's error behind a failure; undefined for any other error. */
function toProviderError(error: unknown): Stripe.errors.StripeError | undefined {
  return error instanceof ProviderFailure ? error.error : undefined;
}

/** Whether the provider rejected a request: its object is gone, or no longer in the state that the request needs. */
export function isRefusal(error: unknown): boolean {
  return toProviderError(error) instanceof Stripe.errors.StripeInvalidRequestError;
}

/** The provider's code for a rejection, such as `charge_already_refunded`. */
export function refusalCode(error: unknown): string | undefined {
  return isRefusal(error) ? toProviderError(error)?.code : undefined;
}

/** Whether another request with the same idempotency key had a different body. */
export function isKeyTaken(error: unknown): boolean {
  return toProviderError(error) instanceof Stripe.errors.StripeIdempotencyError;
}

/**
 * Whether a request definitely did nothing, and the provider may replay this response for its idempotency key for a
 * day: the next attempt needs another key. Not so for outages, whose requests may have been processed.
 */
export function isDefinite(error: unknown): error is ProviderFailure {
  return error instanceof ProviderFailure && ["payments.refused", "payments.misconfigured"].includes(error.code);
}

/**
 * Whether the provider replays a failure stored under the idempotency key, which will therefore not change for a day.
 */
export function isKept(error: unknown): boolean {
  return toProviderError(error)?.headers?.["idempotent-replayed"] === "true";
}

/** The provider's response; undefined if it rejects the request. */
export async function ignoreRefusal<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

/**
 * The provider's response; undefined if it does not have the object: deleted, or created with the keys of another
 * account or mode.
 */
export async function ignoreMissing<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (refusalCode(error) === "resource_missing") return undefined;
    throw error;
  }
}

/** The id of an object that the provider either references by id or embeds. */
export function toId(reference: string | { id?: string } | null | undefined): string | undefined {
  return typeof reference === "string" ? reference : reference?.id;
}
