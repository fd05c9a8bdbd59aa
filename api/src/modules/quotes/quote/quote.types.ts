import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageOf } from "../../../core/page.ts";
import { COP, DateTime } from "../../../core/scalars.ts";
import { Quote } from "./quote.entity.ts";
import { QuoteStatus } from "./quote.enums.ts";
import { quoteOrder } from "./quote.rules.ts";

/** One page of quotes. */
@ObjectType({ simpleResolvers: true })
export class QuotePage extends PageOf(Quote) {}

/** Page and order of the list. */
@ArgsType()
export class QuotePageArgs extends OrderedPageOf<Quote>()(quoteOrder) {}

/** An approval: the quote, and for the client the link to give the passengers' data. */
@ObjectType()
export class ApproveQuotePayload {
  id!: string;
  @Field(() => String, { nullable: true }) passengerLink!: string | null;
}

/** Mail of a sending. */
@ObjectType({ simpleResolvers: true })
export class EmailInfo {
  @Field(() => String) to!: string;
  @Field(() => String) subject!: string;
  @Field(() => DateTime) sentAt!: Date;
  @Field(() => String) pdfFilename!: string;
}

/** A sending: the quote and its mail. */
@ObjectType()
export class SendQuotePayload {
  id!: string;
  @Field(() => EmailInfo) emailInfo!: EmailInfo;
}

/** A PDF that was made. */
@ObjectType({ simpleResolvers: true })
export class PdfInfo {
  @Field(() => String) filename!: string;
  @Field(() => DateTime) generatedAt!: Date;
  /** Bytes. */
  @Field(() => Int) size!: number;
  /** Number of the last version sent, 0 before. */
  @Field(() => Int) sentVersion!: number;
}

/** Count and total value (COP) of the quotes of the asker's scope at one status. */
@ObjectType({ simpleResolvers: true })
export class QuoteCounter {
  @Field(() => QuoteStatus) status!: QuoteStatus;
  @Field(() => Int) count!: number;
  @Field(() => COP) value!: number;
}

/** The counters of the quote list. */
@ObjectType({ simpleResolvers: true })
export class QuoteCounters {
  @Field(() => Int) total!: number;
  @Field(() => Int) external!: number;
  @Field(() => COP) totalValue!: number;
  /** Average over the quotes that have a price, in COP, rounded to the peso. */
  @Field(() => COP) averageValue!: number;
  @Field(() => [QuoteCounter]) byStatus!: QuoteCounter[];
}
