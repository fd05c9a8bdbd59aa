import { Collection, OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToMany, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { CreditNoteAttempt } from "../correction/credit-note-attempt.entity.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { FiscalDocument } from "../document/fiscal-document.entity.ts";
import { NO_NOTE } from "../invoice/invoice.texts.ts";
import { CreditNoteLine } from "./credit-note-line.entity.ts";
import { CreditConcept } from "./credit-note.enums.ts";

/**
 * Credit note for all or part of an invoice, because its contract was cancelled or because of an error. It
 * can change only while it is rejected, and every content that was sent is kept.
 */
@NotFound(NO_NOTE)
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "credit_notes" })
@Unique({ name: "credit_notes_numbers_are_drawn_once", properties: ["range", "consecutivo"] })
@Unique({ name: "credit_notes_codes_are_one", properties: ["code"] })
@Check({
  name: "credit_notes_add_up",
  expression: "total_amount > 0 and total_amount = base_amount + iva_amount + third_party_amount",
})
@Check({ name: "credit_notes_code_is_a_hash", expression: "code ~ '^[0-9a-f]{96}$'" })
@Check({
  name: "credit_notes_sent_ones_say_when",
  expression: "(sending_state = 'enviada') = (sent_at is not null)",
})
@Index({ name: "credit_notes_due_to_be_sent", properties: ["nextTryAt"], where: "next_try_at is not null" })
export class CreditNote extends FiscalDocument {
  [OptionalProps]?: "sendingState" | "sendingTries";

  @Index()
  @Reference(() => Invoice, "invoice_id", { deleteRule: "restrict" })
  invoice!: Rel<Invoice>;

  @Column(oneOf(CreditConcept), "Concepto de la nota, de la tabla de la DIAN.")
  concepto!: CreditConcept;

  @Field(() => [CreditNoteLine], { description: "Las líneas, en su orden." })
  @OneToMany(() => CreditNoteLine, "note", { orderBy: { posicion: "asc" } })
  lines = new Collection<CreditNoteLine>(this);

  /** Contents that were sent and rejected before the current content, oldest first. */
  @Field(() => [CreditNoteAttempt], { description: "Los contenidos anteriores." })
  @OneToMany(() => CreditNoteAttempt, "note", { orderBy: { at: "asc", id: "asc" } })
  attempts = new Collection<CreditNoteAttempt>(this);

  /** Reason for the cancellation, or description of the error. */
  @Column("text", "Motivo, como lo escribe quien lo hace.")
  motivo!: string;
}
