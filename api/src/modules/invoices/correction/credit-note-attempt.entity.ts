import type { Rel } from "@mikro-orm/core";
import { Entity, Index } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { CreditNote } from "../credit-note/credit-note.entity.ts";
import { CreditConcept } from "../credit-note/credit-note.enums.ts";
import { FiscalDocumentAttempt } from "./fiscal-document-attempt.entity.ts";

/** Content of a credit note that the DIAN rejected, with the reason. Rows are only added, never changed. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "credit_note_attempts" })
@Index({ properties: ["note", "code"] })
export class CreditNoteAttempt extends FiscalDocumentAttempt {
  @Reference(() => CreditNote, "note_id", { deleteRule: "restrict" })
  note!: Rel<CreditNote>;

  @Column(oneOf(CreditConcept), "Concepto de la nota, de la tabla de la DIAN.")
  concepto!: CreditConcept;

  @Column("text", "Motivo, como lo escribe quien lo hace.")
  motivo!: string;
}
