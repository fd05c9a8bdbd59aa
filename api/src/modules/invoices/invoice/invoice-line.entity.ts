import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { COP } from "../../../core/scalars.ts";
import { TaxCode } from "./invoice.enums.ts";
import { Invoice } from "./invoice.entity.ts";

/**
 * One charged line of an invoice. The lines never change; at the end of the transaction, a trigger checks
 * that they add up to the invoice.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "invoice_lines" })
@Unique({ properties: ["invoice", "posicion"] })
@Check({ name: "invoice_lines_add_up", expression: "base > 0 and iva >= 0 and total = base + iva" })
@Check({
  name: "invoice_lines_iva_is_of_the_base",
  expression:
    "(impuesto = 'GRAVADO_19') = (tarifa > 0) and tarifa < 100 and " +
    "case when tarifa > 0 then abs(iva * 100 - base * tarifa) <= 100 else iva = 0 end",
})
@Check({
  name: "invoice_lines_of_others_say_whose",
  expression:
    "(impuesto = 'TERCEROS') = (mandante_nit is not null) and (mandante_nit is null) = (mandante_nombre is null)",
})
@Check({ name: "invoice_lines_nit_has_its_check_digit", expression: "mandante_nit ~ '^[0-9]{5,10}-[0-9]$'" })
export class InvoiceLine {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => Invoice, "invoice_id", { deleteRule: "restrict" })
  invoice!: Rel<Invoice>;

  @Column("integer", "Lugar de la línea en la factura, desde 1.")
  posicion!: number;

  @Column(oneOf(TaxCode), "Tratamiento de IVA de la línea.")
  impuesto!: TaxCode;

  /** IVA rate on the day of the invoice. */
  @Column("integer", "Tarifa de IVA en puntos porcentuales; 0 si no se cobra.")
  tarifa!: number;

  @Column("text", "Qué se cobra.")
  descripcion!: string;

  @Column("cop", "Base en COP, sin IVA.")
  base!: number;

  @Column("cop", "IVA en COP.")
  iva!: number;

  @Column("cop", "Suma en COP.")
  total!: number;

  @Sql(
    (row) => sql`(${row("total")} - coalesce((select sum(n.total) from credit_note_lines n
      where n.line_id = ${row("id")}), 0))::bigint`,
  )
  @Field(() => COP, { description: "Lo que falta por devolver, en COP." })
  readonly porDevolver!: number;

  @Column("text", "Tercero por cuya cuenta se vende; nulo en el ingreso propio.", { nullable: true })
  mandanteNombre: string | null = null;

  @Column("text", "NIT de ese tercero.", { nullable: true })
  mandanteNit: string | null = null;
}
