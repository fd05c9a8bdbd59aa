import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../../../../core/column.ts";
import { instant } from "../../../../core/columns.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { Customer } from "../../../customers/customer/customer.entity.ts";
import { Quote } from "../../../quotes/quote/quote.entity.ts";
import { Contract } from "../contract.entity.ts";

/** Parties who can confirm a change of address: the holder of the former address, or an OWNER. */
export const confirmers = ["former", "owner"] as const;
export type Confirmer = (typeof confirmers)[number];

/** Change by staff of a contract's address, as recorded at the signature. */
export interface SignedEmailChange {
  /** Name of the person who made the change. */
  readonly by: string;
  /** Time of the change, ISO 8601. */
  readonly at: string;
  /** Former address, masked: `m***@example.com`. */
  readonly former: string;
  /** Party who confirmed the change; null when nobody did and the 24 hours passed. */
  readonly confirmedBy: Confirmer | null;
}

/**
 * Change by staff of the address to which contracts are sent, after a mail was sent to the former address.
 * The address belongs to a contract, or to the quote, customer or account of later contracts. The former
 * address is stored only masked and hashed.
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

  /** Former address, masked: `m***@example.com`. */
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

  /** Time at which the holder of the former address objected; null without an objection. */
  @Property({ ...instant, nullable: true })
  deniedAt: Date | null = null;

  /** Time at which the former address was restored; null while the change is in force. */
  @Property({ ...instant, nullable: true })
  undoneAt: Date | null = null;
}
