import type { EntityClass, FilterQuery } from "@mikro-orm/core";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import type { Day } from "../../../core/colombia/days.ts";
import type { Context } from "../../../core/context.ts";
import type { Refusal } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Passenger } from "../../quotes/passenger/passenger.entity.ts";
import type { OwnAdvisor } from "../contract/print/contract.parts.ts";
import type { OwnVoucher, Trip } from "./trip.types.ts";

/** Kinds of record that are trips. A share has a relation of the same name for each. */
export type TripName = "contract" | "reservation";

/** Reference to the record of a trip. */
export interface TripRef {
  readonly kind: TripName;
  readonly id: string;
}

/** Facts about a trip that `Trip` does not contain. */
export interface TripFacts {
  /** Last day of the trip. */
  readonly last: Day;
  readonly travellers: number;
  readonly advisor: OwnAdvisor | null;
  readonly isCancelled: boolean;
  /** Seconds between the creation of the trip's record and its last change. */
  readonly sequence: number;
  readonly changedAt: Date;
}

/** State of a trip's record that its client's acts are checked against. */
interface TripState {
  readonly last: Day;
  readonly isCancelled: boolean;
  /** True once the trip is agreed and may therefore be shared. */
  readonly isAgreed: boolean;
}

/** Data of a trip's client that a mail needs. */
export interface TripClient {
  readonly email: string;
  readonly name: string;
  readonly destination: string;
  /** Creates a link to the client's page of the trip, and returns its URL. */
  readonly page: (work: Work) => Promise<string>;
}

/** Kind of record that is a trip, with the functions that load it for its client. */
export interface TripKind<T extends object = object> {
  readonly name: TripName;
  readonly entity: EntityClass<T>;
  /** Returns the refusal for a trip that does not exist or is out of scope. */
  readonly missing: () => Refusal;
  /** Returns the refusal to share a trip that is not agreed yet, or is over. */
  readonly unshared: () => Refusal;
  /** Returns the filter for the records of the calling client. */
  readonly own: (viewer: Viewer | null, link: Link | null) => FilterQuery<T>;
  readonly stateOf: (record: T) => TripState;
  /** Returns the client who is notified about the use of their link; null when no link opens the trip. */
  readonly client: (record: T) => TripClient | null;
  /** Loads a traveller of the trip. NOT_FOUND `Pasajero no encontrado`. */
  readonly traveller: (work: Work, record: T, id: string) => Promise<Passenger>;
  /** Returns the facts of a trip that the viewer may read; null when there is no such trip. */
  readonly facts: (context: Context, id: string) => Promise<TripFacts | null>;
  readonly read: (context: Context, id: string) => Promise<Trip>;
  /** Returns the tickets and vouchers that the trip's client sees. */
  readonly vouchers: (context: Context, id: string) => Promise<OwnVoucher[]>;
}

/**
 * Defines a kind of trip, with its filter type-checked against its entity. A module lists it under `trips`
 * in its manifest.
 */
export const tripKind = <T extends object>(kind: TripKind<T>): TripKind => kind as unknown as TripKind;

declare module "../../../core/module.ts" {
  interface Module {
    /** Kinds of records of this module that are trips of clients. */
    readonly trips?: readonly TripKind[];
  }
}

const kinds = new Map<TripName, TripKind>();

/**
 * Registers the kinds of trip that the modules provide, by name; called once when an application is created.
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
