import type { EntityClass, FilterQuery } from "@mikro-orm/core";
import type { SqlEntityManager } from "@mikro-orm/postgresql";
import type { Caller } from "../../../core/acts.ts";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import type { Day } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/cop.ts";
import type { Refusal } from "../../../core/failure.ts";
import type { HowToPay } from "../../content/agency-account/how-to-pay-block.rules.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Payment } from "../payment/payment.entity.ts";
import type { PayableName } from "./payable.enums.ts";
import type { DueLine, PayableWords } from "./payable.rules.ts";

/** Reference to a record that a payment is for. */
export interface PayableRef {
  readonly kind: PayableName;
  readonly id: string;
}

/**
 * Content of receipts and letters about a paid trip; texts are ready to be read, days and amounts (COP) are
 * not.
 */
export interface PaidContent {
  readonly origin: string;
  readonly destination: string;
  readonly from: Day;
  readonly to: Day | null;
  readonly travellers: string;
  readonly price: Cop;
  /** The dated amounts that make the price; none without a plan. */
  readonly plan: readonly DueLine[];
  readonly client: { readonly name: string; readonly document: string; readonly email: string };
  readonly advisor: { readonly name: string; readonly email: string; readonly phone: string | null } | null;
}

/**
 * Way in which a payment arrives: a person registers it for the client, or the client pays or reports it
 * without a capability of staff.
 */
export type WayOfPaying = "register" | "pay";

/** Record that clients pay for, as payments see it; its figures follow the record when it is locked. */
export interface Payable {
  readonly ref: PayableRef;
  /** The record itself: it is locked before its payments. */
  readonly record: object;
  readonly words: PayableWords;
  /** In COP. */
  readonly price: Cop;
  /** Sum of the verified payments, in COP. */
  readonly paid: Cop;
  /**
   * Time at which it was cancelled or annulled, since when nothing of it is owed; null while it is in force.
   */
  readonly cancelledAt: Date | null;
  /** The account of the client; null without an account. */
  readonly clientId: number | null;
  /**
   * True when each payment earns points for the person who referred the client; else the record reports them
   * itself.
   */
  readonly pointsAsPaid: boolean;
  /** @throws Refusal when its status takes no payments, or not from this caller in this way. */
  refuse(way: WayOfPaying, caller: Caller): void;
  /**
   * Writes the figures and status that follow from its verified payments; the caller holds its lock and has
   * changed the payments before.
   */
  settle(work: Work): Promise<void>;
  content(em: SqlEntityManager): Promise<PaidContent>;
  /**
   * Returns the payment instructions for its next amount; null when it takes no payments or no amount is
   * left.
   */
  howToPay(scope: Scope): Promise<HowToPay | null>;
  /** The address of the client's own page of it, with a separate link; absent without such a page. */
  clientPage?(work: Work): Promise<string>;
  /** True when an online payment counts at once; else people review it first. */
  readonly creditsByItself: boolean;
  /** Returns the ids of the people who are notified of its payments, besides accounting. */
  notifiedPeople(work: Work): Promise<readonly (number | null | undefined)[]>;
  /** Content of a notification about it: the address of its page and its ids. */
  readonly notice: { readonly link: string; readonly data: Readonly<Record<string, string>> };
}

/** Kind of record that clients pay for: its search, and its changes by payments. */
export interface PayableKind<T extends object = object> {
  readonly name: PayableName;
  readonly entity: EntityClass<T>;
  /** Refusal when there is no such record in scope. */
  readonly missing: () => Refusal;
  /** Returns the filter for the records whose payments a person may see. */
  readonly visible: (viewer: Viewer | null, link: Link | null) => FilterQuery<T>;
  readonly of: (record: T) => Payable;
}

/** Makes a kind, its filter checked against its entity; a module brings it as `payables` of its manifest. */
export const payableKind = <T extends object>(kind: PayableKind<T>): PayableKind =>
  kind as unknown as PayableKind;

/** Relation of a payment to the record of each kind. */
export const payableRelations = { contract: "contract", reservation: "order" } as const satisfies Record<
  PayableName,
  string
>;

/** Column of `payments` that contains the id of each kind. */
export const payableColumns = { contract: "contract_id", reservation: "order_id" } as const satisfies Record<
  PayableName,
  string
>;

/** Payment as far as it identifies the paid record. */
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

/** Id of the paid record under its name in history and notifications. */
export type PaidId = { readonly contractId: string } | { readonly orderId: string };

const paidIds: Readonly<Record<PayableName, (id: string) => PaidId>> = {
  contract: (contractId) => ({ contractId }),
  reservation: (orderId) => ({ orderId }),
};

/** Returns the id of the paid record, as history keeps it. */
export const paidId = ({ kind, id }: PayableRef): PaidId => paidIds[kind](id);

/** Returns the balance, in COP. */
export const balanceOf = ({ price, paid }: Pick<Payable, "price" | "paid">): Cop => price - paid;
