import type { Rel } from "@mikro-orm/core";
import { Entity, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { ValueObjectColumn } from "../../../core/columns.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { Recorded } from "../../../core/record.ts";
import { NumberingRange } from "../../numbering/numbering-range.entity.ts";
import { SendingState } from "../sending/sending.enums.ts";
import type { FiscalContent } from "./fiscal-document.types.ts";

const contentColumn = new ValueObjectColumn<FiscalContent>();

/** Parses the content of a document from stored JSON, as a field's resolver receives it. */
export const storedContent = (json: unknown): FiscalContent => contentColumn.convertToJSValue(json)!;

/**
 * Document with a number from a DIAN range: an invoice or a credit note. Its content never changes; only its
 * sending state does.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class FiscalDocument extends Recorded {
  @Column("text", "Número con su prefijo: `SETT990000001`.")
  number!: string;

  @Reference(() => NumberingRange, "range_id")
  range!: Rel<NumberingRange>;

  @Column("integer", "Número sin su prefijo.")
  consecutivo!: number;

  @Column("day", "Día del documento, en Bogotá.")
  issueDate!: string;

  @Column("instant", "Fecha y hora en que se expidió.")
  issuedAt!: Date;

  @Column("text", "CUFE de una factura o CUDE de una nota: SHA-384 en hexadecimal.")
  code!: string;

  @Property({ type: contentColumn })
  content!: FiscalContent;

  @Sql((row) => sql`(${row("content")} ->> 'ambiente' = '2')`)
  @Field(() => Boolean, { description: "Si es un documento de prueba, sin efecto legal." })
  readonly pruebas!: boolean;

  /** Original UBL document. */
  @Property({ type: "text" })
  xml!: string;

  @Column("cop", "Ingreso propio sin IVA, en COP.")
  baseAmount!: number;

  @Column("cop", "IVA en COP.")
  ivaAmount!: number;

  @Column("cop", "Lo que se cobra por cuenta de terceros, en COP.")
  thirdPartyAmount!: number;

  @Column("cop", "Total en COP.")
  totalAmount!: number;

  /** Storage keys of the files; null until the job has created them. */
  @Property({ type: "text", nullable: true })
  pdfKey: string | null = null;

  @Property({ type: "text", nullable: true })
  xmlKey: string | null = null;

  @Column(oneOf(SendingState), "Hasta dónde llegó el envío a la DIAN.", { default: "en_cola" })
  sendingState: SendingState = "en_cola";

  @Column("integer", "Intentos de envío sin respuesta.", { default: 0 })
  sendingTries: number = 0;

  @Column("instant", "Cuándo se intenta de nuevo; nulo si no se intenta más.", { nullable: true })
  nextTryAt: Date | null = null;

  @Column("instant", "Fecha y hora del último envío.", { nullable: true })
  sentAt: Date | null = null;

  /** The DIAN's ApplicationResponse; null when the provider does not pass it on. */
  @Property({ type: "text", nullable: true })
  responseXml: string | null = null;

  @Column("text", "Referencia del proveedor tecnológico.", { nullable: true })
  track: string | null = null;

  @Column("text", "Por qué se rechazó o no salió; nulo si todo va bien.", { nullable: true })
  sendingProblem: string | null = null;
}
