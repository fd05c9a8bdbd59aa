import { Entity, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column } from "../column.ts";
import { Sql } from "../read/sql-field.ts";
import { bind, sql } from "../read/sql.ts";
import { Recorded } from "../record.ts";

/** A file that a person requested and a job makes: its progress, and for a day the file itself. */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class GeneratedFile extends Recorded {
  abstract status: string;
  abstract readyAt: Date | null;

  /** Number of times that it was begun. */
  @Property({ type: "smallint", default: 0 })
  attempts: number = 0;

  @Column("text", "Por qué no se pudo hacer, como se lee; nulo si no falló.", { nullable: true })
  failure: string | null = null;

  @Property({ type: "text", nullable: true })
  fileKey: string | null = null;

  @Column("text", "Nombre del archivo.", { nullable: true })
  filename: string | null = null;

  @Column("integer", "Tamaño en bytes; nulo mientras no está listo.", { nullable: true })
  size: number | null = null;

  @Column("instant", "Cuándo se borra su archivo.", { nullable: true })
  expiresAt: Date | null = null;

  @Sql((row) => sql`coalesce(${row("expiresAt")} <= ${bind.now}, false)`)
  @Field(() => Boolean, { description: "Si ya se venció su tiempo." })
  readonly isOver!: boolean;
}
