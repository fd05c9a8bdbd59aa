/**
 * Every way in which a request can be refused; the same names travel in GraphQL `extensions.code` and REST
 * `error`.
 */
export const FailureCode = {
  /** Nobody is signed in, the token or the link is not valid (any more), or a code is required. */
  UNAUTHENTICATED: "UNAUTHENTICATED",
  /** The person is known and sees the record, but may not do this. */
  FORBIDDEN: "FORBIDDEN",
  /** There is no such record, or it is out of reach: both look alike. */
  NOT_FOUND: "NOT_FOUND",
  /** The input is wrong; `errors` names each field that is. */
  BAD_USER_INPUT: "BAD_USER_INPUT",
  /** The address exists, but not for this method. */
  METHOD_NOT_ALLOWED: "METHOD_NOT_ALLOWED",
  /** The state of the records does not allow it now, or another person saved in between. */
  CONFLICT: "CONFLICT",
  /** Closed for good, as a signed contract is, or for a while, as a sign-in after wrong passwords. */
  LOCKED: "LOCKED",
  /** The body, a file or the number of files is above its limit. */
  PAYLOAD_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  /** The body is of a kind that is not read here. */
  UNSUPPORTED_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  /** Too many requests; `retryAfter` is the number of seconds to wait. */
  RATE_LIMITED: "RATE_LIMITED",
  /** A defect of ours: only the code is shown under which the log has it. */
  INTERNAL: "INTERNAL",
  /** The database is away, or others are in the way; nothing was done, and the next try may succeed. */
  UNAVAILABLE: "UNAVAILABLE",
} as const;
export type FailureCode = (typeof FailureCode)[keyof typeof FailureCode];

/** The HTTP status of each failure. */
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
 * One wrong field of an input: its name as in the schema (a dotted path when nested), and the fault in
 * Spanish.
 */
export interface FieldFailure {
  readonly field: string;
  readonly message: string;
}

/**
 * A request that is refused on purpose: the only error whose text reaches a person.
 * Anything else that is thrown is a defect, logged with its request id and answered as INTERNAL.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly errors: readonly FieldFailure[] = [],
    /** Seconds to wait before another try (RATE_LIMITED, LOCKED, UNAVAILABLE). */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Refuses an input because of one field; the field's message is also the answer's. */
export const badInput = (field: string, message: string) =>
  new Refusal("BAD_USER_INPUT", message, [{ field, message }]);

/**
 * Returns the refusal of an act that the state of the records does not allow; `field` when one field of the
 * input is at fault.
 */
export const conflict = (message: string, field?: string) =>
  new Refusal("CONFLICT", message, field ? [{ field, message }] : []);

/** Answers for a record that does not exist or is out of the viewer's reach: both look the same. */
export const notFound = (message: string) => new Refusal("NOT_FOUND", message);

/** The sentence for a viewer who lacks a capability. */
export const NO_PERMISSION = "No tienes permisos suficientes para realizar esta acción.";

/** Refuses because the viewer lacks a capability. */
export const forbidden = (message = NO_PERMISSION) => new Refusal("FORBIDDEN", message);

/** Answers while the database is away, or too busy: nothing was done, and the next try may succeed. */
export const unavailable = () =>
  new Refusal(
    "UNAVAILABLE",
    "El servicio no está disponible en este momento. Intenta de nuevo en unos segundos.",
    [],
    5,
  );
