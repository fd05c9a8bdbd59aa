import type { Rel } from "@mikro-orm/core";
import { Entity, Enum, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { CopColumn, day, instant, ValueObjectColumn } from "../../../core/columns.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { Recorded } from "../../../core/record.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { NumberingRange } from "../../numbering/numbering-range.entity.ts";
import { SendingState } from "../sending/sending.enums.ts";
import type { FiscalContent } from "./fiscal-document.types.ts";

const contentColumn = new ValueObjectColumn<FiscalContent>();

/** Returns the content of a document from its stored JSON, as a field's resolver receives it. */
export const storedContent = (json: unknown): FiscalContent => contentColumn.convertToJSValue(json)!;

/**
 * A document with a number of the DIAN's range: an invoice or a credit note. Its content never changes,
 * only the state of its sending.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class FiscalDocument extends Recorded {
  /** Prefix and number, such as `SETT990000001`. */
  @Field(() => String)
  @Property({ type: "text" })
  number!: string;

  @ManyToOne(() => NumberingRange, { fieldName: "range_id" })
  range!: Rel<NumberingRange>;

  @Field(() => Int)
  @Property({ type: "integer" })
  consecutivo!: number;

  /** Its day in Bogota. */
  @Field(() => Day)
  @Property({ ...day })
  issueDate!: string;

  @Field(() => DateTime)
  @Property({ ...instant })
  issuedAt!: Date;

  /** CUFE of an invoice, CUDE of a note: SHA-384, hexadecimal. */
  @Field(() => String)
  @Property({ type: "text" })
  code!: string;

  @Property({ type: contentColumn })
  content!: FiscalContent;

  /** True for a test document, which has no legal effect. */
  @Sql((row) => sql`(${row("content")} ->> 'ambiente' = '2')`)
  @Field(() => Boolean)
  readonly pruebas!: boolean;

  /** Original UBL document. */
  @Property({ type: "text" })
  xml!: string;

  /** Own income without its IVA. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  baseAmount!: number;

  @Field(() => COP)
  @Property({ type: CopColumn })
  ivaAmount!: number;

  /** Amount charged on behalf of third parties, by mandate. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  thirdPartyAmount!: number;

  @Field(() => COP)
  @Property({ type: CopColumn })
  totalAmount!: number;

  /** Keys in storage of its files; null until its job made them. */
  @Property({ type: "text", nullable: true })
  pdfKey: string | null = null;

  @Property({ type: "text", nullable: true })
  xmlKey: string | null = null;

  @Field(() => SendingState)
  @Enum({ items: () => Object.values(SendingState), default: "en_cola" })
  sendingState: SendingState = "en_cola";

  /** Number of attempts to send it that got no final answer. */
  @Field(() => Int)
  @Property({ type: "integer", default: 0 })
  sendingTries: number = 0;

  /** Time of the next attempt to send it; null when there is none. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  nextTryAt: Date | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  sentAt: Date | null = null;

  /** The DIAN's ApplicationResponse; null when the provider hands on none. */
  @Property({ type: "text", nullable: true })
  responseXml: string | null = null;

  /** The provider's reference. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  track: string | null = null;

  /** Reason for its rejection, or problem of the last attempt. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  sendingProblem: string | null = null;
}
