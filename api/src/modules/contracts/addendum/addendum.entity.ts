import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { STAFF } from "../../../core/auth/role.ts";
import { instant, ValueObjectColumn } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { Recorded } from "../../../core/record.ts";
import { DateTime } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Contract } from "../contract/contract.entity.ts";
import { ContractStatus } from "../contract/contract.enums.ts";
import { awaitsAuthorizationSql, changesInvoiceSql } from "./addendum.sql.ts";
import { AddendumStatus } from "./addendum.enums.ts";
import { AddendumChanges, AddendumContent } from "./addendum.parts.ts";

/** A change of a signed contract (otrosí): the contract is unchanged until its client signs it. */
@NotFound("Otrosí no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "addenda" })
@Unique({ properties: ["contract", "number"] })
@Unique({ name: "addenda_one_open", properties: ["contract"], where: "status in ('draft', 'sent')" })
@Index({
  name: "addenda_certificates_due",
  properties: ["certificateDueAt"],
  where: "certificate_due_at is not null",
})
@Check({ name: "addenda_number_is_positive", expression: "number >= 1" })
@Check({ name: "addenda_say_why", expression: "btrim(reason) <> ''" })
@Check({
  name: "addenda_signed_say_when",
  expression: "(status = 'signed') = (signed_at is not null)",
})
@Check({
  name: "addenda_withdrawn_say_when",
  expression: "(status = 'withdrawn') = (withdrawn_at is not null)",
})
@Check({
  name: "addenda_sent_say_where",
  expression: "status not in ('sent', 'signed') or (sent_at is not null and email_sent_to is not null)",
})
@Check({
  name: "addenda_price_is_positive",
  expression: "(content->>'precio_despues')::bigint > 0",
})
export class Addendum extends Recorded {
  [OptionalProps]?: "status";

  @ManyToOne(() => Contract, { fieldName: "contract_id", deleteRule: "restrict" })
  contract!: Rel<Contract>;

  @Field(() => ID)
  @Property({ type: "uuid", fieldName: "contract_id", persist: false })
  readonly contractId!: string;

  @Sql((row) => sql`(select c.status from contracts c where c.id = ${row("contract")})`)
  @Field(() => ContractStatus)
  readonly estadoContrato!: ContractStatus;

  @Sql((row) => sql`(select c.cliente_id from contracts c where c.id = ${row("contract")})`)
  @Field(() => Int, { nullable: true })
  readonly clienteId!: number | null;

  /** True when it changes the price of a contract that has its invoice. */
  @Sql(changesInvoiceSql)
  @Field(() => Boolean)
  readonly cambiaFactura!: boolean;

  /** True when it is open and the invoices that its signature makes still need an authorisation. */
  @Sql(awaitsAuthorizationSql)
  @Field(() => Boolean)
  readonly esperaAutorizacion!: boolean;

  /** Number within its contract, from 1. */
  @Field(() => Int)
  @Property({ type: "integer" })
  number!: number;

  @Field(() => AddendumStatus)
  @Enum({ items: () => Object.values(AddendumStatus), default: "draft" })
  status: keyof typeof AddendumStatus = "draft";

  /** Reason for the change of the contract; it is printed in the document. */
  @Field(() => String)
  @Property({ type: "text" })
  reason!: string;

  @Field(() => AddendumChanges)
  @Property({ type: new ValueObjectColumn<AddendumChanges>() })
  changes!: AddendumChanges;

  /**
   * Text of the addendum, compared with the contract at the time when the addendum was last written or sent.
   */
  @Field(() => AddendumContent)
  @Property({ type: new ValueObjectColumn<AddendumContent>() })
  content!: AddendumContent;

  /**
   * SHA-256 over the contract's content then: after a change of it the addendum has to be sent again before
   * it is signed.
   */
  @Property({ type: "text" })
  baseHash!: string;

  @Auth(STAFF)
  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "created_by_id", deleteRule: "restrict" })
  createdBy: Rel<User> | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  sentAt: Date | null = null;

  @Auth(STAFF)
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  emailSentTo: string | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  signedAt: Date | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  withdrawnAt: Date | null = null;

  /**
   * Time at which the sweep makes its signed PDF if the job has not, or stamps it; null when nothing is due.
   */
  @Property({ ...instant, nullable: true })
  certificateDueAt: Date | null = null;
}
