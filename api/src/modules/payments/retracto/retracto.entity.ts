import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { RetractoChoice } from "./retracto.enums.ts";

/**
 * A client's withdrawal from a contract within the legal period, with the amounts that applied at that time,
 * in COP. Everything except air tickets is refunded in full. For tickets that the airline refunds, the client
 * gets the price minus the airline's fee, once staff has entered the fee.
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
  @Reference(() => Contract, "contract_id", { deleteRule: "restrict" })
  contract!: Rel<Contract>;

  @ReferenceId("contract", "uuid", { description: "Identificador del contrato." })
  readonly contractId!: string;

  @Column(oneOf(RetractoChoice), "Qué devuelve el cliente.")
  choice!: RetractoChoice;

  @Column("cop", "Lo pagado y verificado entonces, en COP.")
  pagado!: number;

  @Column("cop", "Parte que se devuelve completa, en COP.")
  servicios!: number;

  @Column("day", "Hasta qué día se devuelve.")
  serviciosHasta!: string;

  @Column("cop", "Parte que era de tiquetes comprados, en COP; 0 si no había.")
  tiquetes!: number;

  @Column("boolean", "Si la aerolínea devuelve el valor de los tiquetes.")
  tiquetesVuelven!: boolean;

  @Column("day", "Hasta qué día llega lo que devuelve la aerolínea; nulo si nada.", { nullable: true })
  tiquetesHasta: string | null = null;

  /** Computed from the legal figures in force on the day of the withdrawal. */
  @Column("cop", "Lo máximo que la aerolínea puede retener, en COP.")
  retencionMaxima!: number;

  @Column("cop", "Lo que retuvo la aerolínea, en COP; nulo mientras no se anota.", { nullable: true })
  retenido: number | null = null;

  @Column("instant", "Cuándo se anotó.", { nullable: true })
  retenidoAt: Date | null = null;

  @Reference(() => User, "retenido_by_id", {
    as: () => Person,
    description: "Persona que lo anotó.",
    nullable: true,
    deleteRule: "restrict",
  })
  retenidoBy: Rel<User> | null = null;
}
