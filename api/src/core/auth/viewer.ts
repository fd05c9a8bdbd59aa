import type { Refusal } from "../failure.ts";
import type { Caller } from "../read/limits/budget.ts";
import type { Role } from "./role.ts";

/** Access token of a request: its name, and the changes that it permits besides reading. */
export interface TokenGrant {
  readonly id: string;
  readonly name: string;
  readonly capabilities: ReadonlySet<string>;
  /** True for a token that is refused until a person confirms it. */
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
  /** Access token that acts for the person; absent in a session. */
  readonly token?: TokenGrant;
  /** True for a program's own account, which is used only through its access tokens and is not a person. */
  readonly service?: boolean;
  /** True in a session of a person who must have a second factor by now: it opens nothing but its set-up. */
  readonly owesSecondFactor?: boolean;
}

/** An OWNER who reads as the viewer of the request: nothing can be changed then. */
export interface Impersonator {
  readonly by: Viewer;
  /**
   * Refusal of a viewing that is not allowed, or no longer; then the request has no viewer and everything is
   * refused.
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
  | "email-change";

/** A valid link token of a request: it opens one record for one purpose. */
export interface Link {
  readonly id: string;
  readonly purpose: LinkPurpose;
  readonly recordId: string;
  /** True when staff was shown it, or can read it in a document; not for a link that was only mailed. */
  readonly seenByStaff?: boolean;
}

/** Invalid credential of a request, if any: it decides the text of the refusal. */
export type BadBearer = false | "session" | "link";

/** Origin of a request, for the audit log and the evidence of a signature. */
export interface Origin {
  readonly requestId: string;
  readonly channel: "graphql" | "rest" | "job" | "seed";
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** Ids of the staff sessions that its browser held in the last day, according to its cookies. */
  readonly staffSessions?: readonly string[];
  /** Its `Idempotency-Key`: who gets no answer sends the request again, with the same key. */
  readonly idempotencyKey?: string | null;
  /** Connection that waits for the answer: once it is gone, the reads for it are cancelled. */
  readonly caller?: Caller;
}
