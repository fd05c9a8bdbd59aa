import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { Recorded } from "../../../core/record.ts";
import { sql } from "../../../core/read/sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";
import { SheetKind } from "../bank.enums.ts";

/** An imported bank file: who imported it, when, and how many of its movements were new. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "bank_imports" })
@Check({ name: "bank_imports_count_what_is_new", expression: "fresh between 0 and lines" })
@Check({ name: "bank_imports_count_what_is_held_back", expression: "held between 0 and lines - fresh" })
@Check({
  name: "bank_imports_are_taken_back_by_somebody",
  expression: "num_nonnulls(taken_back_at, taken_back_by_id) <> 1",
})
@Index({ properties: ["account", "createdAt", "id"] })
export class BankImport extends Recorded {
  [OptionalProps]?: "fresh" | "held" | "refused";

  @Reference(() => AgencyAccount, "account_id", { description: "La cuenta.", deleteRule: "restrict" })
  account!: Rel<AgencyAccount>;

  @Column(oneOf(SheetKind), "Formato del archivo.")
  format!: SheetKind;

  @Column("text", "Nombre del archivo.")
  filename!: string;

  @Column("uuid", "Identificador del archivo, que se abre con `fileAddress`.", { nullable: true })
  fileId: string | null = null;

  @Column("integer", "Cuántos movimientos trae el archivo.")
  lines!: number;

  @Column("integer", "Cuántos no estaban en ningún archivo anterior.", { default: 0 })
  fresh: number = 0;

  @Column("integer", "Cuántos se dejaron por ser posiblemente los mismos de antes.", { default: 0 })
  held: number = 0;

  @Column("integer", "Sin cuántas líneas rechazadas se importó.", { default: 0 })
  refused: number = 0;

  @Column("day", "Primer día con movimientos.")
  firstDay!: string;

  @Column("day", "Último día con movimientos.")
  lastDay!: string;

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

  /**
   * Number of the file's movements that are assigned to payments, or that a person explained, and that no
   * other file contains.
   */
  @Sql(
    (row) => sql`(select count(*)::int from bank_movements m where m.import_id = ${row("id")}
      and (m.backed > 0 or exists (select from bank_allocations a
        where a.movement_id = m.id and a.rule_id is null))
      and not exists (select from bank_known_movements k where k.movement_id = m.id))`,
  )
  readonly backing!: number;

  @Sql(
    (row) => sql`(select count(*)::int from bank_movements m where m.import_id = ${row("id")}
      and not exists (select from bank_known_movements k where k.movement_id = m.id))`,
  )
  @Field(() => Int, { description: "Cuántos se quitan al deshacerla: los que ningún otro archivo trae." })
  readonly own!: number;

  @Sql(
    (row) => sql`(select count(*)::int from bank_movements m where m.import_id = ${row("id")}
      and exists (select from bank_known_movements k where k.movement_id = m.id))`,
  )
  @Field(() => Int, { description: "Cuántos se quedan al deshacerla: los que otro archivo también trae." })
  readonly shared!: number;
}
