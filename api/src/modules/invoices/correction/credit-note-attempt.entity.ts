import type { Rel } from "@mikro-orm/core";
import { Entity, Enum, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { CreditNote } from "../credit-note/credit-note.entity.ts";
import { CreditConcept } from "../credit-note/credit-note.enums.ts";
import { FiscalDocumentAttempt } from "./fiscal-document-attempt.entity.ts";

/** Content of a credit note that the DIAN rejected, with the reason. Rows are only added. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "credit_note_attempts" })
@Index({ properties: ["note", "code"] })
export class CreditNoteAttempt extends FiscalDocumentAttempt {
  @ManyToOne(() => CreditNote, { fieldName: "note_id", deleteRule: "restrict" })
  note!: Rel<CreditNote>;

  @Field(() => CreditConcept)
  @Enum({ items: () => Object.values(CreditConcept) })
  concepto!: CreditConcept;

  @Field(() => String)
  @Property({ type: "text" })
  motivo!: string;
}
