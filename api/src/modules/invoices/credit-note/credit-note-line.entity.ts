import type { Rel } from "@mikro-orm/core";
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { CopColumn } from "../../../core/columns.ts";
import { COP } from "../../../core/scalars.ts";
import { InvoiceLine } from "../invoice/invoice-line.entity.ts";
import { CreditNote } from "./credit-note.entity.ts";

/**
 * Part of an invoice line that a credit note credits. Triggers check the lines of a note against its sums,
 * and the lines of all notes against the invoice line; they never change, and are deleted only when a
 * rejected note is rewritten.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "credit_note_lines" })
@Unique({ properties: ["note", "line"] })
@Check({
  name: "credit_note_lines_add_up",
  expression: "base >= 0 and iva >= 0 and total > 0 and total = base + iva",
})
export class CreditNoteLine {
  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @ManyToOne(() => CreditNote, { fieldName: "note_id", deleteRule: "restrict" })
  note!: Rel<CreditNote>;

  /** Line of the invoice, with its charge and its tax. */
  @Field(() => InvoiceLine)
  @ManyToOne(() => InvoiceLine, { fieldName: "line_id", deleteRule: "restrict" })
  line!: Rel<InvoiceLine>;

  /** Position from 1. */
  @Field(() => Int)
  @Property({ type: "integer" })
  posicion!: number;

  @Field(() => COP)
  @Property({ type: CopColumn })
  base!: number;

  @Field(() => COP)
  @Property({ type: CopColumn })
  iva!: number;

  @Field(() => COP)
  @Property({ type: CopColumn })
  total!: number;
}
