import { Entity, Property } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column } from "../../../core/column.ts";
import { ValueObjectColumn } from "../../../core/columns.ts";
import type { DraftLine } from "../invoice/invoice.rules.ts";
import type { FiscalContent } from "../document/fiscal-document.types.ts";

const linesColumn = new ValueObjectColumn<readonly DraftLine[]>();

/** Parses the lines of an earlier content from stored JSON. */
export const storedLines = (json: unknown): readonly DraftLine[] => linesColumn.convertToJSValue(json)!;

/** Content of an invoice or credit note before a correction, with the reason for the correction. */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class FiscalDocumentAttempt {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Column("instant", "Cuándo se rechazó o se retiró de la revisión.")
  at!: Date;

  @Column("text", "Por qué se rechazó.")
  answer!: string;

  @Column("day", "Día de la factura, en Bogotá.")
  issueDate!: string;

  @Column("text", "CUFE de una factura o CUDE de una nota: SHA-384 en hexadecimal.")
  code!: string;

  @Property({ type: new ValueObjectColumn<FiscalContent>() })
  content!: FiscalContent;

  @Property({ type: linesColumn })
  lines!: readonly DraftLine[];

  @Property({ type: "text" })
  xml!: string;

  @Column("cop", "IVA en COP.")
  ivaAmount!: number;

  @Column("cop", "Total en COP.")
  totalAmount!: number;

  /** Storage keys of the files of this content. */
  @Property({ type: "text", nullable: true })
  pdfKey: string | null = null;

  @Property({ type: "text", nullable: true })
  xmlKey: string | null = null;
}
