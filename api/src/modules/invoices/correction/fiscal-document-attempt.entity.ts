import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { CopColumn, day, instant, ValueObjectColumn } from "../../../core/columns.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import type { DraftLine } from "../invoice/invoice.rules.ts";
import type { FiscalContent } from "../document/fiscal-document.types.ts";

const linesColumn = new ValueObjectColumn<readonly DraftLine[]>();

/** Returns the lines of an attempt from their stored JSON. */
export const storedLines = (json: unknown): readonly DraftLine[] => linesColumn.convertToJSValue(json)!;

/** Content of an invoice or a credit note before it was corrected, with the reason for the correction. */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class FiscalDocumentAttempt {
  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  /** Time at which it was rejected, or withdrawn from the review. */
  @Field(() => DateTime)
  @Property({ ...instant })
  at!: Date;

  /** Reason for the rejection. */
  @Field(() => String)
  @Property({ type: "text" })
  answer!: string;

  @Field(() => Day)
  @Property({ ...day })
  issueDate!: string;

  /** Its CUFE or CUDE. */
  @Field(() => String)
  @Property({ type: "text" })
  code!: string;

  @Property({ type: new ValueObjectColumn<FiscalContent>() })
  content!: FiscalContent;

  @Property({ type: linesColumn })
  lines!: readonly DraftLine[];

  @Property({ type: "text" })
  xml!: string;

  @Field(() => COP)
  @Property({ type: CopColumn })
  ivaAmount!: number;

  @Field(() => COP)
  @Property({ type: CopColumn })
  totalAmount!: number;

  /** Keys in storage of the files that it had. */
  @Property({ type: "text", nullable: true })
  pdfKey: string | null = null;

  @Property({ type: "text", nullable: true })
  xmlKey: string | null = null;
}
