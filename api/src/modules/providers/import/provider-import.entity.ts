import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Column, Reference } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";

/** Imported file of providers: the person who imported it, and the time at which it was undone. */
@NotFound("Importación no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "provider_imports" })
@Index({ properties: ["createdAt", "id"] })
@Index({
  name: "provider_imports_once",
  expression: `create unique index provider_imports_once on provider_imports (content_hash)
      where taken_back_at is null`,
})
@Check({ name: "provider_imports_have_providers", expression: "lines > 0" })
@Check({
  name: "provider_imports_taken_back_say_who",
  expression: "(taken_back_at is null) = (taken_back_by_id is null)",
})
export class ProviderImport extends Recorded {
  @Column("text", "Nombre del archivo.")
  filename!: string;

  /** SHA-256 of the file. */
  @Property({ type: "text" })
  contentHash!: string;

  @Column("integer", "Cuántos proveedores agregó.")
  lines!: number;

  /** Number of its providers that are still in use after the import was undone. */
  @Sql((row) => sql`(select count(*)::int from providers p where p.import_id = ${row("id")})`)
  @Field(() => Int, { description: "Cuántos de ellos siguen." })
  readonly there!: number;

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
