import { Check, Entity, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { instant, ValueObjectColumn } from "../../../../core/columns.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { sql } from "../../../../core/read/sql.ts";
import { Sql } from "../../../../core/read/sql-field.ts";
import { Recorded } from "../../../../core/record.ts";
import { DateTime } from "../../../../core/scalars.ts";
import type { SupportDocumentStatus } from "./support-document.lifecycle.ts";
import type { SupportDocumentContent } from "./support-document.rules.ts";

/** The «cuenta de cobro» with which a seller asks for a commission (shapes, "Commission"). */
@NotFound("Documento no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "support_documents" })
@Check({
  name: "support_documents_status_is_known",
  expression: "status in ('generado', 'pagado', 'anulado')",
})
export class SupportDocument extends Recorded {
  /** `CC-2026-000012`. */
  @Field(() => String)
  @Unique()
  @Property({ type: "text" })
  numeroDocumento!: string;

  /** Seller who issued it. */
  @Sql((row) => sql`(select c.vendedor_id from commissions c where c.documento_soporte_id = ${row("id")})`)
  @Field(() => Int, { nullable: true })
  readonly vendedorId!: number | null;

  /** `generado`, `pagado` once its commission is, `anulado` when that was voided. */
  @Field(() => String)
  @Property({ type: "text" })
  status!: SupportDocumentStatus;

  /** Content of the document, as it stood at the request. */
  @Property({ type: new ValueObjectColumn<SupportDocumentContent>(), nullable: true })
  contenido: SupportDocumentContent | null = null;

  /** The stored PDF; null until its job made it. */
  @Property({ type: "uuid", nullable: true })
  documentoId: string | null = null;

  /** The stored receipt of the commission's payment. */
  @Property({ type: "uuid", nullable: true })
  comprobanteId: string | null = null;

  @Field(() => DateTime)
  @Property({ ...instant })
  fechaGeneracion!: Date;
}
