import { OptionalProps, type Opt, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { Role, STAFF } from "../../../core/auth/role.ts";
import { Column, Reference, ReferenceId, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { COP, Json } from "../../../core/scalars.ts";
import { May } from "../../accounts/account/permission.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { ThirdParty } from "../../accounts/account/third-party.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { closedMonthSql } from "../../closing/closed-month.ts";
import { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { WithReceipt } from "../../purchases/purchase/receipt.entity.ts";
import { Reservation } from "../../reservations/reservation.entity.ts";
import { inClaimOf } from "../payable/in-claim.sql.ts";
import { balanceSql, paidForSql, payingCard, payingPartySql } from "../payable/paid-for.sql.ts";
import { PaidFor } from "../payable/paid-for.type.ts";
import { keptOnSql, restedOnSql } from "../payable/rested-on.sql.ts";
import { isReportableCashSql } from "./cash/cash.sql.ts";
import { IN_REVIEW } from "./decision/review.rules.ts";
import { isPossibleDuplicate } from "./duplicate/duplicate.sql.ts";
import { ReceivingAccount } from "./means/receiving-account.type.ts";
import { MedioDePago, PaymentStatus, TipoPago } from "./payment.enums.ts";
import { suspicionFactsSql } from "./suspicion/suspicion.sql.ts";
import type { PaymentTurnFacts } from "./turn/payment-turn.rules.ts";
import { paymentTurnFactsSql } from "./turn/payment-turn.sql.ts";

/** The roles that verify payments. */
export const DECIDERS = [Role.ADMIN, Role.CONTADOR, Role.OWNER];

/**
 * A client's payment (shapes, "Payment"). While verified, it counts in its contract's `totalPagado`; while
 * pending, it is displayed as "por verificar". It is never edited nor deleted: a rejected payment is
 * corrected by a new payment, a verified payment by a reversal.
 */
@NotFound("Pago no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "payments" })
@Check({ name: "payments_are_backed_once", expression: "respaldado between 0 and monto" })
@Index({
  name: "payments_to_match",
  expression: "create index payments_to_match on payments (monto, fecha_pago) where sin_respaldo",
})
@Index({
  name: "payments_without_money",
  expression: "create index payments_without_money on payments (fecha_pago, id) where sin_respaldo",
})
@Index({
  name: "payments_in_review",
  expression: "create index payments_in_review on payments (created_at, id) where in_review",
})
@Index({
  name: "payments_by_contract_and_state",
  expression: `create index payments_by_contract_and_state on payments (status, contract_id)
      include (awaits_decision, awaits_verification, in_review)`,
})
@Check({ name: "payments_amount_is_positive", expression: "monto > 0" })
@Check({
  name: "payments_withheld_amounts_are_not_negative",
  expression: "retencion_renta >= 0 and retencion_iva >= 0 and retencion_ica >= 0",
})
@Check({
  name: "payments_withheld_adds_up",
  expression:
    "retenido = coalesce(retencion_renta, 0) + coalesce(retencion_iva, 0) + coalesce(retencion_ica, 0)",
})
@Check({
  name: "payments_withheld_is_of_a_contract",
  expression: "retenido = 0 or contract_id is not null",
})
@Check({
  name: "payments_certificates_are_of_withholdings",
  expression: `retenido > 0 or (retencion_certificado is null and retencion_certificado_dia is null
    and retencion_certificado_file_id is null)`,
})
@Check({ name: "payments_pay_one_thing", expression: "num_nonnulls(contract_id, order_id) = 1" })
@Check({
  name: "payments_means_are_of_their_kind",
  expression: `case medio
    when 'corresponsal' then tipo_pago = 'efectivo' when 'datafono' then tipo_pago = 'tarjeta'
    when 'consignacion' then tipo_pago = 'transferencia' when 'pse' then tipo_pago = 'transferencia'
    when 'nequi' then tipo_pago = 'transferencia' when 'daviplata' then tipo_pago = 'transferencia'
    when 'bre_b' then tipo_pago = 'transferencia' else tipo_pago = medio end`,
})
@Check({
  name: "payments_undecided_have_no_note",
  expression: "status <> 'pending' or decision_note is null or decision_note = 'En revisión'",
})
@Check({ name: "payments_decided_say_when", expression: "status = 'pending' or verified_at is not null" })
@Check({
  name: "payments_verified_have_a_receipt",
  expression: "(receipt_number is not null) = (status = 'verified' or reversed_at is not null)",
})
@Check({
  name: "payments_receipts_say_the_balance",
  expression: "(balance_after is not null) = (receipt_number is not null)",
})
@Check({ name: "payments_balance_is_not_negative", expression: "balance_after >= 0" })
@Check({
  name: "payments_reversed_are_rejected",
  expression: "reversed_at is null or (status = 'rejected' and reversal_reason <> '')",
})
@Check({
  name: "payments_reasons_belong_to_reversals",
  expression: "(reversed_at is null) = (reversal_reason is null)",
})
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["status", "createdAt", "id"] })
@Index({ properties: ["tipoPago", "createdAt", "id"] })
@Index({ properties: ["medio", "createdAt", "id"] })
@Index({ properties: ["cuentaAgencia", "createdAt", "id"] })
@Index({ properties: ["contract", "createdAt", "id"] })
@Index({ properties: ["fechaPago", "id"] })
@Index({ properties: ["status", "fechaPago", "id"] })
@Index({ properties: ["tipoPago", "fechaPago", "id"] })
@Index({ properties: ["monto", "id"] })
@Index({ properties: ["comprobanteSha256"] })
@Index({ properties: ["linkId", "createdAt"] })
@Index({
  name: "payments_by_reference",
  expression: `create index payments_by_reference on payments (lower(referencia_pago),
      lower(coalesce(banco_origen, ''))) where status <> 'rejected'`,
})
@Index({
  name: "payments_by_reference_digits",
  expression: `create index payments_by_reference_digits on payments
    (ltrim(regexp_replace(referencia_pago, '[^0-9]', '', 'g'), '0')) where status <> 'rejected'`,
})
@Index({
  name: "payments_received",
  expression: `create index payments_received on payments (fecha_pago, medio, agency_account_id)
      include (monto) where status = 'verified'`,
})
@Index({
  name: "payments_by_picture",
  expression: `create index payments_by_picture on payments (proof_picture, id)
      where proof_picture is not null`,
})
@Index({ name: "payments_alike", type: "gin", properties: ["alikeIds"] })
@Index({ name: "payments_cash", properties: ["fechaPago", "id"], where: "medio = 'efectivo'" })
@Check({
  name: "payments_origin_says_who_brought_it",
  expression: "(origen_fondos is null) = (traido_por is null)",
})
@Index({
  name: "payments_reversed",
  expression: "create index payments_reversed on payments (created_at, id) where reversed_at is not null",
})
export class Payment extends WithReceipt {
  [OptionalProps]?:
    | "respaldado"
    | "retenido"
    | "sinRespaldo"
    | "tipoPago"
    | "medio"
    | "status"
    | "alikeIds"
    | "reportedByClient"
    | "metadatos"
    | "searchText";

  // The file of its proof.

  /** Number of the receipt; a reversed payment keeps it. */
  @Unique()
  @Column("text", "Número del recibo: `RC-2026-000310`; sale cuando el pago se verifica.", { nullable: true })
  receiptNumber: string | null = null;

  @Column("cop", "Saldo del contrato después de este pago, en COP, como lo dice su recibo.", {
    nullable: true,
  })
  balanceAfter: number | null = null;

  /** Storage key of the receipt's PDF; null until the job has created it. */
  @Property({ type: "text", nullable: true }) receiptKey: string | null = null;

  // Its source, when a client or the card provider reported it.

  /** Provider's transaction; unique, so that a transaction has one payment. */
  @Unique()
  @Column("text", "Transacción de Wompi; nulo si no se pagó en línea.", { nullable: true })
  wompiTransactionId: string | null = null;

  @Index()
  @Column("text", "Referencia en Wompi.", { nullable: true })
  wompiReference: string | null = null;

  /** Maintained by a trigger. */
  @Auth(STAFF)
  @Column("cop", "Lo que movimientos del banco respaldan, en COP.", { default: 0, hidden: true })
  respaldado: number = 0;

  /**
   * True when the payment is verified or pending and bank movements do not fully cover it; maintained by a
   * trigger.
   */
  @Auth(STAFF)
  @Column("boolean", "Si el banco aún no lo respalda completo.", { default: true, hidden: true })
  sinRespaldo: boolean = true;

  /**
   * True when people have to decide on the payment; false when the card provider decides. Generated column.
   */
  @Property({
    type: "boolean",
    generated:
      "(status = 'pending' and (wompi_reference is null or coalesce(decision_note, '') = 'En revisión')) stored",
  })
  readonly awaitsDecision!: Opt<boolean>;

  /**
   * True when the payment awaits verification: people have to decide on it, and it is not in review.
   * Generated column.
   */
  @Property({
    type: "boolean",
    generated: "(status = 'pending' and wompi_reference is null and decision_note is null) stored",
  })
  readonly awaitsVerification!: Opt<boolean>;

  /** True when the payment is pending with the note of a review. Generated column. */
  @Property({ type: "boolean", generated: "(status = 'pending' and decision_note is not null) stored" })
  readonly inReview!: Opt<boolean>;

  // The money: amount, day, method, state, and the record that it belongs to.

  @Reference(() => Contract, "contract_id", {
    description: "El contrato.",
    nullable: true,
    deleteRule: "restrict",
  })
  contract: Rel<Contract> | null = null;

  @ReferenceId("contract", "uuid", { description: "Identificador del contrato." })
  readonly contractId!: string | null;

  /** The reservation that was paid; null when a contract was paid. */
  @Index()
  @Reference(() => Reservation, "order_id", { nullable: true, deleteRule: "restrict" })
  order: Rel<Reservation> | null = null;

  @ReferenceId("order", "uuid", { description: "Identificador de la reserva; nulo para un contrato." })
  readonly orderId!: string | null;

  @Column("cop", "Valor en COP.") monto!: number;

  // Amounts withheld by the client: they lower the contract's balance, and were never received as money.

  @Column("cop", "Retención en la fuente (renta) que practicó el cliente, en COP; nulo si no se dijo.", {
    nullable: true,
  })
  retencionRenta: number | null = null;

  @Column("cop", "Retención de IVA que practicó el cliente, en COP; nulo si no se dijo.", { nullable: true })
  retencionIva: number | null = null;

  @Column("cop", "Retención de ICA que practicó el cliente, en COP; nulo si no se dijo.", { nullable: true })
  retencionIca: number | null = null;

  /** Sum of the three; a CHECK compares them. */
  @Column("cop", "Lo que el cliente retuvo, en COP: baja el saldo como el dinero y no entró a la agencia.", {
    default: 0,
  })
  retenido: number = 0;

  @Column("text", "Número del certificado de retención; nulo si no ha llegado.", { nullable: true })
  retencionCertificado: string | null = null;

  @Column("day", "Día del certificado de retención.", { nullable: true })
  retencionCertificadoDia: string | null = null;

  @Column("uuid", "Archivo del certificado de retención, que se abre con `fileAddress`.", { nullable: true })
  retencionCertificadoFileId: string | null = null;

  @Column(oneOf(TipoPago), "Medio de pago, en grueso.", { default: "transferencia" })
  tipoPago: TipoPago = "transferencia";

  @Column(oneOf(MedioDePago), "Medio exacto de pago.")
  medio: MedioDePago = "transferencia";

  @Sql((row) => payingCard(row("id"), "card_brand"))
  @Field(() => String, { nullable: true, description: "Franquicia de la tarjeta, como la escribe Wompi." })
  readonly cardBrand!: string | null;

  @Sql((row) => payingCard(row("id"), "card_last_four"))
  @Field(() => String, { nullable: true, description: "Últimas cuatro cifras de la tarjeta." })
  readonly cardLastFour!: string | null;

  @Auth(STAFF)
  @Reference(() => AgencyAccount, "agency_account_id", {
    as: () => ReceivingAccount,
    description: "Cuenta de la agencia que lo recibió; nulo si no se dijo.",
    nullable: true,
    deleteRule: "restrict",
  })
  cuentaAgencia: Rel<AgencyAccount> | null = null;

  @Auth(STAFF)
  @ReferenceId("cuentaAgencia", "uuid", {
    description: "Cuenta de la agencia que recibió el pago; nulo si no se sabe.",
  })
  readonly cuentaAgenciaId!: string | null;

  @Column("day", "Día en que pagó el cliente.")
  fechaPago!: string;

  @Column(oneOf(PaymentStatus), "Estado del registro.", { default: "pending" })
  status: PaymentStatus = "pending";

  @Column("text", "Referencia en el banco: número de la transferencia o del cheque.", { nullable: true })
  referenciaPago: string | null = null;

  @Column("text", "Banco desde el que pagó.", { nullable: true })
  bancoOrigen: string | null = null;

  /** SHA-256 of the file that proves the payment, hexadecimal. */
  @Property({ type: "text", nullable: true })
  comprobanteSha256: string | null = null;

  /**
   * Fingerprint of the picture that proves the payment, used to find similar pictures; null for a PDF and for
   * older payments.
   */
  @Property({ type: "text", nullable: true }) proofPrint: string | null = null;

  /**
   * Bit fingerprint of the same picture, compared with pictures that have no `proofPrint`; null for a PDF.
   */
  @Property({ columnType: "bit(4096)", type: "string", nullable: true }) proofPicture: string | null = null;

  /** Ids of earlier payments with a nearly identical picture. */
  @Property({ type: "uuid[]", columnType: "uuid[]", defaultRaw: "'{}'" }) alikeIds: string[] = [];

  @Auth(STAFF)
  @Sql((row) => isPossibleDuplicate(row("id")))
  @Field(() => Boolean, {
    nullable: true,
    description:
      "Si otro pago tiene su banco y referencia, su archivo, o un comprobante casi igual con su valor o referencia.",
  })
  readonly posibleDuplicado!: boolean | null;

  /** Null once the payment is decided. */
  @Auth(DECIDERS)
  @Sql(suspicionFactsSql)
  @Field(() => Json, {
    nullable: true,
    description: "Datos internos de los que salen `sospechas`, distintos según la clase: por eso es JSON.",
  })
  readonly suspicionFacts!: unknown;

  @Column("text", "Nombre de quien pagó.", { nullable: true })
  pagadorNombre: string | null = null;

  @Column("text", "Correo de quien pagó.", { nullable: true })
  pagadorEmail: string | null = null;

  @Column("text", "Teléfono de quien pagó.", { nullable: true })
  pagadorTelefono: string | null = null;

  @Auth(STAFF)
  @Sql(isReportableCashSql)
  @Field(() => Boolean, {
    nullable: true,
    description: "Si es efectivo de un cliente que llegó en el mes al valor que se reporta.",
  })
  readonly efectivoReportable!: boolean | null;

  @May("registerPayments")
  @Column("text", "De dónde viene el efectivo; nulo si no se dijo.", { nullable: true })
  origenFondos: string | null = null;

  @May("registerPayments")
  @Column("text", "Quién trajo el efectivo: nombre y documento.", { nullable: true })
  traidoPor: string | null = null;

  @Column("text", "Nota de quien lo registró.", { nullable: true })
  registrationNote: string | null = null;

  /** Set to `En revisión` while the payment is in review. */
  @Column("text", "Nota de quien decidió, como el motivo de un rechazo.", { nullable: true })
  decisionNote: string | null = null;

  @Sql((row) => sql`coalesce(${row("decisionNote")}, ${row("registrationNote")})`)
  @Field(() => String, {
    nullable: true,
    description: "La nota que cuenta ahora: la de la decisión o, si no, la del registro.",
  })
  readonly observaciones!: string | null;

  @Column("instant", "Fecha y hora de la decisión.", { nullable: true })
  verifiedAt: Date | null = null;

  @Auth(STAFF)
  @Reference(() => User, "verified_by_id", {
    as: () => Person,
    description: "Persona que decidió.",
    nullable: true,
  })
  verifiedBy: Rel<User> | null = null;

  @Auth(STAFF)
  @ReferenceId("verifiedBy", "integer", { description: "Número de la cuenta de quien decidió." })
  readonly verifiedById!: number | null;

  @Auth(STAFF)
  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo registró; nulo si fue Wompi.",
    nullable: true,
  })
  createdBy: Rel<User> | null = null;

  @Auth(STAFF)
  @ReferenceId("createdBy", "integer", { description: "Número de la cuenta de quien lo creó." })
  readonly createdById!: number | null;

  /** True for a payment reported by the client, which the agency has not confirmed yet. */
  @Column("boolean", "Si lo informó el cliente en su página.", { default: false })
  reportedByClient: boolean = false;

  /** Id of the link through which the client reported the payment. */
  @Property({ type: "uuid", nullable: true }) linkId: string | null = null;

  @Sql((row) => sql`coalesce(${row("createdBy")} = ${bind.me}, false)`)
  @Field(() => Boolean, { description: "Si lo registró quien consulta; entonces decide otra persona." })
  readonly registeredByMe!: boolean;

  @Column("instant", "Cuándo se anuló; nulo si sigue en pie.", { nullable: true })
  reversedAt: Date | null = null;

  @Column("text", "Por qué se anuló.", { nullable: true })
  reversalReason: string | null = null;

  @Column("json", "Lo que otro programa guardó junto al pago, en su propia forma: por eso es JSON.", {
    nullable: true,
  })
  metadatos: unknown = null;

  @Sql(balanceSql)
  @Field(() => COP, { description: "Saldo del contrato o la reserva, en COP." })
  readonly saldoPendiente!: number;

  @Sql(
    (row) => sql`(case when exists (select from contracts c where c.id = ${row("contract")}
      and c.status = 'cancelled') then 0 else ${balanceSql(row)} end)::bigint`,
  )
  @Field(() => COP, {
    description:
      "Lo que falta por pagar del contrato o la reserva, también antes de firmar, en COP; 0 si se canceló.",
  })
  readonly porCobrar!: number;

  /** Month of the payment day, when that month is closed; otherwise null. */
  @Auth(STAFF)
  @Sql((row) => closedMonthSql(row("fechaPago")))
  @Field(() => String, {
    nullable: true,
    description: "Mes cerrado en el que cuenta, AAAA-MM; nulo si sigue abierto.",
  })
  readonly mesCerrado!: string | null;

  @Sql(paidForSql)
  @Field(() => PaidFor, { description: "Contrato o reserva que se paga." })
  readonly paidFor!: PaidFor;

  @Auth(STAFF)
  @Sql(payingPartySql)
  @Field(() => ThirdParty, { nullable: true, description: "El tercero, como lo nombra una línea contable." })
  readonly thirdParty!: ThirdParty | null;

  @Sql((row) => sql`(case when ${row("reversedAt")} is null then ${row("status")} else 'reversed' end)`)
  @Field(() => String, {
    description: "Nombre de su estado, como se lee; uno anulado no tiene estado propio.",
  })
  readonly shownStatus!: string;

  @Auth(STAFF)
  @Sql(restedOnSql)
  @Field(() => Boolean, { nullable: true, description: "Si una devolución al cliente se apoya en él." })
  readonly sustentaDevolucion!: boolean | null;

  @Auth(STAFF)
  @Sql(keptOnSql)
  @Field(() => Boolean, { nullable: true, description: "Si lo retenido de su contrato se apoya en él." })
  readonly sustentaRetenido!: boolean | null;

  /** Null for people outside the staff. */
  @Auth(STAFF)
  @Sql((row) => inClaimOf(row("id")))
  @Field(() => Boolean, { nullable: true, description: "Si el cliente reclama que se reverse." })
  readonly enReclamo!: boolean | null;

  @Sql(
    (row) => sql`(${row("status")} = 'pending' and ${row("wompiReference")} is not null
      and ${row("decisionNote")} is distinct from ${IN_REVIEW})`,
  )
  @Field(() => Boolean, { description: "Si Wompi aún debe decidir." })
  readonly esperaProveedor!: boolean;

  /**
   * Search text: receipt, reference, payer, and number, client and destination of the contract; maintained by
   * a trigger.
   */
  @Property({ type: "text", default: "" }) searchText: string = "";

  /** Facts that determine who takes the next step on the payment. */
  @Sql(paymentTurnFactsSql)
  readonly turnFacts!: PaymentTurnFacts;
}
