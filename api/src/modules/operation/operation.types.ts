import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Notice } from "../../core/config/notices.ts";
import { PageOf } from "../../core/page.ts";
import { DateTime } from "../../core/scalars.ts";
import type { HealthCheck } from "../../server/health/system-health.ts";
import { FailedKind, HealthState } from "./operation.enums.ts";

/** A failed piece of work, with its reason and whether it is retried automatically. */
@ObjectType({ simpleResolvers: true })
export class FailedWork {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => FailedKind, { description: "Clase del trabajo." }) kind!: FailedKind;
  @Field(() => String, { description: "Qué es: `Recibo de pago`." }) title!: string;
  @Field(() => String, {
    nullable: true,
    description: "De qué es: `RC-2026-000310`; de un correo, su asunto.",
  })
  subject!: string | null;
  @Field(() => Int, { description: "Cuántas veces se intentó." }) tries!: number;
  @Field(() => DateTime, { description: "Desde cuándo, fecha y hora." }) since!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: "Cuándo se intenta de nuevo; nulo si no se intenta más.",
  })
  nextTryAt!: Date | null;
  @Field(() => String, { description: "Por qué falló, sin direcciones, números ni secretos." })
  reason!: string;
}

@ObjectType({ simpleResolvers: true })
export class FailedWorkPage extends PageOf(FailedWork) {}

/** Notice about this installation. */
@ObjectType({ simpleResolvers: true })
export class InstanceNotice implements Notice {
  @Field(() => ID, { description: "Clave del aviso: `mail-held`." }) key!: string;
  @Field(() => String, { description: "El texto, como se lee." }) text!: string;
  @Field(() => Boolean, { description: "Si es peligroso mientras no se arregle." }) urgent!: boolean;
}

/** Check of one part that this installation depends on. */
@ObjectType({ simpleResolvers: true })
export class SystemCheck implements HealthCheck {
  @Field(() => ID, { description: "Clave de la revisión: `disk`." }) name!: string;
  @Field(() => String, { description: "Qué se revisa: `Disco`." }) label!: string;
  @Field(() => HealthState, { description: "Cómo está." }) state!: HealthState;
  @Field(() => String, { description: "El texto, como se lee." }) text!: string;
  @Field(() => String, { nullable: true, description: "Qué hacer; nulo si nada está mal." }) todo!:
    string | null;
}

/** Work waiting in one queue. */
@ObjectType({ simpleResolvers: true })
export class WaitingQueue {
  @Field(() => ID, { description: "Clave de la cola." }) name!: string;
  @Field(() => String, { description: "Qué es: `Recibo de pago`." }) title!: string;
  @Field(() => Int, { description: "Cuántos esperan." }) waiting!: number;
  @Field(() => Int, { description: "Cuántos se hacen ahora." }) running!: number;
  @Field(() => Int, {
    nullable: true,
    description: "Segundos que lleva esperando el más antiguo; nulo si ninguno espera.",
  })
  oldestSeconds!: number | null;
}

/** State of background work: the failures of each kind, and the waiting work. */
@ObjectType({ simpleResolvers: true })
export class OperationState {
  @Field(() => Int, { description: "Tareas que fallaron." }) task!: number;
  @Field(() => Int, { description: "Correos y SMS que fallaron." }) mail!: number;
  @Field(() => Int, { description: "Avisos de Wompi que fallaron." }) providerEvent!: number;
  /** Payments that the card provider does not return for the agency's key. */
  @Field(() => Int, { description: "Pagos verificados que Wompi no confirma." }) unconfirmedPayment!: number;
  @Field(() => Int, { description: "Exportaciones que fallaron." }) export!: number;
  @Field(() => Int, { description: "Expedientes que fallaron." }) dossier!: number;
  @Field(() => Int, { description: "Imágenes de otros sitios que no se pudieron traer." }) picture!: number;
  @Field(() => Int, { description: "Mensajes a clientes que esperan al Propietario." }) waitingMail!: number;
  @Field(() => [WaitingQueue], { description: "Las colas de trabajo." }) queues!: WaitingQueue[];
}
