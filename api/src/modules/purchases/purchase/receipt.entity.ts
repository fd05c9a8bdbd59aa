import { Entity, Property } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column } from "../../../core/column.ts";
import { Recorded } from "../../../core/record.ts";

/** Record that may have a file that proves it. */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class WithReceipt extends Recorded {
  @Column("uuid", "Identificador del comprobante, que se abre con `fileAddress`.", { nullable: true })
  comprobanteFileId: string | null = null;

  /** Key of the file in the storage. */
  @Property({ type: "text", nullable: true })
  comprobanteKey: string | null = null;

  @Property({ type: "text", nullable: true })
  comprobanteFilename: string | null = null;

  @Property({ type: "text", nullable: true })
  comprobanteContentType: string | null = null;
}
