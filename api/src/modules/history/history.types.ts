import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { LongPageArgs, PageOf } from "../../core/page.ts";
import { COP, DateTime } from "../../core/scalars.ts";
import { HistoryRecord, HistoryTone } from "./history.enums.ts";
import { OrderedPageOf } from "../../core/list/ordered-page.ts";
import { auditOrder } from "./history.rules.ts";

/** One value that changed, as a person reads it; `before` is null when it was only noted. */
@ObjectType({ simpleResolvers: true })
export class HistoryChange {
  @Field(() => String) label!: string;
  @Field(() => String, { nullable: true }) before!: string | null;
  @Field(() => String, { nullable: true }) after!: string | null;
}

/** One line of the history. */
@ObjectType({ simpleResolvers: true })
export class HistoryEntry {
  @Field(() => ID) id!: string;
  @Field(() => DateTime) at!: Date;
  /** The act, as `payment.verified`. */
  @Field(() => String) type!: string;
  /**
   * Sentence with the person and the act: `Carla Ríos verificó el pago de $ 500.000 y emitió el recibo
   * RC-2026-000310.`
   */
  @Field(() => String) text!: string;
  /**
   * Text for several such lines in a row, after the name: `guardó el cálculo`; null when they are shown one
   * by one.
   */
  @Field(() => String, { nullable: true }) again!: string | null;
  @Field(() => HistoryTone) tone!: HistoryTone;
  /** Amount of the act, in COP; null when it has none. */
  @Field(() => COP, { nullable: true }) amount!: number | null;
  /** Changed values; costs, bank details and commissions only for people who see them. */
  @Field(() => [HistoryChange]) changes!: HistoryChange[];
  /** Words of the author. */
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => HistoryRecord) record!: HistoryRecord;
  @Field(() => String) recordId!: string;
  /** Its number or name; null when it has none, or is gone. */
  @Field(() => String, { nullable: true }) recordName!: string | null;
  @Field(() => String) actorName!: string;
  /**
   * Role of the actor at the time: `Contador`. Old lines do not record it: `Contador hoy` is their present
   * role; null for actors without an account and for the product itself.
   */
  @Field(() => String, { nullable: true }) actorRole!: string | null;
  /** `Pantalla · Chrome en Windows`, `REST`, `Enlace · Safari en iPhone`, `Tarea`. */
  @Field(() => String) origin!: string;
  /** Only for the administration. */
  @Field(() => String, { nullable: true }) ip!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class HistoryPage extends PageOf(HistoryEntry) {}

/** State of the chain over the audit log. */
@ObjectType({ simpleResolvers: true })
export class AuditChain {
  /** Links so far. */
  @Field(() => Int) position!: number;
  /** SHA-256 of the last one; null while there is none. */
  @Field(() => String, { nullable: true }) hash!: string | null;
  @Field(() => DateTime, { nullable: true }) chainedAt!: Date | null;
  /** Lines that have waited for a link for more than five minutes: 1,000 at the most. */
  @Field(() => Int) waiting!: number;
}

/** A file of the audit log: its address opens it for ten minutes, and it is deleted after a day. */
@ObjectType({ simpleResolvers: true })
export class AuditExport {
  @Field(() => String) url!: string;
  @Field(() => String) filename!: string;
  @Field(() => Int) rows!: number;
}

/** Page and order of the audit log. */
@ArgsType()
export class AuditPageArgs extends OrderedPageOf<HistoryEntry>()(auditOrder, LongPageArgs) {}
