import { Collection, OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToMany, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { CopColumn, instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { sql } from "../../../core/read/sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";
import { Payment } from "../../payments/payment/payment.entity.ts";
import { Acquirer, DepositKind, SettledStatus } from "../bank.enums.ts";
import { BankAllocation } from "../outflow/allocation.entity.ts";
import { BankMovement } from "../statement/bank-movement.entity.ts";

/** SQL of a check: the net is the gross less all deductions, in hundredths of a peso. */
const addsUp = "net = gross - fee - fee_vat - withheld_renta - withheld_iva - withheld_ica - other";

/**
 * Deposit of an acquirer for card or QR sales, by its report; amounts in hundredths of a peso. The rows of
 * a settlement that was undone stay without transactions.
 */
@NotFound("Liquidación no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "bank_settlements" })
@Check({ name: "bank_settlements_add_up", expression: addsUp })
@Check({
  name: "bank_settlements_are_undone_by_a_person",
  expression: "(taken_back_at is null) = (taken_back_by_id is null)",
})
@Index({ properties: ["account", "createdAt", "id"] })
@Index({ properties: ["createdAt", "id"] })
export class BankSettlement extends Recorded {
  @Column(oneOf(Acquirer), "Quién abona las ventas.")
  acquirer!: Acquirer;

  @Reference(() => AgencyAccount, "account_id", { description: "La cuenta.", deleteRule: "restrict" })
  account!: Rel<AgencyAccount>;

  @Column("day", "Día del abono; nulo si el informe no lo dice.", { nullable: true })
  day: string | null = null;

  @Column("text", "Nombre del archivo.")
  filename!: string;

  @Column("uuid", "Identificador del archivo, que se abre con `fileAddress`.", { nullable: true })
  fileId: string | null = null;

  @Property({ type: CopColumn }) gross!: number;
  @Property({ type: CopColumn }) fee!: number;
  @Property({ type: CopColumn }) feeVat!: number;
  @Property({ type: CopColumn }) withheldRenta!: number;
  @Property({ type: CopColumn }) withheldIva!: number;
  @Property({ type: CopColumn }) withheldIca!: number;
  @Property({ type: CopColumn }) other!: number;
  @Property({ type: CopColumn }) net!: number;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que la importó.",
    deleteRule: "restrict",
  })
  createdBy!: Rel<User>;

  @Column("instant", "Fecha y hora en que se deshizo; nulo si vale.", { nullable: true })
  takenBackAt: Date | null = null;

  @Reference(() => User, "taken_back_by_id", {
    as: () => Person,
    description: "Persona que la deshizo.",
    nullable: true,
    deleteRule: "restrict",
  })
  takenBackBy: Rel<User> | null = null;

  @Field(() => [SettlementLine], { description: "Las transacciones del informe." })
  @OneToMany(() => SettlementLine, (line) => line.settlement, { orderBy: { position: "asc" } })
  lines = new Collection<SettlementLine>(this);

  @Field(() => [SettlementMovement], { description: "Los movimientos del banco que explica." })
  @OneToMany(() => SettlementMovement, (one) => one.settlement, { orderBy: { id: "asc" } })
  movements = new Collection<SettlementMovement>(this);

  /** Sum of the movements that it explains, in hundredths of a peso. */
  @Sql(
    (row) => sql`(select coalesce(sum(a.amount * 100 + a.cents), 0)::bigint from bank_settlement_movements s
      join bank_allocations a on a.id = s.allocation_id where s.settlement_id = ${row("id")})`,
  )
  readonly deposited!: number;

  @Sql((row) => sql`(select max(m.day)::text from bank_movements m where m.account_id = ${row("account")})`)
  readonly lastBankDay!: string | null;

  /** First day with a movement of it in a closed month; null when its months are open. */
  @Sql(
    (row) => sql`(select min(k.mes) from bank_settlement_movements s
      join bank_movements m on m.id = s.movement_id
      join month_closings k on k.mes = to_char(m.day, 'YYYY-MM') and k.reopened_at is null
      where s.settlement_id = ${row("id")})`,
  )
  readonly mesCerrado!: string | null;
}

/**
 * A transaction of an acquirer's report, and the payment that it is; amounts in hundredths of a peso. It
 * covers its payment, whose sum a trigger maintains, once its deposit is in the bank.
 */
@NotFound("Transacción no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "bank_settlement_lines" })
@Check({ name: "bank_settlement_lines_add_up", expression: `status = 'rechazada' or ${addsUp}` })
@Check({
  name: "bank_settlement_lines_back_what_was_paid_out",
  expression:
    "backs >= 0 and (backs = 0 or payment_id is not null and status = 'aprobada' " +
    "and backs * 100 <= gross + 99) and (not counts or backs > 0)",
})
@Index({
  name: "bank_settlement_lines_once",
  expression: "create unique index bank_settlement_lines_once on bank_settlement_lines (md5(identity))",
})
@Index({ properties: ["settlement", "position"] })
@Index({ properties: ["payment"], where: "payment_id is not null" })
@Index({ properties: ["gross"], where: "payment_id is null and status = 'aprobada'" })
export class SettlementLine {
  [OptionalProps]?: "backs" | "counts";

  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => BankSettlement, "settlement_id", {
    description: "La liquidación.",
    deleteRule: "restrict",
  })
  settlement!: Rel<BankSettlement>;

  @Property({ type: "integer" })
  position!: number;

  /** Acquirer, identifiers, day, amount and status, by which a transaction is recognized in other files. */
  @Property({ type: "text" })
  identity!: string;

  @Column("text", "Identificador que le da el adquirente.", { nullable: true })
  transactionId: string | null = null;

  @Column("day", "Día de que se trata.")
  day!: string;

  @Column("text", "Referencia del informe.", { nullable: true })
  reference: string | null = null;

  @Column("text", "Quién pagó, como lo dice el informe.", { nullable: true })
  payer: string | null = null;

  @Column(oneOf(SettledStatus), "Qué hizo el adquirente con ella.")
  status!: SettledStatus;

  @Column("text", "Marca o red que se abona aparte; nulo si todo es un abono.", { nullable: true })
  part: string | null = null;

  @Property({ type: CopColumn }) gross!: number;
  @Property({ type: CopColumn }) fee!: number;
  @Property({ type: CopColumn }) feeVat!: number;
  @Property({ type: CopColumn }) withheldRenta!: number;
  @Property({ type: CopColumn }) withheldIva!: number;
  @Property({ type: CopColumn }) withheldIca!: number;
  @Property({ type: CopColumn }) other!: number;
  @Property({ type: CopColumn }) net!: number;

  @Reference(() => Payment, "payment_id", {
    description: "El pago que es; nulo si no se encontró.",
    nullable: true,
    deleteRule: "restrict",
  })
  payment: Rel<Payment> | null = null;

  @Column("cop", "Lo que respalda del pago, en COP: sin descuentos.", { default: 0 })
  backs: number = 0;

  @Sql((row) => sql`${row("payment")} is not null`)
  readonly isPaid!: boolean;

  @Column("boolean", "Si su abono está en el banco y por eso respalda el pago.", { default: false })
  counts: boolean = false;
}

/** A movement of the bank that a settlement explains: a deposit, or a deduction debited apart. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "bank_settlement_movements" })
@Index({ properties: ["settlement"] })
export class SettlementMovement {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => BankSettlement, "settlement_id", {
    description: "La liquidación.",
    deleteRule: "restrict",
  })
  settlement!: Rel<BankSettlement>;

  @Index({
    name: "bank_settlement_movements_once",
    expression:
      "create unique index bank_settlement_movements_once on bank_settlement_movements (movement_id)",
  })
  @Reference(() => BankMovement, "movement_id", { description: "El movimiento.", deleteRule: "restrict" })
  movement!: Rel<BankMovement>;

  /** The part of the movement; it cannot be removed apart from the settlement. */
  @Reference(() => BankAllocation, "allocation_id", { deleteRule: "restrict" })
  allocation!: Rel<BankAllocation>;

  @Column(oneOf(DepositKind), "Qué es: el neto, el bruto o un descuento debitado aparte.")
  kind!: DepositKind;

  @Column("text", "Marca o red que abona; nulo si es de todas.", { nullable: true })
  part: string | null = null;

  @Property({ ...instant })
  createdAt!: Date;
}
