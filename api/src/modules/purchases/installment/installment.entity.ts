import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { CopColumn, day } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { May } from "../../accounts/account/permission.ts";
import { approvedBySql, needsSecondPersonSql } from "../../approvals/payout.sql.ts";
import { ProviderPayment } from "../provider-payment/provider-payment.entity.ts";
import { EstadoPago, MetodoPago } from "../purchase/purchase.enums.ts";
import { Purchase } from "../purchase/purchase.entity.ts";
import { installmentStateSql } from "../purchase/purchase.sql.ts";
import { WithReceipt } from "../purchase/receipt.entity.ts";

/** One of the installments of a purchase (shapes, "Installment"); paid once it has a pay day. */
@NotFound("Cuota no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "installments" })
@Unique({ properties: ["purchase", "numeroCuota"] })
@Check({ name: "installments_number_is_within_a_plan", expression: "numero_cuota between 1 and 12" })
@Check({ name: "installments_amount_is_positive", expression: "monto_cuota > 0" })
@Check({ name: "installments_paid_ones_say_how", expression: "(fecha_pago is null) = (metodo_pago is null)" })
@Index({ properties: ["providerPayment"], where: "provider_payment_id is not null" })
@Index({ properties: ["fechaVencimiento"], where: "fecha_pago is null" })
@Index({ properties: ["fechaPago"], where: "fecha_pago is not null" })
export class Installment extends WithReceipt {
  @ManyToOne(() => Purchase, { fieldName: "purchase_id" })
  purchase!: Rel<Purchase>;

  @Field(() => ID)
  @Property({ type: "uuid", fieldName: "purchase_id", persist: false })
  readonly purchaseId!: string;

  /** Number from 1, in the order of the due days. */
  @Field(() => Int)
  @Property({ type: "integer" })
  numeroCuota!: number;

  @Field(() => COP)
  @Property({ type: CopColumn })
  montoCuota!: number;

  @Field(() => Day)
  @Property({ ...day })
  fechaVencimiento!: string;

  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  fechaPago: string | null = null;

  @Sql(installmentStateSql)
  @Field(() => EstadoPago)
  readonly estado!: EstadoPago;

  /** True when paying it needs a second person. */
  @May("approvePayouts")
  @Sql(needsSecondPersonSql("installment"))
  @Field(() => Boolean, { nullable: true })
  readonly needsSecondPerson!: boolean | null;

  /** Person who approved paying its present amount; null while there is none. */
  @May("approvePayouts")
  @Sql(approvedBySql("installment"))
  @Field(() => Int, { nullable: true })
  readonly approvedById!: number | null;

  @Field(() => MetodoPago, { nullable: true })
  @Enum({ items: () => Object.values(MetodoPago), nullable: true })
  metodoPago: MetodoPago | null = null;

  /** The payment of several in which it was paid. */
  @Field(() => ProviderPayment, { nullable: true })
  @ManyToOne(() => ProviderPayment, {
    nullable: true,
    fieldName: "provider_payment_id",
    deleteRule: "restrict",
  })
  providerPayment: Rel<ProviderPayment> | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  observaciones: string | null = null;
}
