import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToOne, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId, oneOf, valueObject } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { nextStatusesSql } from "../../../core/read/lifecycle.sql.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { Recorded } from "../../../core/record.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { hasAccount } from "../../accounts/banking/bank-account.sql.ts";
import { availableCommissions } from "../../accounts/account/paid-commissions.sql.ts";
import { May } from "../../accounts/account/permission.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { personPartySql } from "../../accounts/account/third-party.sql.ts";
import { ThirdParty } from "../../accounts/account/third-party.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { accountChangeSql, approvedBySql, needsSecondPersonSql } from "../../approvals/payout.sql.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { approvedSignature, unapprovedDocuments } from "../../staff-documents/staff-document.sql.ts";
import { CommissionKind, CommissionStatus, TipoVendedor } from "./commission.enums.ts";
import { commissionLifecycle } from "./commission.lifecycle.ts";
import { ofOpenObjection } from "./commission.sql.ts";
import type { Explanation } from "./explanation/explanation.rules.ts";
import { CommissionExplanation } from "./explanation/explanation.type.ts";
import { WithholdingExplanation } from "../withholding/withholding-explanation.type.ts";
import { SellerEngagement } from "../withholding/withholding.enums.ts";
import type { WithholdingExplanation as Withheld } from "../withholding/withholding.rules.ts";
import { AcquisitionDocument } from "../acquisition/acquisition-document.entity.ts";
import { CommissionPayout } from "../payout/commission-payout.entity.ts";
import { SupportDocument } from "./document/support-document.entity.ts";

/**
 * Commission that a seller earns from a contract, or an adjustment that reverses a paid one (shapes,
 * "Commission").
 */
