/**
 * Failure codes of refused requests; GraphQL uses the same names in `extensions.code` and REST in `error`.
 */
export const FailureCode = {
  /** Nobody is signed in, the token or the link is invalid or has expired, or a code is required. */
  UNAUTHENTICATED: "UNAUTHENTICATED",
  /** The person is signed in and may see the record, but may not do this. */
  FORBIDDEN: "FORBIDDEN",
  /** The record does not exist, or the viewer may not see it; both look the same. */
  NOT_FOUND: "NOT_FOUND",
  /** The input is wrong; `errors` lists each wrong field. */
  BAD_USER_INPUT: "BAD_USER_INPUT",
  /** The address exists, but does not support this method. */
  METHOD_NOT_ALLOWED: "METHOD_NOT_ALLOWED",
  /**
   * The current state of the records does not allow the act, or another person saved them in the meantime.
   */
  CONFLICT: "CONFLICT",
  /** Locked: permanently, as a signed contract is, or temporarily, as a sign-in after wrong passwords. */
  LOCKED: "LOCKED",
  /** The body, a file or the number of files exceeds its limit. */
  PAYLOAD_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  /** The body has a content type that this address does not accept. */
  UNSUPPORTED_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  /** Too many requests; `retryAfter` is the number of seconds to wait. */
  RATE_LIMITED: "RATE_LIMITED",
  /** An unexpected error on our side; only a code is shown, under which the log has the error. */
  INTERNAL: "INTERNAL",
  /** The database is unreachable, or the server is too busy. Nothing was done, and a retry may succeed. */
  UNAVAILABLE: "UNAVAILABLE",
} as const;
export type FailureCode = (typeof FailureCode)[keyof typeof FailureCode];

/** HTTP status of each failure code. */
export const httpStatus = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  LOCKED: 423,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<FailureCode, number>;

/**
 * One wrong field of an input: its name in the schema (a dotted path when nested), and the fault in Spanish.
 */
export interface FieldFailure {
  readonly field: string;
  readonly message: string;
}

/**
 * A deliberate refusal of a request: the only error whose text is shown to people. Any other thrown error is
 * a bug, logged with its request id and answered as INTERNAL.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly errors: readonly FieldFailure[] = [],
    /** Seconds to wait before a retry (RATE_LIMITED, LOCKED, UNAVAILABLE). */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/**
 * Returns the refusal of an input because of one field; the field's message is also the message of the
 * answer.
 */
export const badInput = (field: string, message: string) =>
  new Refusal("BAD_USER_INPUT", message, [{ field, message }]);

/**
 * Returns the refusal of an act that the current state of the records does not allow; `field` when one input
 * field is the cause.
 */
export const conflict = (message: string, field?: string) =>
  new Refusal("CONFLICT", message, field ? [{ field, message }] : []);

/**
 * Returns the refusal for a record that does not exist or that the viewer may not see: both look the same.
 */
export const notFound = (message: string) => new Refusal("NOT_FOUND", message);

/** Sentence shown to a viewer who lacks a capability. */
export const NO_PERMISSION = "No tienes permisos suficientes para realizar esta acción.";

/** Returns the refusal of a viewer who lacks a capability. */
export const forbidden = (message = NO_PERMISSION) => new Refusal("FORBIDDEN", message);

/**
 * Returns the refusal while the database is unreachable or too busy: nothing was done, and a retry may
 * succeed.
 */
export const unavailable = () =>
  new Refusal(
    "UNAVAILABLE",
    "El servicio no está disponible en este momento. Intenta de nuevo en unos segundos.",
    [],
    5,
  );
