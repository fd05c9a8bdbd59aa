import { Entity, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { instant } from "../../../core/columns.ts";
import { Recorded } from "../../../core/record.ts";
import { DateTime } from "../../../core/scalars.ts";

/** The «cuenta de cobro» with which a seller asks for a commission (shapes, "Commission"). */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "support_documents" })
export class SupportDocument extends Recorded {
  @Field(() => String)
  @Unique()
  @Property({ type: "text" })
  numeroDocumento!: string;

  @Field(() => String)
  @Property({ type: "text" })
  status!: string;

  /** The stored PDF. */
  @Property({ type: "uuid", nullable: true })
  documentoId: string | null = null;

  /** The stored receipt of the commission's payment. */
  @Property({ type: "uuid", nullable: true })
  comprobanteId: string | null = null;

  @Field(() => DateTime)
  @Property({ ...instant })
  fechaGeneracion!: Date;
}
