import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Column } from "../../../../core/column.ts";
import { ValueObjectColumn } from "../../../../core/columns.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { sql } from "../../../../core/read/sql.ts";
import { Sql } from "../../../../core/read/sql-field.ts";
import { Recorded } from "../../../../core/record.ts";
import type { SupportDocumentStatus } from "./support-document.lifecycle.ts";
import type { SupportDocumentContent } from "./support-document.rules.ts";

/** «Cuenta de cobro» with which a seller requests the payment of a commission (shapes, "Commission"). */
@NotFound("Documento no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "support_documents" })
@Check({
  name: "support_documents_status_is_known",
  expression: "status in ('generado', 'pagado', 'anulado')",
})
@Check({
  name: "support_documents_accounts_say_their_end",
  expression: "num_nonnulls(account_number, account_ending) in (0, 2)",
})
@Index({
  name: "support_documents_plain_accounts",
  expression:
    "create index support_documents_plain_accounts on support_documents (id) " +
    "where account_number is not null and account_print is null",
})
export class SupportDocument extends Recorded {
  @Unique()
  @Column("text", "Número de la cuenta de cobro: `CC-2026-000012`.")
  numeroDocumento!: string;

  @Sql((row) => sql`(select c.vendedor_id from commissions c where c.documento_soporte_id = ${row("id")})`)
  @Field(() => Int, { nullable: true, description: "Número de la cuenta de quien vende." })
  readonly vendedorId!: number | null;

  @Column("text", "`generado`, `pagado` o `anulado`, como va su comisión.")
  status!: SupportDocumentStatus;

  /** Encrypted account number of the document. */
  @Property({ type: "text", nullable: true })
  accountNumber: string | null = null;

  /** Last digits of the account number. */
  @Property({ type: "text", nullable: true })
  accountEnding: string | null = null;

  /** Keyed hash of the account number; null while the number is not encrypted yet. */
  @Property({ type: "text", nullable: true })
  accountPrint: string | null = null;

  /**
   * Content of the document at the time of the request; it contains only the last digits of the account
   * number.
   */
  @Property({ type: new ValueObjectColumn<SupportDocumentContent>(), nullable: true })
  contenido: SupportDocumentContent | null = null;

  /** The stored PDF; null until a job has created it. */
  @Property({ type: "uuid", nullable: true })
  documentoId: string | null = null;

  /** The stored receipt of the commission's payment. */
  @Property({ type: "uuid", nullable: true })
  comprobanteId: string | null = null;

  @Column("instant", "Fecha y hora en que se generó.")
  fechaGeneracion!: Date;
}
