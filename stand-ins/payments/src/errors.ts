/** An answer other than success, in the provider's shape. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** What was done before it stays: a declined card leaves its trace. */
  readonly keepsEffects: boolean;

  constructor(status: number, body: Readonly<Record<string, unknown>>, { keepsEffects = false } = {}) {
    super(String(body.message));
    this.status = status;
    this.body = body;
    this.keepsEffects = keepsEffects;
  }
}

/** A request that cannot be done, whatever its card. */
export function invalidRequest(
  message: string,
  more: { param?: string; code?: string; status?: number } = {},
): ApiError {
  const { status = 400, ...named } = more;
  return new ApiError(status, { type: "invalid_request_error", message, ...named });
}

export function noSuch(kind: string, id: string, param = "id"): ApiError {
  return invalidRequest(`No such ${kind}: '${id}'`, { status: 404, code: "resource_missing", param });
}

export function missing(param: string): ApiError {
  return invalidRequest(`Missing required param: ${param}.`, { code: "parameter_missing", param });
}
