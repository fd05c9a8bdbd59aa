import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { approvedBySql, needsSecondPersonSql } from "../../approvals/payout.sql.ts";
import { ProviderPayment } from "../provider-payment/provider-payment.entity.ts";
import { EstadoPago, MetodoPago } from "../purchase/purchase.enums.ts";
import { Purchase } from "../purchase/purchase.entity.ts";
import { installmentStateSql } from "../purchase/purchase.sql.ts";
import { WithReceipt } from "../purchase/receipt.entity.ts";

/** Installment of a purchase (shapes, "Installment"); it is paid once it has a payment day. */
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
  @Reference(() => Purchase, "purchase_id")
  purchase!: Rel<Purchase>;

  @ReferenceId("purchase", "uuid", { description: "Identificador de la compra." })
  readonly purchaseId!: string;

  /** Numbered in the order of the due days. */
  @Column("integer", "Número de la cuota, desde 1.")
  numeroCuota!: number;

  @Column("cop", "Valor de la cuota, en COP.")
  montoCuota!: number;

  @Column("day", "Día en que vence.")
  fechaVencimiento!: string;

  @Column("day", "Día en que se pagó.", { nullable: true })
  fechaPago: string | null = null;

  @Sql(installmentStateSql)
  @Field(() => EstadoPago, { description: "Estado del pago al proveedor." })
  readonly estado!: EstadoPago;

  @May("approvePayouts")
  @Sql(needsSecondPersonSql("installment"))
  @Field(() => Boolean, { nullable: true, description: "Si pagarlo requiere que otra persona lo apruebe." })
  readonly needsSecondPerson!: boolean | null;

  @May("approvePayouts")
  @Sql(approvedBySql("installment"))
  @Field(() => Int, {
    nullable: true,
    description: "Número de la cuenta de quien aprobó pagarlo como está; nulo sin aprobación.",
  })
  readonly approvedById!: number | null;

  @Column(oneOf(MetodoPago), "Medio con el que se pagó; `transferencia` sin valor.", { nullable: true })
  metodoPago: MetodoPago | null = null;

  @Reference(() => ProviderPayment, "provider_payment_id", {
    description: "El pago de varias en el que se pagó; nulo si fue sola.",
    nullable: true,
    deleteRule: "restrict",
  })
  providerPayment: Rel<ProviderPayment> | null = null;

  @Column("text", "Observaciones de quien lo registró.", { nullable: true })
  observaciones: string | null = null;
}
