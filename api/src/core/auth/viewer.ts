import type { Refusal } from "../failure.ts";
import type { Caller } from "../read/limits/budget.ts";
import type { Role } from "./role.ts";

/** Access token of a request: its name, and the changes it allows besides reading. */
export interface TokenGrant {
  readonly id: string;
  readonly name: string;
  readonly capabilities: ReadonlySet<string>;
  /** True when the token is refused until a person confirms it. */
  readonly paused?: boolean;
}

/** The signed-in person of a request. */
export interface Viewer {
  readonly id: number;
  /** 1 CLIENTE … 7 OWNER. */
  readonly role: number;
  readonly roleName: Role;
  readonly isActive: boolean;
  /** `Nombre Apellido`. */
  readonly name: string;
  readonly email: string;
  /** Session of the request; null for jobs and demo data. */
  readonly sessionId: string | null;
  /** Access token that acts for the person; absent in a session of the person. */
  readonly token?: TokenGrant;
  /** True for a program's own account, which is used only through its access tokens and is not a person. */
  readonly service?: boolean;
  /**
   * Client who acts with this person's rights, which the person lent for one sale; `to` is the client's
   * account, null without one. Absent when the person acts.
   */
  readonly lent?: { readonly to: number | null };
  /**
   * True when the person must have a second factor by now and has none: the session opens only the set-up.
   */
  readonly owesSecondFactor?: boolean;
}

/** An OWNER who views the product as the request's viewer; such a request cannot change anything. */
export interface Impersonator {
  readonly by: Viewer;
  /**
   * Refusal when viewing as this person is not or no longer allowed; the request then has no viewer and
   * everything is refused.
   */
  readonly refusal: Refusal | null;
}

/** The purposes of a link in a mail. */
export type LinkPurpose =
  | "quote"
  | "passengers"
  | "signature"
  | "addendum"
  | "payment"
  | "calendar"
  | "trip"
  | "claim"
  | "closing"
  | "email-change";

/** A valid link token of a request: it opens one record for one purpose. */
export interface Link {
  readonly id: string;
  readonly purpose: LinkPurpose;
  readonly recordId: string;
  /**
   * True when the link was displayed to staff or staff can read it in a document; false when it was only
   * e-mailed.
   */
  readonly seenByStaff?: boolean;
}

/** Kind of the request's invalid credential, if any; it determines the text of the refusal. */
export type BadBearer = false | "session" | "link";

/** Origin of a request, for the audit log and the evidence of a signature. */
export interface Origin {
  readonly requestId: string;
  readonly channel: "graphql" | "rest" | "job" | "seed";
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** Ids of the staff sessions that the request's browser had in the last day, according to its cookies. */
  readonly staffSessions?: readonly string[];
  /** `Idempotency-Key` of the request: a client that gets no answer repeats the request with the same key. */
  readonly idempotencyKey?: string | null;
  /** Connection that waits for the answer; when it is closed, the reads for it are cancelled. */
  readonly caller?: Caller;
}
