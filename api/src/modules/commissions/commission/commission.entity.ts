import { OptionalProps, type Rel } from "@mikro-orm/core";
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  OneToOne,
  Property,
  Unique,
} from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { CopColumn, day, instant, PercentColumn, ValueObjectColumn } from "../../../core/columns.ts";
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
import type { WithholdingExplanation as Withheld } from "../withholding/withholding.rules.ts";
import { AcquisitionDocument } from "../acquisition/acquisition-document.entity.ts";
import { CommissionPayout } from "../payout/commission-payout.entity.ts";
import { SupportDocument } from "./document/support-document.entity.ts";

/**
 * Commission that a seller earns by a contract, or an adjustment that takes a paid one back (shapes,
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

  @Field(() => Contract)
  @Index()
  @ManyToOne(() => Contract, { fieldName: "contract_id" })
  contract!: Rel<Contract>;

  @Field(() => ID)
  @Property({ type: "uuid", fieldName: "contract_id", persist: false })
  readonly contractId!: string;

  @Field(() => Person)
  @ManyToOne(() => User, { fieldName: "vendedor_id" })
  vendedor!: Rel<User>;

  @Field(() => Int)
  @Property({ type: "integer", fieldName: "vendedor_id", persist: false })
  readonly vendedorId!: number;

  @Field(() => TipoVendedor)
  @Enum({ items: () => Object.values(TipoVendedor) })
  tipoVendedor!: TipoVendedor;

  @Field(() => CommissionKind)
  @Enum({ items: () => Object.values(CommissionKind), default: "comision" })
  clase: CommissionKind = "comision";

  /** Paid commission that an adjustment reverses. */
  @OneToOne(() => Commission, { owner: true, nullable: true, fieldName: "ajuste_de_id", unique: true })
  ajusteDe: Rel<Commission> | null = null;

  /** `montoComision` as a share of `montoBase`. */
  @Field(() => Number)
  @Property({ type: PercentColumn })
  porcentaje!: number;

  @Field(() => COP)
  @Property({ type: CopColumn })
  montoBase!: number;

  /** Negative for an adjustment. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  montoComision!: number;

  @Field(() => CommissionStatus)
  @Enum({ items: () => Object.values(CommissionStatus), default: "pending" })
  status: CommissionStatus = "pending";

  /** Statuses that can follow, whatever the asker's permissions. */
  @Sql((row) => nextStatusesSql(commissionLifecycle, row("status")))
  @Field(() => [CommissionStatus])
  readonly nextStatuses!: CommissionStatus[];

  @Field(() => DateTime)
  @Property({ ...instant })
  fechaGeneracion!: Date;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  fechaAprobacion: Date | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  fechaPago: Date | null = null;

  /** First day of the month whose limit it counts against: of its payment; of an adjustment, the lowered. */
  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  mes: string | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "pagado_por_id" })
  pagadoPor: Rel<User> | null = null;

  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", fieldName: "pagado_por_id", persist: false, nullable: true })
  readonly pagadoPorId!: number | null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  observaciones: string | null = null;

  @Field(() => CommissionExplanation, { nullable: true })
  @Property({ type: new ValueObjectColumn<Explanation>(), nullable: true })
  explicacion: Explanation | null = null;

  /** Withheld of it for income tax, in COP; null until it is paid, and for one paid before this was kept. */
  @Field(() => COP, { nullable: true })
  @Property({ type: CopColumn, nullable: true })
  retefuente: number | null = null;

  /** Withheld of it for the municipality's tax, in COP. */
  @Field(() => COP, { nullable: true })
  @Property({ type: CopColumn, nullable: true })
  reteIca: number | null = null;

  /** Net amount paid for it, in COP; the limit and reports use the gross amount. */
  @Field(() => COP, { nullable: true })
  @Property({ type: CopColumn, nullable: true })
  neto: number | null = null;

  /** Explanation of the tax withheld. */
  @Field(() => WithholdingExplanation, { nullable: true })
  @Property({ type: new ValueObjectColumn<Withheld>(), nullable: true })
  retencion: Withheld | null = null;

  /**
   * Payment in which it was paid, or an adjustment deducted; null for a payment from before payments were
   * recorded.
   */
  @Field(() => CommissionPayout, { nullable: true })
  @Index({ name: "commissions_of_a_payout", where: "payout_id is not null" })
  @ManyToOne(() => CommissionPayout, { nullable: true, fieldName: "payout_id", deleteRule: "restrict" })
  payout: Rel<CommissionPayout> | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: "uuid", fieldName: "payout_id", persist: false, nullable: true })
  readonly payoutId!: string | null;

  /** The documento soporte that was made of its payment, to a seller who issues no invoices. */
  @Field(() => AcquisitionDocument, { nullable: true })
  @ManyToOne(() => AcquisitionDocument, {
    nullable: true,
    fieldName: "acquisition_id",
    deleteRule: "restrict",
  })
  acquisition: Rel<AcquisitionDocument> | null = null;

  /**
   * Stored receipt of its payment alone; it contains an account, so only its seller and people who see all
   * get it.
   */
  @May("seeAll", { self: ["vendedorId"] })
  @Field(() => ID, { nullable: true })
  @Property({ type: "uuid", nullable: true })
  comprobanteId: string | null = null;

  @Field(() => SupportDocument, { nullable: true })
  @ManyToOne(() => SupportDocument, { nullable: true, fieldName: "documento_soporte_id" })
  documentoSoporte: Rel<SupportDocument> | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: "uuid", fieldName: "documento_soporte_id", persist: false, nullable: true })
  readonly documentoSoporteId!: string | null;

  /** Name and last name of the seller. */
  @Sql((row) => sql`(select u.name || ' ' || u.lastname from users u where u.id = ${row("vendedor")})`)
  @Field(() => String)
  readonly nombreVendedor!: string;

  /** Seller who earns it, as an accounting line names them. */
  @Sql((row) => sql`(select ${personPartySql(raw("u"))} from users u where u.id = ${row("vendedor")})`)
  @Field(() => ThirdParty)
  readonly thirdParty!: ThirdParty;

  /** The required documents of its seller that are not approved, in the order of the screens. */
  @May("payCommissions")
  @Sql((row) => unapprovedDocuments(row("vendedor")))
  @Field(() => [String], { nullable: true })
  readonly documentosFaltantes!: string[] | null;

  /** Amount that can still be paid to its seller in the present month of Bogota, in COP, never below 0. */
  @May("payCommissions")
  @Sql((row) => availableCommissions(row("vendedor")))
  @Field(() => COP, { nullable: true })
  readonly disponibleVendedor!: number | null;

  /**
   * True when its seller's bank details are complete enough to pay into; a wallet on a phone has no kind of
   * account.
   */
  @Sql((row) => hasAccount(row("vendedor")))
  @Field(() => Boolean)
  readonly cuentaCompleta!: boolean;

  /** True when its seller's signature is approved. */
  @Sql((row) => approvedSignature(row("vendedor")))
  @Field(() => Boolean)
  readonly firmaAprobada!: boolean;

  /** The objection of its seller that waits for an answer; null without one. */
  @Sql((row) => ofOpenObjection(row("id"), "id"))
  @Field(() => ID, { nullable: true })
  readonly objecionId!: string | null;

  /** The last day on which that objection is answered. */
  @Sql((row) => ofOpenObjection(row("id"), "due_on"))
  @Field(() => Day, { nullable: true })
  readonly objecionVence!: string | null;

  /** True when paying it needs a second person. */
  @May("approvePayouts")
  @Sql(needsSecondPersonSql("commission"))
  @Field(() => Boolean, { nullable: true })
  readonly needsSecondPerson!: boolean | null;

  /** Person who approved paying its present amount; null while there is none. */
  @May("approvePayouts")
  @Sql(approvedBySql("commission"))
  @Field(() => Int, { nullable: true })
  readonly approvedById!: number | null;

  /**
   * Time of the last change of the account that it is paid to; shown, with its author, before the payment.
   */
  @May("approvePayouts")
  @Sql(accountChangeSql("account_changed_at"))
  @Field(() => DateTime, { nullable: true })
  readonly accountChangedAt!: string | null;

  @May("approvePayouts")
  @Sql(accountChangeSql("account_changed_by_id"))
  @Field(() => Int, { nullable: true })
  readonly accountChangedById!: number | null;

  /** Notes, contract number, client and seller, lower-case and without accents; kept by a trigger. */
  @Property({ type: "text", default: "" })
  searchText: string = "";
}
