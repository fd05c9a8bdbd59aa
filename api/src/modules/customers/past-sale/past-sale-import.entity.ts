import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";

/**
 * Imported file of sales from before the platform, with its importer and, if the import was undone, the
 * time.
 */
@NotFound("Importación no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "past_sale_imports" })
@Index({ properties: ["createdAt", "id"] })
@Index({
  name: "past_sale_imports_once",
  expression: `create unique index past_sale_imports_once on past_sale_imports (content_hash)
      where taken_back_at is null`,
})
@Check({ name: "past_sale_imports_have_sales", expression: "lines > 0 and total > 0" })
@Check({
  name: "past_sale_imports_taken_back_say_who",
  expression: "(taken_back_at is null) = (taken_back_by_id is null)",
})
export class PastSaleImport extends Recorded {
  @Column("text", "Nombre del archivo.")
  filename!: string;

  /** SHA-256 of the file. */
  @Property({ type: "text" })
  contentHash!: string;

  @Column("integer", "Cuántas ventas trae.")
  lines!: number;

  @Column("cop", "Suma de sus precios, en COP.")
  total!: number;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo creó; nulo cuando no fue una persona del equipo.",
    deleteRule: "restrict",
  })
  createdBy!: Rel<User>;

  @Column("instant", "Fecha y hora en que se deshizo la importación.", { nullable: true })
  takenBackAt: Date | null = null;

  @Reference(() => User, "taken_back_by_id", {
    as: () => Person,
    description: "Persona que deshizo la importación.",
    nullable: true,
    deleteRule: "restrict",
  })
  takenBackBy: Rel<User> | null = null;
}
