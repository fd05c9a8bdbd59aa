import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { Refund } from "./refund.entity.ts";
import { RefundReason, RefundStatus } from "./refund.enums.ts";
import { RefundEventKind } from "./refund-history.enums.ts";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { refundColumnOrder } from "./refund.rules.ts";

/** Page of refunds. */
@ObjectType({ simpleResolvers: true })
export class RefundPage extends PageOf(Refund) {}

/** Numbers of refunds by state, and the amount owed (COP). */
@ObjectType({ simpleResolvers: true })
export class RefundCounters {
  @Field(() => Int, { description: "Cuántas están por devolver." }) abiertas!: number;
  @Field(() => Int, { description: "Cuántas están vencidas." }) vencidas!: number;
  @Field(() => Int, { description: "Cuántas se devolvieron." }) pagadas!: number;
  @Field(() => Int, { description: "Cuántas se anularon." }) anuladas!: number;
  @Field(() => COP, { description: "Lo que falta por devolver, en COP." }) porDevolver!: number;
}

/** Line of the history of a refund. */
@ObjectType({ simpleResolvers: true })
export class RefundEvent {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => RefundEventKind, { description: "Qué pasó." }) kind!: RefundEventKind;
  @Field(() => DateTime, { description: "Fecha y hora en que pasó." }) at!: Date;
  @Field(() => String, {
    nullable: true,
    description: "Quién lo hizo, `Nombre Apellido`; nulo para el cliente por su enlace y para la plataforma.",
  })
  actorName!: string | null;
  @Field(() => Boolean, { description: "Si lo hizo el cliente." }) byClient!: boolean;
  @Field(() => String, { nullable: true, description: "Nota de quien lo hizo." }) note!: string | null;
}

/** Refund as the client sees it. */
@ObjectType({ simpleResolvers: true })
export class OwnRefund {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Contrato o reserva: `Contrato CT-2026-000045`." }) title!: string;
  @Field(() => ID, { nullable: true, description: "Identificador del contrato." }) contractId!: string | null;
  @Field(() => ID, { nullable: true, description: "Identificador de la reserva; nulo para un contrato." })
  orderId!: string | null;
  @Field(() => COP, { description: "Valor en COP." }) monto!: number;
  @Field(() => RefundReason, { description: "Motivo de la devolución." }) reason!: RefundReason;
  @Field(() => RefundStatus, { description: "Estado del registro." }) status!: RefundStatus;
  @Field(() => Day, { description: "Último día para cumplirlo." }) dueOn!: string;
  @Field(() => Day, { nullable: true, description: "Día en que se pagó." }) paidOn!: string | null;
  @Field(() => Boolean, { description: "Si ya se dijo a qué cuenta va." }) hasAccount!: boolean;
  /** Null for sellers. */
  @Field(() => String, {
    nullable: true,
    description: "Cuenta enmascarada: `Bancolombia •••• 4321`; nulo si no se sabe.",
  })
  accountMasked!: string | null;
}

/** Arguments of a page of refunds, with the sort order. */
@ArgsType()
export class RefundPageArgs extends OrderedPageOf<Refund>()(refundColumnOrder) {}
