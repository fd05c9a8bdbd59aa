import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../../../../core/column.ts";
import { instant } from "../../../../core/columns.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { Customer } from "../../../customers/customer/customer.entity.ts";
import { Quote } from "../../../quotes/quote/quote.entity.ts";
import { Contract } from "../contract.entity.ts";

/** Parties that can confirm a change: the former address, or an OWNER. */
export const confirmers = ["former", "owner"] as const;
export type Confirmer = (typeof confirmers)[number];

/** A change by staff of the address of a contract, in its state at the signature. */
export interface SignedEmailChange {
  /** Name of the person who made the change. */
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  /** `m***@example.com` */
  readonly former: string;
  /** Null when 24 hours passed. */
  readonly confirmedBy: Confirmer | null;
}

/**
 * A change, by a member of staff, of the address to which contracts are sent, after something had been sent
 * to the former one: of a contract itself, or of the quote, customer or account of later contracts. The
 * former address is only stored masked and hashed.
 */
@Entity({ tableName: "email_changes" })
@Check({
  name: "email_changes_are_of_one_record",
  expression: "num_nonnulls(contract_id, quote_id, customer_id, account_id) = 1",
})
@Check({
  name: "email_changes_confirmed_say_by_whom",
  expression: "(confirmed_at is null) = (confirmed_by is null) and confirmed_by in ('former', 'owner')",
})
@Check({ name: "email_changes_former_hash_is_one", expression: "former_hash ~ '^[0-9a-f]{64}$'" })
export class EmailChange {
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Index()
  @Reference(() => Contract, "contract_id", { nullable: true, deleteRule: "cascade" })
  contract: Rel<Contract> | null = null;

  @Index()
  @Reference(() => Quote, "quote_id", { nullable: true, deleteRule: "cascade" })
  quote: Rel<Quote> | null = null;

  @Index()
  @Reference(() => Customer, "customer_id", { nullable: true, deleteRule: "cascade" })
  customer: Rel<Customer> | null = null;

  @Index()
  @Reference(() => User, "account_id", { nullable: true, deleteRule: "cascade" })
  account: Rel<User> | null = null;

  /** SHA-256 of the former address, hexadecimal. */
  @Property({ type: "text" })
  formerHash!: string;

  /** `m***@example.com` */
  @Property({ type: "text" })
  formerMasked!: string;

  @Reference(() => User, "changed_by_id", { nullable: true, deleteRule: "set null" })
  changedBy: Rel<User> | null = null;

  @Property({ type: "text" })
  changedByName!: string;

  /** Time of the change; the former address was notified in the same transaction. */
  @Property({ ...instant })
  changedAt!: Date;

  @Property({ ...instant, nullable: true })
  confirmedAt: Date | null = null;

  @Enum({ items: () => [...confirmers], nullable: true })
  confirmedBy: Confirmer | null = null;

  /** Time of the objection from the former address; null without one. */
  @Property({ ...instant, nullable: true })
  deniedAt: Date | null = null;

  /** Time at which the former address was set again; null while the change is in force. */
  @Property({ ...instant, nullable: true })
  undoneAt: Date | null = null;
}
