import { OptionalProps, Collection, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, OneToMany, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { nextStatusesSql } from "../../../core/read/lifecycle.sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { COP } from "../../../core/scalars.ts";
import { ThirdParty } from "../../accounts/account/third-party.type.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { CreditNote } from "../credit-note/credit-note.entity.ts";
import { InvoiceAttempt } from "../correction/invoice-attempt.entity.ts";
import { buyerPartySql } from "../document/buyer.sql.ts";
import { FiscalDocument } from "../document/fiscal-document.entity.ts";
import { InvoiceCollection } from "./collection/collection.enums.ts";
import { collectedSql, collectionSql } from "./collection/collection.sql.ts";
import { creditedBySql } from "./credited.sql.ts";
import { InvoiceLine } from "./invoice-line.entity.ts";
import { InvoiceStatus } from "./invoice.enums.ts";
import { invoiceLifecycle } from "./invoice.lifecycle.ts";
import { NO_INVOICE } from "./invoice.texts.ts";
import type { InvoiceTurnFacts } from "./turn/invoice-turn.rules.ts";
import { invoiceTurnFactsSql, lacksNoteSql } from "./turn/invoice-turn.sql.ts";

/**
 * Invoice of a completed contract (shapes, "Invoice"), as issued to the DIAN. A contract has one invoice,
 * not counting fully credited ones. Status and sending state change; the content changes only while the DIAN
 * has rejected it.
 */
@NotFound(NO_INVOICE)
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "invoices" })
@Unique({
  name: "invoices_one_living_per_contract",
  properties: ["contract"],
  where: "credited_amount < total_amount",
})
@Index({ properties: ["contract", "issuedAt"] })
@Check({
  name: "invoices_are_credited_at_most_whole",
  expression: "credited_amount between 0 and total_amount",
})
@Unique({ name: "invoices_numbers_are_drawn_once", properties: ["range", "consecutivo"] })
@Unique({ name: "invoices_codes_are_one", properties: ["code"] })
@Check({
  name: "invoices_add_up",
  expression:
    "total_amount > 0 and base_amount >= 0 and iva_amount >= 0 and third_party_amount >= 0 " +
    "and total_amount = base_amount + iva_amount + third_party_amount",
})
@Check({
  name: "invoices_paid_by_money_know_what_they_were",
  expression: "unpaid_status is null or (status = 'paid' and unpaid_status <> 'paid' and not status_by_hand)",
})
@Check({ name: "invoices_code_is_a_hash", expression: "code ~ '^[0-9a-f]{96}$'" })
@Check({
  name: "invoices_sent_ones_say_when",
  expression: "(sending_state = 'enviada') = (sent_at is not null)",
})
@Index({ properties: ["issuedAt", "id"] })
@Index({ properties: ["issueDate", "id"] })
@Index({ properties: ["totalAmount", "id"] })
@Index({ properties: ["status", "issuedAt", "id"] })
@Index({ properties: ["sendingState", "issuedAt", "id"] })
@Index({ name: "invoices_due_to_be_sent", properties: ["nextTryAt"], where: "next_try_at is not null" })
export class Invoice extends FiscalDocument {
  [OptionalProps]?:
    | "status"
    | "statusByHand"
    | "unpaidStatus"
    | "creditedAmount"
    | "creditedWhole"
    | "searchText"
    | "sendingState"
    | "sendingTries";

  @Reference(() => Contract, "contract_id", { description: "El contrato.", deleteRule: "restrict" })
  contract!: Rel<Contract>;

  @ReferenceId("contract", "uuid", { description: "Identificador del contrato." })
  readonly contractId!: string;

  @Column(oneOf(InvoiceStatus), "Estado del registro.", { default: "pending" })
  status: InvoiceStatus = "pending";

  /** True once a person set the status; received money then no longer changes it. */
  @Property({ type: "boolean", default: false })
  statusByHand: boolean = false;

