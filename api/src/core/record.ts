import { Entity } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column } from "./column.ts";

/**
 * The columns of every record: an id made by the application (UUID v7), when it was made and last changed,
 * and its edit version.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class Recorded {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Column("instant", "Fecha y hora en que se creó.")
  createdAt!: Date;

  @Column("instant", "Fecha y hora del último cambio.")
  updatedAt!: Date;

  /** Raised only by an edit of the record itself, never by its lifecycle. */
  @Column("integer", "Versión de la edición: guardar sobre una anterior se rechaza.", { default: 1 })
  version: number = 1;
}
