import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { LongPageArgs, PageOf } from "../../core/page.ts";
import { COP, DateTime } from "../../core/scalars.ts";
import { HistoryRecord, HistoryTone } from "./history.enums.ts";
import { OrderedPageOf } from "../../core/list/ordered-page.ts";
import { auditOrder } from "./history.rules.ts";

/** One changed value as text; `before` is null when there was no earlier value. */
@ObjectType({ simpleResolvers: true })
export class HistoryChange {
  @Field(() => String, { description: "Nombre de lo que cambió, como se lee." }) label!: string;
  @Field(() => String, { nullable: true, description: "Valor anterior; vacío o nulo si no había." }) before!:
    string | null;
  @Field(() => String, { nullable: true, description: "Valor nuevo; vacío o nulo si se quitó." }) after!:
    string | null;
}

/** One entry of the history. */
@ObjectType({ simpleResolvers: true })
export class HistoryEntry {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => DateTime, { description: "Fecha y hora en que pasó." }) at!: Date;
  @Field(() => String, { description: "El acto: `payment.verified`." }) type!: string;
  @Field(() => String, { description: "La frase con la persona y el acto." }) text!: string;
  /** Phrase that follows the author's name: `guardó el cálculo`. */
  @Field(() => String, {
    nullable: true,
    description: "Texto para varias líneas iguales seguidas; nulo si se muestran una por una.",
  })
  again!: string | null;
  @Field(() => HistoryTone, { description: "Tono con el que se muestra." }) tone!: HistoryTone;
  @Field(() => COP, { nullable: true, description: "Valor del acto en COP; nulo si no tiene." }) amount!:
    number | null;
  @Field(() => [HistoryChange], {
    description: "Lo que cambió; costos, datos bancarios y comisiones, solo para quien los puede ver.",
  })
  changes!: HistoryChange[];
  @Field(() => String, { nullable: true, description: "Las palabras de quien lo hizo." }) note!:
    string | null;
  @Field(() => HistoryRecord, { description: "De qué es la línea." }) record!: HistoryRecord;
  @Field(() => String, { description: "Identificador del registro." }) recordId!: string;
  @Field(() => String, {
    nullable: true,
    description: "Número o nombre del registro; nulo si no tiene o ya no está.",
  })
  recordName!: string | null;
  @Field(() => String, { description: "Quién lo hizo." }) actorName!: string;
  /** Null for authors without an account, and for the system. */
  @Field(() => String, {
    nullable: true,
    description: "Rol que tenía; `Contador hoy` es el actual, en líneas viejas.",
  })
  actorRole!: string | null;
  @Field(() => String, {
    description: "Por dónde: `Pantalla · Chrome en Windows`, `REST`, `Enlace · Safari en iPhone`, `Tarea`.",
  })
  origin!: string;
  @Field(() => String, { nullable: true, description: "Dirección IP, solo para la administración." }) ip!:
    string | null;
}

@ObjectType({ simpleResolvers: true })
export class HistoryPage extends PageOf(HistoryEntry) {}

/** State of the audit log's hash chain. */
@ObjectType({ simpleResolvers: true })
export class AuditChain {
  @Field(() => Int, { description: "Cuántos eslabones lleva." }) position!: number;
  @Field(() => String, { nullable: true, description: "SHA-256 del último eslabón; nulo si aún no hay." })
  hash!: string | null;
  @Field(() => DateTime, { nullable: true, description: "Cuándo se agregó el último eslabón." })
  chainedAt!: Date | null;
  @Field(() => Int, {
    description: "Líneas que esperan eslabón hace más de cinco minutos; 1.000 como máximo.",
  })
  waiting!: number;
}

/** A file of the audit log; its URL is valid for ten minutes, and the file is deleted after a day. */
@ObjectType({ simpleResolvers: true })
export class AuditExport {
  @Field(() => String, { description: "Dirección del archivo, que sirve diez minutos." }) url!: string;
  @Field(() => String, { description: "Nombre del archivo." }) filename!: string;
  @Field(() => Int, { description: "Cuántas líneas trae." }) rows!: number;
}

/** Page and sort order of the audit log. */
@ArgsType()
export class AuditPageArgs extends OrderedPageOf<HistoryEntry>()(auditOrder, LongPageArgs) {}
