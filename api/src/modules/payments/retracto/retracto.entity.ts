import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { CopColumn, day, instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { RetractoChoice } from "./retracto.enums.ts";

/**
 * Withdrawal of a client from a contract within the days of the law, by the figures that held then; amounts
 * in COP. All services but air tickets are refunded in full. For tickets that the airline refunds, the client
 * gets the rest after its fee, once the office has entered the fee.
 */
@NotFound("Retracto no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "retractos" })
@Unique({ properties: ["contract"] })
@Check({
  name: "retractos_parts_add_up",
  expression: "servicios >= 0 and tiquetes >= 0 and servicios + tiquetes = pagado",
})
@Check({
  name: "retractos_tickets_say_when",
  expression: "(tiquetes_vuelven and tiquetes > 0) = (tiquetes_hasta is not null)",
})
@Check({
  name: "retractos_airline_keeps_what_it_may",
  expression:
    "retenido is null or (tiquetes_vuelven and retenido between 0 and least(tiquetes, retencion_maxima))",
})
@Check({
  name: "retractos_airline_says_when",
  expression: "(retenido is null) = (retenido_at is null) and (retenido is null) = (retenido_by_id is null)",
})
@Check({
  name: "retractos_flight_stays_where_it_cannot_go_back",
  expression: "choice = 'todo' or not tiquetes_vuelven",
})
@Index({
  name: "retractos_waiting",
  properties: ["tiquetesHasta", "id"],
  where: "tiquetes_hasta is not null and retenido is null",
})
export class Retracto extends Recorded {
  @ManyToOne(() => Contract, { fieldName: "contract_id", deleteRule: "restrict" })
  contract!: Rel<Contract>;

  @Field(() => ID)
  @Property({ type: "uuid", fieldName: "contract_id", persist: false })
  readonly contractId!: string;

  /** Choice of the client: everything, or everything but the flight. */
  @Field(() => RetractoChoice)
  @Enum({ items: () => Object.values(RetractoChoice) })
  choice!: RetractoChoice;

  /** Amount that was paid and verified by then. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  pagado!: number;

  /** Part of it that is refunded in full. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  servicios!: number;

  /** The day by which it does. */
  @Field(() => Day)
  @Property({ ...day })
  serviciosHasta!: string;

  /** Part of it that was for air tickets that were bought; 0 without any. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  tiquetes!: number;

  /** True when the airline refunds them. */
  @Field(() => Boolean)
  @Property({ type: "boolean" })
  tiquetesVuelven!: boolean;

  /** The day by which the client has the airline's refund; null when it refunds nothing. */
  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  tiquetesHasta: string | null = null;

  /** The most that the airline may keep by the figures of that day. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  retencionMaxima!: number;

  /** Amount that the airline keeps; null until it is entered. */
  @Field(() => COP, { nullable: true })
  @Property({ type: CopColumn, nullable: true })
  retenido: number | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  retenidoAt: Date | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "retenido_by_id", deleteRule: "restrict" })
  retenidoBy: Rel<User> | null = null;
}