@NotFound("Comisión no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "commissions" })
@Unique({
  name: "commissions_once_per_seller",
  properties: ["contract", "vendedor", "tipoVendedor"],
  where: "clase = 'comision'",
})
@Check({ name: "commissions_base_is_not_negative", expression: "monto_base >= 0 and porcentaje >= 0" })
@Check({
  name: "commissions_amount_has_its_sign",
  expression: "case clase when 'ajuste' then monto_comision < 0 else monto_comision > 0 end",
})
@Check({
  name: "commissions_adjustments_are_complete",
  expression:
    "(clase = 'ajuste') = (ajuste_de_id is not null) and (clase <> 'ajuste' or (status = 'approved' and mes is not null))",
})
@Check({
  name: "commissions_approved_ones_have_a_day",
  expression: "status not in ('approved', 'paid') or fecha_aprobacion is not null",
})
@Check({
  name: "commissions_paid_ones_are_complete",
  expression:
    "status <> 'paid' or (fecha_pago is not null and pagado_por_id is not null and mes is not null)",
})
@Check({
  name: "commissions_withhold_once_they_are_paid",
  expression:
    "(neto is null) = (retefuente is null) and (neto is null) = (rete_ica is null) and (neto is null or status = 'paid' or clase = 'ajuste')",
})
@Check({ name: "commissions_net_adds_up", expression: "neto = monto_comision - retefuente - rete_ica" })
@Check({
  name: "commissions_withholding_has_the_sign_of_the_amount",
  expression:
    "case clase when 'ajuste' then greatest(retefuente, rete_ica, neto) <= 0 else least(retefuente, rete_ica, neto) >= 0 end",
})
@Check({
  name: "commissions_paid_in_one_payment",
  expression: "payout_id is null or status = 'paid' or clase = 'ajuste'",
})
@Check({ name: "commissions_month_begins_on_the_first", expression: "extract(day from mes) = 1" })
@Index({ properties: ["fechaGeneracion", "id"] })
@Index({ properties: ["montoComision", "id"] })
@Index({ properties: ["clase", "status", "fechaGeneracion", "id"] })
@Index({ properties: ["clase", "status", "contract", "vendedor"] })
@Index({ properties: ["clase", "tipoVendedor", "fechaGeneracion", "id"] })
@Index({ properties: ["vendedor", "fechaGeneracion", "id"] })
@Index({ properties: ["vendedor", "mes"] })
@Index({
  name: "commissions_adjustments_to_take",
  properties: ["vendedor", "mes"],
  where: "clase = 'ajuste' and payout_id is null",
})
@Index({ properties: ["fechaPago"], where: "status = 'paid'" })
@Unique({ name: "commissions_one_per_support_document", properties: ["documentoSoporte"] })
export class Commission extends Recorded {
  [OptionalProps]?: "clase" | "status" | "searchText";

  @Index()
  @Reference(() => Contract, "contract_id", { description: "El contrato." })
  contract!: Rel<Contract>;

  @ReferenceId("contract", "uuid", { description: "Identificador del contrato." })
  readonly contractId!: string;

  @Reference(() => User, "vendedor_id", { as: () => Person, description: "Persona que vende." })
  vendedor!: Rel<User>;

  @ReferenceId("vendedor", "integer", { description: "Número de la cuenta de quien vende." })
  readonly vendedorId!: number;

  @Column(oneOf(TipoVendedor), "Lugar de la persona en la venta.")
  tipoVendedor!: TipoVendedor;

  @Column(oneOf(CommissionKind), "Si es comisión o ajuste.", { default: "comision" })
  clase: CommissionKind = "comision";

  /** Paid commission that an adjustment reverses. */
  @OneToOne(() => Commission, { owner: true, nullable: true, fieldName: "ajuste_de_id", unique: true })
  ajusteDe: Rel<Commission> | null = null;

  @Column("percent", "Comisión sobre su base, en puntos porcentuales.")
  porcentaje!: number;

  @Column("cop", "Base en COP.")
  montoBase!: number;

  @Column("cop", "Comisión en COP; negativa en un ajuste.")
  montoComision!: number;

  @Column(oneOf(CommissionStatus), "Estado del registro.", { default: "pending" })
  status: CommissionStatus = "pending";

  @Sql((row) => nextStatusesSql(commissionLifecycle, row("status")))
  @Field(() => [CommissionStatus], {
    description: "Estados que pueden seguir, sin mirar los permisos de quien consulta.",
  })
  readonly nextStatuses!: CommissionStatus[];

  @Column("instant", "Fecha y hora en que se generó.")
  fechaGeneracion!: Date;

  @Column("instant", "Fecha y hora en que se aprobó.", { nullable: true })
  fechaAprobacion: Date | null = null;

  @Column("instant", "Fecha y hora en que se pagó.", { nullable: true })
  fechaPago: Date | null = null;

  /**
   * First day of the month in which the commission was paid; for an adjustment, of the month from whose
   * payments it is deducted.
   */
  @Column("day", "Primer día del mes contra cuyo límite cuenta.", { nullable: true })
  mes: string | null = null;

  @Reference(() => User, "pagado_por_id", {
    as: () => Person,
    description: "Persona que la pagó.",
    nullable: true,
  })
  pagadoPor: Rel<User> | null = null;

  @ReferenceId("pagadoPor", "integer", { description: "Número de la cuenta de quien la pagó." })
  readonly pagadoPorId!: number | null;

  @Column("text", "Observaciones de quien lo registró.", { nullable: true })
  observaciones: string | null = null;

  @Column(valueObject<Explanation>(() => CommissionExplanation), "Cómo se calculó; nulo si no se guardó.", {
    nullable: true,
  })
  explicacion: Explanation | null = null;

  /** Null until the commission is paid, and for commissions paid before withholding was recorded. */
  @Column("cop", "Retención en la fuente en COP.", { nullable: true })
  retefuente: number | null = null;

  @Column("cop", "Retención de ICA en COP.", { nullable: true })
  reteIca: number | null = null;

  /** Net amount; the monthly limit and reports use the gross amount instead. */
  @Column("cop", "Lo que sale después de retenciones, en COP.", { nullable: true })
  neto: number | null = null;

  @Column(valueObject<Withheld>(() => WithholdingExplanation), "Cómo se calculó la retención.", {
    nullable: true,
  })
  retencion: Withheld | null = null;

  /** Value of the seller's tax profile when the commission was approved and, later, when it was paid. */
  @Column(oneOf(SellerEngagement), "Si quien vende era empleado o independiente; nulo si nadie lo dijo.", {
    nullable: true,
  })
  vinculo: SellerEngagement | null = null;

  /** Null for commissions paid before payments were recorded. */
  @Index({ name: "commissions_of_a_payout", where: "payout_id is not null" })
  @Reference(() => CommissionPayout, "payout_id", {
    description: "Pago en el que se pagó o, si es un ajuste, se descontó; nulo si no lo hay.",
    nullable: true,
    deleteRule: "restrict",
  })
  payout: Rel<CommissionPayout> | null = null;

  @ReferenceId("payout", "uuid", { description: "Identificador de ese pago." })
  readonly payoutId!: string | null;

  /** Document issued for a seller who issues no invoices. */
  @Reference(() => AcquisitionDocument, "acquisition_id", {
    description: "Documento soporte de su pago; nulo si no hubo.",
    nullable: true,
    deleteRule: "restrict",
  })
  acquisition: Rel<AcquisitionDocument> | null = null;

  /** Contains an account number, so only the seller and people who see all get it. */
  @May("seeAll", { self: ["vendedorId"] })
  @Column("uuid", "Identificador del comprobante, que se abre con `fileAddress`.", { nullable: true })
  comprobanteId: string | null = null;

  @Reference(() => SupportDocument, "documento_soporte_id", {
    description: "Cuenta de cobro con la que se solicitó; nulo si no se ha solicitado.",
    nullable: true,
  })
  documentoSoporte: Rel<SupportDocument> | null = null;

  @ReferenceId("documentoSoporte", "uuid", { description: "Identificador de esa cuenta de cobro." })
  readonly documentoSoporteId!: string | null;

  @Sql((row) => sql`(select u.name || ' ' || u.lastname from users u where u.id = ${row("vendedor")})`)
  @Field(() => String, { description: "Nombre y apellido de quien la gana." })
  readonly nombreVendedor!: string;

  @Sql((row) => sql`(select ${personPartySql(raw("u"))} from users u where u.id = ${row("vendedor")})`)
  @Field(() => ThirdParty, { description: "El tercero, como lo nombra una línea contable." })
  readonly thirdParty!: ThirdParty;

  /** Sorted in the order of the screens. */
  @May("payCommissions")
  @Sql((row) => unapprovedDocuments(row("vendedor")))
  @Field(() => [String], {
    nullable: true,
    description: "Documentos exigidos que le faltan aprobados a quien la gana.",
  })
  readonly documentosFaltantes!: string[] | null;

  /** Never below 0; calculated for the current month of Bogota. */
  @May("payCommissions")
  @Sql((row) => availableCommissions(row("vendedor")))
  @Field(() => COP, { nullable: true, description: "Lo que aún se le puede pagar este mes, en COP." })
  readonly disponibleVendedor!: number | null;

  /** True without a kind of account for a mobile wallet, which has none. */
  @Sql((row) => hasAccount(row("vendedor")))
  @Field(() => Boolean, { description: "Si sus datos bancarios alcanzan para pagarle." })
  readonly cuentaCompleta!: boolean;

  @Sql((row) => approvedSignature(row("vendedor")))
  @Field(() => Boolean, { description: "Si su firma está aprobada." })
  readonly firmaAprobada!: boolean;

  @Sql((row) => ofOpenObjection(row("id"), "id"))
  @Field(() => ID, { nullable: true, description: "Objeción que espera respuesta; nulo si no hay." })
  readonly objecionId!: string | null;

  @Sql((row) => ofOpenObjection(row("id"), "due_on"))
  @Field(() => Day, { nullable: true, description: "Último día para responderla." })
  readonly objecionVence!: string | null;

  @May("approvePayouts")
  @Sql(needsSecondPersonSql("commission"))
  @Field(() => Boolean, { nullable: true, description: "Si pagarlo requiere que otra persona lo apruebe." })
  readonly needsSecondPerson!: boolean | null;

  @May("approvePayouts")
  @Sql(approvedBySql("commission"))
  @Field(() => Int, {
    nullable: true,
    description: "Número de la cuenta de quien aprobó pagarlo como está; nulo sin aprobación.",
  })
  readonly approvedById!: number | null;

  /** Displayed, with the change's author, before the payment. */
  @May("approvePayouts")
  @Sql(accountChangeSql("account_changed_at"))
  @Field(() => DateTime, {
    nullable: true,
    description: "Fecha y hora del último cambio de la cuenta a la que se paga.",
  })
  readonly accountChangedAt!: string | null;

  @May("approvePayouts")
  @Sql(accountChangeSql("account_changed_by_id"))
  @Field(() => Int, {
    nullable: true,
    description: "Número de la cuenta de quien cambió los datos bancarios.",
  })
  readonly accountChangedById!: number | null;

  /** Notes, contract number, client and seller, in lower case without accents; maintained by a trigger. */
  @Property({ type: "text", default: "" })
  searchText: string = "";
}
