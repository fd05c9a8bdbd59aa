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
import type { PaperContent } from "./paper.types.ts";

const contentColumn = new ValueObjectColumn<PaperContent>();

/** What a paper says, out of the JSON in which it is stored, as a field's resolver gets it. */
export const storedContent = (json: unknown): PaperContent => contentColumn.convertToJSValue(json)!;

/**
 * A paper with a number of the DIAN's range: an invoice or a credit note. What it says never changes; how
 * far it was sent does.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class ElectronicPaper extends Recorded {
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
  content!: PaperContent;

  /** Whether it is a test, which counts for nothing. */
  @Sql((row) => sql`(${row("content")} ->> 'ambiente' = '2')`)
  @Field(() => Boolean)
  pruebas!: boolean;

  /** The UBL document as it was made. */
  @Property({ type: "text" })
  xml!: string;

  /** Own income without its IVA. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  baseAmount!: number;

  @Field(() => COP)
  @Property({ type: CopColumn })
  ivaAmount!: number;

  /** What is charged for others, by mandate. */
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

  /** How often it was sent without an answer that ends it. */
  @Field(() => Int)
  @Property({ type: "integer", default: 0 })
  sendingTries: number = 0;

  /** When it is sent next; null when it no longer is. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  nextTryAt: Date | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  sentAt: Date | null = null;

  /** The DIAN's ApplicationResponse; null where the provider hands on none. */
  @Property({ type: "text", nullable: true })
  responseXml: string | null = null;

  /** The provider's reference. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  track: string | null = null;

  /** Why it was refused, or what went wrong with the last try. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  sendingProblem: string | null = null;
}
