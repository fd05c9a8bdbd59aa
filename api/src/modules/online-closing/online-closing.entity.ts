import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Reference } from "../../core/column.ts";
import { instant, ValueObjectColumn } from "../../core/columns.ts";
import { Recorded } from "../../core/record.ts";
import { User } from "../accounts/account/user.entity.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";
import { ContractTemplate } from "../contracts/template/contract-template.entity.ts";
import { Quote } from "../quotes/quote/quote.entity.ts";
import type { ClosingStatus } from "./closing.lifecycle.ts";
import type { AcceptedSummary } from "./closing-summary.ts";

/** Browser in which a client continues a closing: the hash of its secret, and whether a code was entered. */
export interface ClosingBrowser {
  readonly hash: string;
  readonly coded: boolean;
}

/**
 * Online closing of one version of a quote: its client chooses, enters the travellers, signs and pays the
 * first installment without the seller. An employee allows it, and its acts run with that person's rights.
 */
@Entity({ tableName: "online_closings" })
@Unique({ properties: ["quote", "sentVersion"] })
@Unique({
  name: "online_closings_one_open",
  properties: ["quote"],
  where: "status in ('ofrecido', 'en_curso')",
})
@Unique({
  name: "online_closings_one_per_contract",
  properties: ["contract"],
  where: "contract_id is not null",
})
@Check({
  name: "online_closings_status_is_known",
  expression: "status in ('ofrecido', 'en_curso', 'cerrado', 'detenido', 'a_mano', 'terminado')",
})
@Check({ name: "online_closings_payments_fit", expression: "payments between 1 and most_payments" })
@Check({ name: "online_closings_most_payments_fit", expression: "most_payments between 1 and 12" })
@Check({
  name: "online_closings_steps_are_in_order",
  expression:
    "(started_at is not null or chosen_at is null) and (accepted_at is null or (chosen_at is not null " +
    "and travellers_at is not null)) and (signed_at is null or accepted_at is not null) " +
    "and (paid_at is null or signed_at is not null)",
})
@Check({
  name: "online_closings_accepted_keep_what",
  expression:
    "(accepted_at is null) = (summary is null) and (accepted_at is null) = (summary_sha256 is null) " +
    "and (accepted_at is not null or contract_id is null)",
})
@Check({ name: "online_closings_summary_sha256_is_one", expression: "summary_sha256 ~ '^[0-9a-f]{64}$'" })
@Check({
  name: "online_closings_end_is_dated",
  expression: "(status in ('detenido', 'a_mano', 'terminado')) = (ended_at is not null)",
})
@Check({
  name: "online_closings_closed_are_paid",
  expression: "(status = 'cerrado') = (paid_at is not null)",
})
@Index({
  name: "online_closings_stalled",
  expression:
    "create index online_closings_stalled on online_closings (last_step_at) " +
    "where status = 'en_curso' and stalled_noted_at is null",
})
@Index({
  name: "online_closings_unpaid",
  expression:
    "create index online_closings_unpaid on online_closings (signed_at) " +
    "where status = 'en_curso' and unpaid_noted_at is null",
})
@Index({ properties: ["startedAt"] })
export class OnlineClosing extends Recorded {
  [OptionalProps]?: "status" | "browsers";

  @Reference(() => Quote, "quote_id", { deleteRule: "cascade" })
  quote!: Rel<Quote>;

  /** Version of the offer with which it was allowed. */
  @Property({ type: "integer" })
  sentVersion!: number;

  @Property({ type: "text", default: "ofrecido" })
  status: ClosingStatus = "ofrecido";

  /** Employee with whose rights the client's acts run. */
  @Index()
  @Reference(() => User, "allowed_by_id", { deleteRule: "restrict" })
  allowedBy!: Rel<User>;

  /** Template of the contract; null for the template of the kind of trip. */
  @Index()
  @Reference(() => ContractTemplate, "template_id", { nullable: true, deleteRule: "restrict" })
  template: Rel<ContractTemplate> | null = null;

  /** Maximum number of payments that the client can choose; 1 is one payment today. */
  @Property({ type: "integer" })
  mostPayments!: number;

  /** Number of payments that the client chose; null before the choice. */
  @Property({ type: "integer", nullable: true })
  payments: number | null = null;

  @Property({ type: new ValueObjectColumn<ClosingBrowser[]>(), defaultRaw: "'[]'" })
  browsers: ClosingBrowser[] = [];

  @Property({ ...instant, nullable: true })
  startedAt: Date | null = null;

  @Property({ ...instant, nullable: true })
  chosenAt: Date | null = null;

  @Property({ ...instant, nullable: true })
  travellersAt: Date | null = null;

  /** Time at which the client accepted the summary, which makes the contract. */
  @Property({ ...instant, nullable: true })
  acceptedAt: Date | null = null;

  /** Summary exactly as it was accepted, with the origin of the press. */
  @Property({ type: new ValueObjectColumn<AcceptedSummary>(), nullable: true })
  summary: AcceptedSummary | null = null;

  /** SHA-256 of the accepted summary, hexadecimal. */
  @Property({ type: "text", nullable: true })
  summarySha256: string | null = null;

  /** Contract that the acceptance made; null before it, and when its draft was deleted. */
  @Reference(() => Contract, "contract_id", { nullable: true, deleteRule: "set null" })
  contract: Rel<Contract> | null = null;

  @Property({ ...instant, nullable: true })
  signedAt: Date | null = null;

  /** Time of the first payment: verified, or reported by the client as a transfer. */
  @Property({ ...instant, nullable: true })
  paidAt: Date | null = null;

  @Property({ ...instant, nullable: true })
  lastStepAt: Date | null = null;

  @Property({ ...instant, nullable: true })
  endedAt: Date | null = null;

  /** Reason why the client cannot continue, as the client and the office read it. */
  @Property({ type: "text", nullable: true })
  endReason: string | null = null;

  /** Time at which the seller was notified that the client stopped for an hour. */
  @Property({ ...instant, nullable: true })
  stalledNotedAt: Date | null = null;

  /** Time at which the seller was notified that a signed contract is unpaid after 48 hours. */
  @Property({ ...instant, nullable: true })
  unpaidNotedAt: Date | null = null;
}
