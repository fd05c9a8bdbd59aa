import { OptionalProps, Collection, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToMany, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { COP } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { May } from "../../accounts/account/permission.ts";
import { approvedBySql, needsSecondPersonSql } from "../../approvals/payout.sql.ts";
import { ContractStatus } from "../../contracts/contract/contract.enums.ts";
import { ContractItem } from "../../contracts/item/item.entity.ts";
import { Provider } from "../../providers/provider.entity.ts";
import { Installment } from "../installment/installment.entity.ts";
import { ProviderPayment } from "../provider-payment/provider-payment.entity.ts";
import { EstadoPago, Moneda, TipoComprobante, TipoPagoCompra } from "./purchase.enums.ts";
import { closedPurchaseMonthSql, paidCountSql, purchaseStateSql } from "./purchase.sql.ts";
import { WithReceipt } from "./receipt.entity.ts";
import { installmentCount, installmentThreshold } from "../installment/installment.rules.ts";

/**
 * Purchase of an item from a provider (shapes, "Purchase"). An item has one purchase that is not voided. A
 * wrong purchase is voided: it is kept as evidence and excluded from every total. Only people who may see
 * costs have access to purchases.
 */
@NotFound("Compra no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "purchases" })
@Unique({ name: "purchases_one_living_per_item", properties: ["item"], where: "voided_at is null" })
@Check({ name: "purchases_cost_is_positive", expression: "costo > 0" })
@Check({
  name: "purchases_balance_is_within_cost",
  expression: "saldo_pendiente between 0 and costo - retenido",
})
@Check({
  name: "purchases_taxes_are_not_negative",
  expression: "base_gravable > 0 and iva >= 0 and retefuente >= 0 and rete_iva >= 0 and rete_ica >= 0",
})
@Check({
  name: "purchases_withheld_adds_up",
  expression: "retenido = coalesce(retefuente, 0) + coalesce(rete_iva, 0) + coalesce(rete_ica, 0)",
})
@Check({
  name: "purchases_taxes_are_of_the_base",
  expression: `base_gravable is not null or num_nonnulls(iva, retefuente, rete_iva, rete_ica) = 0`,
})
@Check({
  name: "purchases_taxes_are_within_cost",
  expression: `base_gravable + coalesce(iva, 0) <= costo and rete_iva <= coalesce(iva, 0)
    and coalesce(retefuente, 0) + coalesce(rete_ica, 0) <= base_gravable and retenido < costo`,
})
@Check({
  name: "purchases_difference_adds_up",
  expression: "costo_cotizado >= 0 and diferencia_precio = costo - costo_cotizado",
})
@Check({
  name: "purchases_installments_are_few",
  expression:
    `case tipo_pago when 'cuotas' then ` +
    `numero_cuotas between ${installmentCount.min} and ${installmentCount.max} ` +
    `and costo > ${installmentThreshold} else numero_cuotas = 1 end`,
})
@Check({
  name: "purchases_at_once_are_paid_whole",
  expression: "tipo_pago = 'cuotas' or saldo_pendiente in (0, costo - retenido)",
})
@Check({ name: "purchases_paid_ones_say_when", expression: "(saldo_pendiente = 0) = (paid_at is not null)" })
@Check({ name: "purchases_voided_ones_say_why", expression: "(voided_at is null) = (void_reason is null)" })
@Index({ properties: ["item"] })
@Index({ properties: ["providerPayment"], where: "provider_payment_id is not null" })
@Index({ properties: ["fechaCompra", "id"] })
@Index({ properties: ["provider", "fechaCompra", "id"] })
@Index({
  name: "purchases_owed_to_a_provider",
  properties: ["provider", "fechaVencimientoPago"],
  where: "voided_at is null and saldo_pendiente > 0",
})
@Index({
  name: "purchases_spent",
  expression: `create index purchases_spent on purchases (fecha_compra, id) include (costo)
      where voided_at is null`,
})
@Index({
  name: "purchases_spent_by_item",
  expression: `create index purchases_spent_by_item on purchases (contract_item_id)
      include (costo, diferencia_precio, fecha_compra) where voided_at is null`,
})
@Index({
  name: "purchases_spent_and_paid",
  properties: ["fechaCompra", "id"],
  where: "voided_at is null and saldo_pendiente = 0",
})
@Index({
  name: "purchases_spent_and_open",
  expression: `create index purchases_spent_and_open on purchases (fecha_compra, id)
      include (costo, saldo_pendiente) where voided_at is null and saldo_pendiente > 0`,
})
@Index({
  name: "purchases_spent_by_kind",
  properties: ["tipoPago", "fechaCompra", "id"],
  where: "voided_at is null",
})
@Index({
  name: "purchases_spent_by_proof",
  properties: ["tipoComprobante", "fechaCompra", "id"],
  where: "voided_at is null",
})
@Index({ name: "purchases_spent_by_cost", properties: ["costo", "id"], where: "voided_at is null" })
@Index({
  name: "purchases_unpaid",
  properties: ["fechaCompra", "id"],
  where: "saldo_pendiente = costo - retenido and voided_at is null",
})
@Index({ properties: ["paidAt"], where: "paid_at is not null" })
@Index({ properties: ["fechaVencimientoPago"], where: "voided_at is null and saldo_pendiente > 0" })
export class Purchase extends WithReceipt {
  [OptionalProps]?: "tipoComprobante" | "tipoPago" | "numeroCuotas" | "retenido";

  @Reference(() => ContractItem, "contract_item_id")
  item!: Rel<ContractItem>;

  @ReferenceId("item", "uuid", { description: "Identificador del servicio que se compró." })
  readonly contractItemId!: string;

  @Column("text", "Nombre del proveedor, como se escribió entonces.")
  proveedor!: string;

  @Reference(() => Provider, "provider_id", {
    description: "El proveedor en el directorio.",
    deleteRule: "restrict",
  })
  provider!: Rel<Provider>;

  @ReferenceId("provider", "uuid", { description: "Identificador del proveedor." })
  readonly providerId!: string;

  @Column("cop", "Costo real en COP.")
  costo!: number;

  @Column("cop", "Costo cotizado del servicio cuando se compró, en COP.")
  costoCotizado!: number;

  /** A difference of zero is classified as an overrun. */
  @Column("cop", "Costo real menos el cotizado, en COP; negativo es ahorro.")
  diferenciaPrecio!: number;

  // Taxes that its invoice names. Withheld amounts are owed to the tax office, not to the provider.

  @Column("cop", "Base gravable de la compra, en COP; nulo si no se dijo.", { nullable: true })
  baseGravable: number | null = null;

  @Column("cop", "IVA incluido en el costo, en COP; nulo si no se dijo.", { nullable: true })
  iva: number | null = null;

  @Column("cop", "Retención en la fuente que se le practica al proveedor, en COP.", { nullable: true })
  retefuente: number | null = null;

  @Column("cop", "Retención de IVA que se le practica al proveedor, en COP.", { nullable: true })
  reteIva: number | null = null;

  @Column("cop", "Retención de ICA que se le practica al proveedor, en COP.", { nullable: true })
  reteIca: number | null = null;

  /** Sum of the three withholdings; a CHECK compares them. */
  @Column("cop", "Lo que se le retiene al proveedor, en COP.", { default: 0 })
  retenido: number = 0;

  @Sql((row) => sql`(${row("costo")} - ${row("retenido")})`)
  @Field(() => COP, { description: "Lo que se le paga al proveedor: el costo menos lo retenido, en COP." })
  readonly aPagar!: number;

  @Sql(() => raw("'COP'::text"))
  @Field(() => Moneda, { description: "Moneda; solo pesos colombianos." })
  readonly moneda!: Moneda;

  @Column("day", "Día de la compra.")
  fechaCompra!: string;

  @Column("day", "Último día para pagarle al proveedor.", { nullable: true })
  fechaVencimientoPago: string | null = null;

  @Column(oneOf(TipoComprobante), "Documento que la prueba.", { default: "factura" })
  tipoComprobante: TipoComprobante = "factura";

  @Column(oneOf(TipoPagoCompra), "Si se paga de contado o en cuotas.", { default: "contado" })
  tipoPago: TipoPagoCompra = "contado";

  @Sql(
    (row) => sql`(select c.status from contract_items i join contracts c on c.id = i.contract_id
      where i.id = ${row("item")})`,
  )
  @Field(() => ContractStatus, { description: "Estado en que está su contrato." })
  readonly estadoContrato!: ContractStatus;

  /** First closed month in which the purchase counts. */
  @Sql(closedPurchaseMonthSql)
  @Field(() => String, {
    nullable: true,
    description: "Mes cerrado en el que cuenta, AAAA-MM; nulo si sigue abierto.",
  })
  readonly mesCerrado!: string | null;

  @Sql(purchaseStateSql)
  @Field(() => EstadoPago, { description: "Estado del pago al proveedor." })
  readonly estadoPago!: EstadoPago;

  @Column("integer", "Cuántos pagos; 1 de contado.", { default: 1 })
  numeroCuotas: number = 1;

  @Sql(paidCountSql)
  @Field(() => Int, { description: "Cuántas cuotas están pagadas." })
  readonly cuotasPagadas!: number;

  @Column("cop", "Lo que se le debe al proveedor, en COP.")
  saldoPendiente!: number;

  @Field(() => [Installment], { description: "Las cuotas, por su vencimiento." })
  @OneToMany(() => Installment, "purchase", { orderBy: { numeroCuota: "asc" } })
  installments = new Collection<Installment>(this);

  @Column("text", "Observaciones de quien lo registró.", { nullable: true })
  observaciones: string | null = null;

  @Column("instant", "Cuándo no quedó nada por pagar.", { nullable: true })
  paidAt: Date | null = null;

  /** Set only when the purchase was paid at once; installments have their own reference. */
  @Reference(() => ProviderPayment, "provider_payment_id", {
    description: "El pago de varias en el que se pagó; nulo si fue sola.",
    nullable: true,
    deleteRule: "restrict",
  })
  providerPayment: Rel<ProviderPayment> | null = null;

  @May("approvePayouts")
  @Sql(needsSecondPersonSql("purchase"))
  @Field(() => Boolean, { nullable: true, description: "Si pagarlo requiere que otra persona lo apruebe." })
  readonly needsSecondPerson!: boolean | null;

  @May("approvePayouts")
  @Sql(approvedBySql("purchase"))
  @Field(() => Int, {
    nullable: true,
    description: "Número de la cuenta de quien aprobó pagarlo como está; nulo sin aprobación.",
  })
  readonly approvedById!: number | null;

  @Column("instant", "Cuándo se anuló; nulo si sigue en pie.", { nullable: true })
  voidedAt: Date | null = null;

  @Column("text", "Por qué se anuló.", { nullable: true })
  voidReason: string | null = null;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo creó; nulo cuando no fue una persona del equipo.",
    nullable: true,
  })
  createdBy: Rel<User> | null = null;
}
