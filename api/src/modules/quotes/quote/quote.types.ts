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

/** Arguments of a page of the list, with the sort order. */
@ArgsType()
export class QuotePageArgs extends OrderedPageOf<Quote>()(quoteOrder) {}

/** Result of an approval: the quote, and for the client the link to the passenger form. */
@ObjectType()
export class ApproveQuotePayload {
  id!: string;
  @Field(() => String, {
    nullable: true,
    description: "Enlace para los datos de los pasajeros, solo para el cliente.",
  })
  passengerLink!: string | null;
}

/** E-mail sent when a quote was sent to the client. */
@ObjectType({ simpleResolvers: true })
export class EmailInfo {
  @Field(() => String, { description: "Correo al que salió." }) to!: string;
  @Field(() => String, { description: "Asunto del correo." }) subject!: string;
  @Field(() => DateTime, { description: "Fecha y hora del último envío." }) sentAt!: Date;
  @Field(() => String, { description: "Nombre del archivo PDF." }) pdfFilename!: string;
}

/** Result of sending an offer: the quote and its e-mail. */
@ObjectType()
export class SendQuotePayload {
  id!: string;
  @Field(() => EmailInfo, { description: "El correo que salió." }) emailInfo!: EmailInfo;
}

/** PDF that was created. */
@ObjectType({ simpleResolvers: true })
export class PdfInfo {
  @Field(() => String, { description: "Nombre del archivo." }) filename!: string;
  @Field(() => DateTime, { description: "Fecha y hora en que se generó." }) generatedAt!: Date;
  @Field(() => Int, { description: "Tamaño en bytes." }) size!: number;
  @Field(() => Int, { description: "Número de la última versión enviada; 0 si ninguna." })
  sentVersion!: number;
}

/** Number and total value (COP) of the quotes in the caller's scope with one status. */
@ObjectType({ simpleResolvers: true })
export class QuoteCounter {
  @Field(() => QuoteStatus, { description: "Estado del registro." }) status!: QuoteStatus;
  @Field(() => Int, { description: "Cuántos son." }) count!: number;
  @Field(() => COP, { description: "Suma en COP." }) value!: number;
}

/** The counters of the quote list. */
@ObjectType({ simpleResolvers: true })
export class QuoteCounters {
  @Field(() => Int, { description: "Cuántos hay en total." }) total!: number;
  @Field(() => Int, { description: "Cuántas se pidieron en la página pública." }) external!: number;
  @Field(() => COP, { description: "Suma de los precios, en COP." }) totalValue!: number;
  @Field(() => COP, { description: "Promedio de las que tienen precio, en COP redondeado al peso." })
  averageValue!: number;
  @Field(() => [QuoteCounter], { description: "Cuántos hay en cada estado y cuánto suman." })
  byStatus!: QuoteCounter[];
}
