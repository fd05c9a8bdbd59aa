import { Field, ID, Int, ObjectType } from "type-graphql";
import { UnsentMail } from "../../core/mail/unsent-mail.ts";
import { COP, DateTime } from "../../core/scalars.ts";
import { DayKind, DayPart } from "./my-day.enums.ts";

/** Task of the viewer, represented by its record. */
@ObjectType({ simpleResolvers: true })
export class DayRecord {
  @Field(() => ID, {
    description:
      "Identificador del registro; de un documento por enviar, su puesto en la lista; de una factura o su nota crédito, el número de la factura.",
  })
  recordId!: string;
  @Field(() => String, { description: "Nombre del registro: COT-…, CT-…, un documento, una cuenta." })
  number!: string;
  @Field(() => String, { description: "Nombre de la persona de que se trata." }) person!: string;
  @Field(() => String, { description: "Detalle, como se lee." }) detail!: string;
  @Field(() => COP, { nullable: true, description: "Valor en COP." }) amount!: number | null;
  @Field(() => DateTime, { description: "Desde cuándo espera o, si va tarde, cuándo venció." })
  since!: string;
}

/** All tasks of one kind that the viewer has to do. */
@ObjectType({ simpleResolvers: true })
export class DayLine {
  @Field(() => DayKind, { description: "Qué hay que hacer." }) kind!: DayKind;
  @Field(() => DayPart, { description: "Si espera o va tarde." }) part!: DayPart;
  @Field(() => Int, { description: "Cuántos registros." }) total!: number;
  @Field(() => [DayRecord], { description: "Los cinco que más han esperado." }) records!: DayRecord[];
}

/** Row of the day: the record to act on, with the facts that explain its position and its reason. */
@ObjectType({ simpleResolvers: true })
export class DayRow extends DayRecord {
  @Field(() => DayKind, { description: "Qué hay que hacer." }) kind!: DayKind;
  @Field(() => DayPart, { description: "Si espera o va tarde." }) part!: DayPart;
  @Field(() => Int, { description: "Cuántas veces lo abrió hoy el cliente." }) opened!: number;
  /** Set for offers to follow up; also null when the offer was sent in another way. */
  @Field(() => UnsentMail, {
    nullable: true,
    description: "Por qué no le ha llegado el correo al cliente; nulo cuando ya salió.",
  })
  unsentMail!: UnsentMail | null;
  @Field(() => Boolean, { description: "Si su cliente pidió otra propuesta y la espera." })
  asksChange!: boolean;
}

/** All tasks that the viewer has to do today, as one sorted list. */
@ObjectType({ simpleResolvers: true })
export class DayInbox {
  @Field(() => Int, { description: "Cuántas filas hay, también las que no se leen." }) total!: number;
  @Field(() => [DayRow], { description: "Las filas, en su orden." }) rows!: DayRow[];
}
