import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference } from "../../../core/column.ts";
import { InvoiceLine } from "../invoice/invoice-line.entity.ts";
import { CreditNote } from "./credit-note.entity.ts";

/**
 * Part of an invoice line that a credit note credits. Triggers check the lines of a note against its totals,
 * and the lines of all notes against the invoice line. Lines never change; they are deleted only when a
 * rejected note is corrected.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "credit_note_lines" })
@Unique({ properties: ["note", "line"] })
@Check({
  name: "credit_note_lines_add_up",
  expression: "base >= 0 and iva >= 0 and total > 0 and total = base + iva",
})
export class CreditNoteLine {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => CreditNote, "note_id", { deleteRule: "restrict" })
  note!: Rel<CreditNote>;

  @Reference(() => InvoiceLine, "line_id", { description: "La línea de la factura.", deleteRule: "restrict" })
  line!: Rel<InvoiceLine>;

  @Column("integer", "Lugar de la línea en la nota crédito, desde 1.")
  posicion!: number;

  @Column("cop", "Base en COP, sin IVA.")
  base!: number;

  @Column("cop", "IVA en COP.")
  iva!: number;

  @Column("cop", "Suma en COP.")
  total!: number;
}
