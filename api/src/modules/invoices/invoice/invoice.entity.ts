import { Collection, type Rel } from "@mikro-orm/core";
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  OneToMany,
  Property,
  Unique,
} from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { nextStatusesSql } from "../../../core/lifecycle.sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { CreditNote } from "../credit-note/credit-note.entity.ts";
import { ElectronicPaper } from "../paper/electronic-paper.entity.ts";
import { InvoiceLine } from "./invoice-line.entity.ts";
import { InvoiceStatus } from "./invoice.enums.ts";
import { invoiceLifecycle } from "./invoice.lifecycle.ts";
import { NO_INVOICE } from "./invoice.texts.ts";

/**
 * What a client is charged for a completed contract (shapes, "Invoice"): one for each contract, as the DIAN
 * has it. Only its status and how far it was sent change.
 */
@NotFound(NO_INVOICE)
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "invoices" })
@Unique({ name: "invoices_one_per_contract", properties: ["contract"] })
@Unique({ name: "invoices_numbers_are_drawn_once", properties: ["range", "consecutivo"] })
@Unique({ name: "invoices_codes_are_one", properties: ["code"] })
@Check({
  name: "invoices_add_up",
  expression:
    "total_amount > 0 and base_amount >= 0 and iva_amount >= 0 and third_party_amount >= 0 " +
    "and total_amount = base_amount + iva_amount + third_party_amount",
})
@Check({ name: "invoices_code_is_a_hash", expression: "code ~ '^[0-9a-f]{96}$'" })
@Check({
  name: "invoices_sent_ones_say_when",
  expression: "(sending_state = 'enviada') = (sent_at is not null)",
})
@Index({ properties: ["issuedAt", "id"] })
@Index({ properties: ["totalAmount", "id"] })
@Index({ properties: ["status", "issuedAt", "id"] })
@Index({ properties: ["sendingState", "issuedAt", "id"] })
@Index({ name: "invoices_due_to_be_sent", properties: ["nextTryAt"], where: "next_try_at is not null" })
export class Invoice extends ElectronicPaper {
  @Field(() => Contract)
  @ManyToOne(() => Contract, { fieldName: "contract_id", deleteRule: "restrict" })
  contract!: Rel<Contract>;

  @Field(() => ID)
  @Property({ type: "uuid", fieldName: "contract_id", persist: false })
  contractId!: string;

  @Field(() => InvoiceStatus)
  @Enum({ items: () => Object.values(InvoiceStatus), default: "pending" })
  status: InvoiceStatus = "pending";

  /** The statuses that can follow, whoever asks. */
  @Sql((row) => nextStatusesSql(invoiceLifecycle, row("status")))
  @Field(() => [InvoiceStatus])
  nextStatuses!: InvoiceStatus[];

  @Field(() => [InvoiceLine])
  @OneToMany(() => InvoiceLine, "invoice", { orderBy: { posicion: "asc" } })
  lines = new Collection<InvoiceLine>(this);

  /** What takes it back: one, once its contract was cancelled. */
  @Field(() => [CreditNote])
  @OneToMany(() => CreditNote, "invoice")
  creditNotes = new Collection<CreditNote>(this);

  /** Its contract was cancelled, and no credit note takes it back yet. */
  @Sql(
    (row) => sql`(exists (select from contracts c where c.id = ${row("contract")} and c.status = 'cancelled')
      and not exists (select from credit_notes n where n.invoice_id = ${row("id")}))`,
  )
  @Field(() => Boolean)
  faltaNota!: boolean;

  /** Whether a credit note takes it back. */
  @Sql((row) => sql`(exists (select from credit_notes n where n.invoice_id = ${row("id")}))`)
  @Field(() => Boolean)
  conNota!: boolean;

  /** Number, client and contract, lower-case and without accents; kept by a trigger. */
  @Property({ type: "text", default: "" })
  searchText: string = "";
}