  /** Status without the received money, while that money makes the invoice paid; null otherwise. */
  @Enum({ items: () => Object.values(InvoiceStatus), nullable: true })
  unpaidStatus: InvoiceStatus | null = null;

  @Sql(collectionSql)
  @Field(() => InvoiceCollection, {
    nullable: true,
    description: "Cuánto ya pagó el cliente; nulo si las notas crédito la devuelven completa.",
  })
  readonly cobro!: InvoiceCollection | null;

  @Sql(collectedSql)
  @Field(() => COP, {
    description:
      "Lo recibido por la factura, en COP: los pagos verificados de su contrato, primero a la más vieja.",
  })
  readonly cobrado!: number;

  @Sql((row) => nextStatusesSql(invoiceLifecycle, row("status")))
  @Field(() => [InvoiceStatus], {
    description: "Estados que pueden seguir, sin mirar los permisos de quien consulta.",
  })
  readonly nextStatuses!: InvoiceStatus[];

  @Field(() => [InvoiceLine], { description: "Las líneas, en su orden." })
  @OneToMany(() => InvoiceLine, "invoice", { orderBy: { posicion: "asc" } })
  lines = new Collection<InvoiceLine>(this);

  /** Maintained by a trigger. */
  @Column("cop", "Lo que han devuelto las notas crédito, en COP.", { default: 0 })
  creditedAmount: number = 0;

  /** True when credit notes fully credit the invoice; lists filter by it. */
  @Property({ type: "boolean", generated: "(credited_amount = total_amount) stored" })
  creditedWhole!: boolean;

  /** Contents that were rejected, or corrected during review, before the current content; oldest first. */
  @Field(() => [InvoiceAttempt], { description: "Los contenidos anteriores." })
  @OneToMany(() => InvoiceAttempt, "invoice", { orderBy: { at: "asc", id: "asc" } })
  attempts = new Collection<InvoiceAttempt>(this);

  @Sql(
    (row) => sql`(exists (select from invoice_attempts a where a.invoice_id = ${row("id")})
      or exists (select from credit_notes n join credit_note_attempts a on a.note_id = n.id
        where n.invoice_id = ${row("id")}))`,
  )
  @Field(() => Boolean, { description: "Si ella o una de sus notas tuvo otro contenido." })
  readonly hasAttempts!: boolean;

  /** Sorted by number. */
  @Field(() => [CreditNote], { description: "Sus notas crédito." })
  @OneToMany(() => CreditNote, "invoice", { orderBy: { issuedAt: "asc", id: "asc" } })
  creditNotes = new Collection<CreditNote>(this);

  @Sql((row) => buyerPartySql(row("content"), row("contract")))
  @Field(() => ThirdParty, { description: "El comprador, como lo nombra la factura." })
  readonly thirdParty!: ThirdParty;

  @Sql(lacksNoteSql)
  @Field(() => Boolean, { description: "Si su contrato se canceló y falta nota crédito." })
  readonly faltaNota!: boolean;

  /** Numbers of the credit notes, in order. */
  @Sql(creditedBySql)
  @Field(() => String, {
    nullable: true,
    description: "Notas crédito que la devuelven completa; nulo si algo queda.",
  })
  readonly creditedBy!: string | null;

  @Sql((row) => sql`(${row("totalAmount")} - ${row("creditedAmount")})`)
  @Field(() => COP, { description: "Lo que queda de la factura después de sus notas, en COP." })
  readonly net!: number;

  @Sql((row) => sql`(${row("creditedAmount")} = ${row("totalAmount")})`)
  @Field(() => Boolean, { description: "Si las notas crédito la devuelven completa." })
  readonly conNota!: boolean;

  /** Search text: number, client and contract in lower case and without accents; maintained by a trigger. */
  @Property({ type: "text", default: "" })
  searchText: string = "";

  /** Facts that determine who has to do the next step. */
  @Sql(invoiceTurnFactsSql)
  readonly turnFacts!: InvoiceTurnFacts;
}
