import { Field, ID, Int, ObjectType } from "type-graphql";
import { UnsentMail } from "../../core/mail/unsent-mail.ts";
import { COP, DateTime } from "../../core/scalars.ts";
import { DayKind, DayPart } from "./my-day.enums.ts";

/** One thing to do: the record that it is done in. */
@ObjectType({ simpleResolvers: true })
export class DayRecord {
  /**
   * Id of the quote, the contract, the document, or a record with a page of its own, such as a refund; for a
   * document to send, its place in the list; for an invoice or its credit note, the number of the invoice.
   */
  @Field(() => ID, { description: "Identificador del registro, como lo da su fila." }) recordId!: string;
  /** Readable name of the record: COT-…, CT-…, the name of a document, the account of a movement. */
  @Field(() => String, { description: "Nombre del registro: COT-…, CT-…, un documento, una cuenta." })
  number!: string;
  /** Person whom it is about: the client, the seller of a commission, or the owner of a document. */
  @Field(() => String, { description: "Nombre de la persona de que se trata." }) person!: string;
  @Field(() => String, { description: "Detalle, como se lee." }) detail!: string;
  @Field(() => COP, { nullable: true, description: "Valor en COP." }) amount!: number | null;
  /** Time since which it waits; for late ones, the due time. */
  @Field(() => DateTime, { description: "Desde cuándo espera o, si va tarde, cuándo venció." })
  since!: string;
}

/** Everything of one kind that the viewer has to do. */
@ObjectType({ simpleResolvers: true })
export class DayLine {
  @Field(() => DayKind, { description: "Qué hay que hacer." }) kind!: DayKind;
  @Field(() => DayPart, { description: "Si espera o va tarde." }) part!: DayPart;
  /** Number of records. */
  @Field(() => Int, { description: "Cuántos registros." }) total!: number;
  /** The five that have waited longest. */
  @Field(() => [DayRecord], { description: "Los cinco que más han esperado." }) records!: DayRecord[];
}

/** One row of the day: the record to act on, with the facts behind its place and its reason. */
@ObjectType({ simpleResolvers: true })
export class DayRow extends DayRecord {
  @Field(() => DayKind, { description: "Qué hay que hacer." }) kind!: DayKind;
  @Field(() => DayPart, { description: "Si espera o va tarde." }) part!: DayPart;
  /** Times that the client opened it today. */
  @Field(() => Int, { description: "Cuántas veces lo abrió hoy el cliente." }) opened!: number;
  /**
   * Reason why the mail of an offer to follow up is not with the client; null when it is, or was sent in
   * another way.
   */
  @Field(() => UnsentMail, {
    nullable: true,
    description: "Por qué no le ha llegado el correo al cliente; nulo cuando ya salió.",
  })
  unsentMail!: UnsentMail | null;
  /** True when the client of a quote to price requested another offer, and waits for it. */
  @Field(() => Boolean, { description: "Si su cliente pidió otra propuesta y la espera." })
  asksChange!: boolean;
}

/** Everything that the viewer has to do today, as one list in its order. */
@ObjectType({ simpleResolvers: true })
export class DayInbox {
  /** Number of rows, including unread ones. */
  @Field(() => Int, { description: "Cuántas filas hay, también las que no se leen." }) total!: number;
  @Field(() => [DayRow], { description: "Las filas, en su orden." }) rows!: DayRow[];
}
