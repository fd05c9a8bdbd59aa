import type { EntityClass, FilterQuery } from "@mikro-orm/core";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import type { Day } from "../../../core/colombia/days.ts";
import type { Context } from "../../../core/context.ts";
import type { Refusal } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Passenger } from "../../quotes/passenger/passenger.entity.ts";
import type { OwnAdvisor } from "../contract/print/contract.parts.ts";
import type { OwnVoucher, Trip } from "./trip.types.ts";

/** Records that are trips; each is in the relation of a share that has its name. */
export type TripName = "contract" | "reservation";

/** Reference to the record of a trip. */
export interface TripRef {
  readonly kind: TripName;
  readonly id: string;
}

/** Facts about a trip beside the trip itself. */
export interface TripFacts {
  /** Its last day. */
  readonly last: Day;
  readonly travellers: number;
  readonly advisor: OwnAdvisor | null;
  readonly isCancelled: boolean;
  /** Number of seconds from the making of its record to its last change. */
  readonly sequence: number;
  readonly changedAt: Date;
}

/** State of a trip by its record, where its client acts on it. */
interface TripState {
  readonly last: Day;
  readonly isCancelled: boolean;
  /** True once it is agreed, so that it may be shared. */
  readonly isAgreed: boolean;
}

/** The client of a trip, as a mail needs them. */
export interface TripClient {
  readonly email: string;
  readonly name: string;
  readonly destination: string;
  /** Makes the address of their trip's page, with a link of its own. */
  readonly page: (work: Work) => Promise<string>;
}

/** A kind of record that is a trip: how its client reaches it, and how it is read. */
export interface TripKind<T extends object = object> {
  readonly name: TripName;
  readonly entity: EntityClass<T>;
  /** Returns the refusal when no such trip is in reach. */
  readonly missing: () => Refusal;
  /** Returns the refusal to share a trip that is not agreed, or over. */
  readonly unshared: () => Refusal;
  /** Returns the filter for the records of the client who asks. */
  readonly own: (viewer: Viewer | null, link: Link | null) => FilterQuery<T>;
  readonly stateOf: (record: T) => TripState;
  /** Returns the client who gets mails about the use of their link; null when no link leads to it. */
  readonly client: (record: T) => TripClient | null;
  /** Loads one of its travellers. NOT_FOUND `Pasajero no encontrado`. */
  readonly traveller: (work: Work, record: T, id: string) => Promise<Passenger>;
  /** Returns the facts of a trip that the viewer may read; null when there is none. */
  readonly facts: (context: Context, id: string) => Promise<TripFacts | null>;
  readonly read: (context: Context, id: string) => Promise<Trip>;
  /** Returns the tickets and vouchers of its client. */
  readonly vouchers: (context: Context, id: string) => Promise<OwnVoucher[]>;
}

/** Makes a kind, its filter checked against its entity; a module lists it under `trips` in its manifest. */
export const tripKind = <T extends object>(kind: TripKind<T>): TripKind => kind as unknown as TripKind;

declare module "../../../core/module.ts" {
  interface Module {
    /** Kinds of records of this module that are trips of clients. */
    readonly trips?: readonly TripKind[];
  }
}

const kinds = new Map<TripName, TripKind>();

/**
 * Registers the kinds that the modules provide, each under its name; called once when an application is made.
 */
export function adoptTrips(brought: readonly TripKind[]): void {
  for (const kind of brought) kinds.set(kind.name, kind);
}

/** Returns every kind of trip. */
export const tripKinds = (): readonly TripKind[] => [...kinds.values()];

/** Returns the kind of a trip by its name. */
export function tripKindOf(name: TripName): TripKind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`no module says what a ${name} is that is a trip`);
  return kind;
}
