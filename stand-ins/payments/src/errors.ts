import type Stripe from "stripe";

type ErrorType = "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";

interface Details {
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
  readonly payment_method?: Stripe.PaymentMethod;
}

/** An answer in Stripe's shape of errors; throwing it undoes what the request did. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly type: ErrorType;
  readonly details: Details;

  constructor(status: number, type: ErrorType, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }
}

export const invalidRequest = (message: string, details?: Details): ApiError =>
  new ApiError(400, "invalid_request_error", message, details);

export const noSuch = (noun: string, id: string, param = "id"): ApiError =>
  new ApiError(404, "invalid_request_error", `No such ${noun}: '${id}'`, { code: "resource_missing", param });

/** The same error in other words. */
export function reword(error: ApiError, message: string): ApiError {
  return new ApiError(error.status, error.type, message, error.details);
}

export const cardError = (message: string, details: Details): ApiError =>
  new ApiError(402, "card_error", message, details);

export function toErrorBody(error: ApiError, requestId: string): { error: object } {
  const { code, ...rest } = error.details;
  return {
    error: {
      ...(code && { code, doc_url: docUrl(code) }),
      message: error.message,
      ...rest,
      request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
      type: error.type,
    },
  };
}

export const docUrl = (code: string): string => `https://docs.stripe.com/error-codes#${code.replaceAll("_", "-")}`;
