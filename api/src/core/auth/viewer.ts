import type { Refusal } from "../failure.ts";
import type { Caller } from "../read/limits/budget.ts";
import type { Role } from "./role.ts";

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
  /** The session that asks; null for jobs and demo data. */
  readonly sessionId: string | null;
}

/** An OWNER who reads as the viewer of the request sees: nothing is changed then. */
export interface Observer {
  readonly by: Viewer;
  /** Why they may not look, or no longer; then the request has no viewer and everything is refused. */
  readonly refusal: Refusal | null;
}

/** What a link in a mail may be for. */
export type LinkPurpose =
  "quote" | "passengers" | "signature" | "addendum" | "payment" | "claim" | "email-change";

/** A valid link token of a request: it opens one record for one purpose. */
export interface Link {
  readonly id: string;
  readonly purpose: LinkPurpose;
  readonly recordId: string;
  /** Whether staff was shown it, or can read it in a document; not of one that went by mail alone. */
  readonly seenByStaff?: boolean;
}

/** Which credential of a request is not valid: it decides what the refusal says. */
export type BadBearer = false | "session" | "link";

/** Where a request comes from, for the audit log and the evidence of a signature. */
export interface Origin {
  readonly requestId: string;
  readonly channel: "graphql" | "rest" | "job" | "seed";
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** The sessions of staff that its browser says it held in the last day, as ids. */
  readonly staffSessions?: readonly string[];
  /** Its `Idempotency-Key`: who gets no answer sends the request once more, with the same key. */
  readonly idempotencyKey?: string | null;
  /** Who waits for the answer: what is read for one who has left is cancelled. */
  readonly caller?: Caller;
}
