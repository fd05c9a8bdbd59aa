import type { EntityClass, FilterQuery } from "@mikro-orm/core";
import type { SqlEntityManager } from "@mikro-orm/postgresql";
import type { Caller } from "../../../core/acts.ts";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import type { Day } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import type { Refusal } from "../../../core/failure.ts";
import type { HowToPay } from "../../content/agency-account/how-to-pay-block.rules.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Payment } from "../payment/payment.entity.ts";
import type { PayableName } from "./payable.enums.ts";
import type { DueLine, PayableWords } from "./payable.rules.ts";

/** Reference to a record that clients pay for. */
export interface PayableRef {
  readonly kind: PayableName;
  readonly id: string;
}

/**
 * Content of receipts and e-mails about a paid trip. Texts are ready for display; days and amounts (COP) are
 * raw values.
 */
export interface PaidContent {
  readonly origin: string;
  readonly destination: string;
  readonly from: Day;
  readonly to: Day | null;
  readonly travellers: string;
  readonly price: Cop;
  /** Dated amounts that add up to the price; empty without a plan. */
  readonly plan: readonly DueLine[];
  readonly client: { readonly name: string; readonly document: string; readonly email: string };
  readonly advisor: { readonly name: string; readonly email: string; readonly phone: string | null } | null;
}

/**
 * Way in which a payment arrives: staff register it, or the client pays or reports it without a staff
 * capability.
 */
export type WayOfPaying = "register" | "pay";

/**
 * Record that clients pay for, as the payments module sees it. Its figures are current while the record is
 * locked.
 */
export interface Payable {
  readonly ref: PayableRef;
  /** The contract or reservation; it is locked before its payments. */
  readonly record: object;
  readonly words: PayableWords;
  /** Price of the record, in COP. */
  readonly price: Cop;
  /** Sum of the verified payments, in COP. */
  readonly paid: Cop;
  /**
   * Time at which the record was cancelled or annulled and nothing is owed any more; null while it is in
   * force.
   */
  readonly cancelledAt: Date | null;
  /** User account of the client; null when the client has none. */
  readonly clientId: number | null;
  /**
   * True when each payment earns points for the person who referred the client; otherwise the record reports
   * the points.
   */
  readonly pointsAsPaid: boolean;
  /**
   * Refuses a payment.
   * @throws Refusal when the record's status accepts no payments, or this caller may not pay in this way.
   */
  refuse(way: WayOfPaying, caller: Caller): void;
  /**
   * Updates the figures and status of the record from its verified payments. The caller holds the record's
   * lock and has already changed the payments.
   */
  settle(work: Work): Promise<void>;
  content(em: SqlEntityManager): Promise<PaidContent>;
  /**
   * Returns the payment instructions for the next amount due; null when no payments are accepted or nothing
   * is left.
   */
  howToPay(scope: Scope): Promise<HowToPay | null>;
  /**
   * Returns the address of the record's client page, with a new link; absent when the record has no such
   * page.
   */
  clientPage?(work: Work): Promise<string>;
  /** True when an approved online payment counts at once; otherwise people review it first. */
  readonly creditsByItself: boolean;
  /** Returns the ids of the people, besides accounting, who are notified of payments of this record. */
  notifiedPeople(work: Work): Promise<readonly (number | null | undefined)[]>;
  /** Content of a notification about the record: the address of its page and its ids. */
  readonly notice: { readonly link: string; readonly data: Readonly<Record<string, string>> };
}

/** Type of record that clients pay for: its access filter, and the changes that payments make. */
export interface PayableKind<T extends object = object> {
  readonly name: PayableName;
  readonly entity: EntityClass<T>;
  /** Returns the refusal when no such record is in scope. */
  readonly missing: () => Refusal;
  /** Returns the filter for the records whose payments a person may see. */
  readonly visible: (viewer: Viewer | null, link: Link | null) => FilterQuery<T>;
  readonly of: (record: T) => Payable;
}

/**
 * Creates a payable record type, with its filter type-checked against its entity. A module lists it under
 * `payables` of its manifest.
 */
export const payableKind = <T extends object>(kind: PayableKind<T>): PayableKind =>
  kind as unknown as PayableKind;

/** Property of a payment that refers to each type of record. */
export const payableRelations = { contract: "contract", reservation: "order" } as const satisfies Record<
  PayableName,
  string
>;

/** Column of `payments` that contains the id of each type of record. */
export const payableColumns = { contract: "contract_id", reservation: "order_id" } as const satisfies Record<
  PayableName,
  string
>;

/** Fields of a payment that identify the paid record. */
interface Paying extends Pick<Payment, "id"> {
  readonly contract: { readonly id: string } | null;
  readonly order: { readonly id: string } | null;
}

/** Returns the contract or reservation that a payment is for. */
export function paidBy({ id, contract, order }: Paying): PayableRef {
  if (contract) return { kind: "contract", id: contract.id };
  if (order) return { kind: "reservation", id: order.id };
  throw new Error(`payment ${id} is for nothing`);
}

/** Id of the paid record, under the field name used in history and notifications. */
export type PaidId = { readonly contractId: string } | { readonly orderId: string };

const paidIds: Readonly<Record<PayableName, (id: string) => PaidId>> = {
  contract: (contractId) => ({ contractId }),
  reservation: (orderId) => ({ orderId }),
};

/** Returns the id of the paid record in the form stored in the history. */
export const paidId = ({ kind, id }: PayableRef): PaidId => paidIds[kind](id);

/** Returns the unpaid balance, in COP. */
export const balanceOf = ({ price, paid }: Pick<Payable, "price" | "paid">): Cop => price - paid;
