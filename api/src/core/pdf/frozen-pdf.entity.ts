import { Entity, Property } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column } from "../column.ts";

/** One numbered version of a record's document: its original PDF, with a hash that proves its content. */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class FrozenPdf {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Column("integer", "Número de la versión, desde 1 y sin saltos.")
  number!: number;

  /** Key of the PDF in storage. */
  @Property({ type: "text" })
  fileKey!: string;

  @Column("text", "Nombre del archivo.")
  filename!: string;

  @Column("integer", "Tamaño en bytes.")
  size!: number;

  @Column("text", "Huella SHA-256 del PDF, en hexadecimal.")
  sha256!: string;
}
