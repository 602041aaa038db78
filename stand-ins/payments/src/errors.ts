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

/** An error in Stripe's shape. Throwing it rolls the request back. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly type: ErrorType;
  readonly details: Details;

  constructor(error: { status: number; type: ErrorType; message: string; details?: Details | undefined }) {
    super(error.message);
    this.status = error.status;
    this.type = error.type;
    this.details = error.details ?? {};
  }
}

export const invalidRequest = (message: string, details?: Details): ApiError =>
  new ApiError({ status: 400, type: "invalid_request_error", message, details });

/**
 * A parameter that fails validation: Stripe stores no response under the idempotency key, because execution never
 * began.
 */
export class ParameterError extends ApiError {}

export const invalidParameter = (message: string, details?: Details): ParameterError =>
  new ParameterError({ status: 400, type: "invalid_request_error", message, details });

export const noSuch = ({
  noun,
  id,
  param = "id",
}: {
  noun: string;
  id: string;
  param?: string | undefined;
}): ApiError =>
  new ApiError({
    status: 404,
    type: "invalid_request_error",
    message: `No such ${noun}: '${id}'`,
    details: { code: "resource_missing", param },
  });

/** The same error with another message. */
export function reword(error: ApiError, message: string): ApiError {
  return new ApiError({ status: error.status, type: error.type, message, details: error.details });
}

export const cardError = (message: string, details: Details): ApiError =>
  new ApiError({ status: 402, type: "card_error", message, details });

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
