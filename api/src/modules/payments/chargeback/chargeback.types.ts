import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { DateTime, Day } from "../../../core/scalars.ts";
import { Chargeback } from "./chargeback.entity.ts";
import { ChargebackCause, ChargebackStatus } from "./chargeback.enums.ts";
import { ChargebackEventKind } from "./chargeback-history.enums.ts";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { chargebackColumnOrder } from "./chargeback.rules.ts";

/** Page of cases. */
@ObjectType({ simpleResolvers: true })
export class ChargebackPage extends PageOf(Chargeback) {}

/** Numbers of cases by state. */
@ObjectType({ simpleResolvers: true })
export class ChargebackCounters {
  @Field(() => Int, { description: "Cuántos están abiertos." }) abiertos!: number;
  @Field(() => Int, { description: "Reclamos vencidos." }) vencidos!: number;
  @Field(() => Int, { description: "Cuántos están cerrados." }) cerrados!: number;
}

/** Line of the history of a case. */
@ObjectType({ simpleResolvers: true })
export class ChargebackEvent {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => ChargebackEventKind, { description: "Qué pasó." }) kind!: ChargebackEventKind;
  @Field(() => DateTime, { description: "Fecha y hora en que pasó." }) at!: Date;
  @Field(() => String, {
    nullable: true,
    description: "Quién lo hizo, `Nombre Apellido`; nulo para el cliente por su enlace y para la plataforma.",
  })
  actorName!: string | null;
  @Field(() => Boolean, { description: "Si lo hizo el cliente." }) byClient!: boolean;
  @Field(() => String, { nullable: true, description: "Nota de quien lo hizo." }) note!: string | null;
}

/** Claim for the reversal of a payment, as the client sees it. */
@ObjectType({ simpleResolvers: true })
export class OwnChargeback {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Número del reclamo: `RP-2026-000012`." }) number!: string;
  @Field(() => ID, { description: "Identificador del pago." }) paymentId!: string;
  @Field(() => ChargebackCause, { description: "Causal de la reversión." }) cause!: ChargebackCause;
  @Field(() => ChargebackStatus, { description: "Estado del registro." }) status!: ChargebackStatus;
  @Field(() => Day, { description: "Último día para cumplirlo." }) dueOn!: string;
  @Field(() => String, { nullable: true, description: "Respuesta; nulo mientras no hay." }) answer!:
    string | null;
}

/** Arguments of a page of cases, with the sort order. */
@ArgsType()
export class ChargebackPageArgs extends OrderedPageOf<Chargeback>()(chargebackColumnOrder) {}
