import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId, oneOf } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Commission } from "../commission/commission.entity.ts";
import { ObjectionStatus } from "./objection.enums.ts";

/** Objection of a seller to one of their commissions, with its answer; it changes no amount. */
@NotFound("Objeción no encontrada")
@ObjectType("CommissionObjection", { simpleResolvers: true })
@Entity({ tableName: "commission_objections" })
@Check({ name: "commission_objections_say_what", expression: "btrim(texto) <> ''" })
@Check({
  name: "commission_objections_ended_say_when",
  expression: "(status = 'abierta') = (ended_at is null)",
})
@Check({
  name: "commission_objections_answers_say_what_and_who",
  expression:
    "case when status in ('aceptada', 'no_aceptada') then " +
    "btrim(coalesce(respuesta, '')) <> '' and answered_by_id is not null " +
    "else respuesta is null and answered_by_id is null end",
})
@Unique({
  name: "commission_objections_one_open",
  properties: ["commission"],
  where: "status = 'abierta'",
})
@Index({ properties: ["commission", "createdAt", "id"] })
@Index({ properties: ["status", "dueOn", "id"] })
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["dueOn", "id"] })
@Index({ properties: ["author", "createdAt", "id"] })
export class Objection extends Recorded {
  [OptionalProps]?: "status" | "searchText";

  @Reference(() => Commission, "commission_id", { description: "La comisión.", deleteRule: "cascade" })
  commission!: Rel<Commission>;

  @ReferenceId("commission", "uuid", { description: "Identificador de la comisión." })
  readonly commissionId!: string;

  /** Seller of the commission. */
  @Reference(() => User, "author_id", {
    as: () => Person,
    description: "Persona que objeta.",
    deleteRule: "restrict",
  })
  author!: Rel<User>;

  @ReferenceId("author", "integer", { description: "Número de la cuenta de quien objeta." })
  readonly authorId!: number;

  @Column("text", "La objeción.")
  texto!: string;

  @Column("uuid", "Archivo que la prueba; nulo si no hay.", { nullable: true })
  fileId: string | null = null;

  @Column(oneOf(ObjectionStatus), "Estado del registro.", { default: "abierta" })
  status: ObjectionStatus = "abierta";

  @Column("day", "Último día para responderla.")
  dueOn!: string;

  /** Time at which the people who answer were notified that the objection is nearly due. */
  @Property({ ...instant, nullable: true })
  noticedAt: Date | null = null;

  @Column("text", "Respuesta, como la lee quien objetó; nulo mientras no la hay.", { nullable: true })
  respuesta: string | null = null;

  @Reference(() => User, "answered_by_id", {
    as: () => Person,
    description: "Persona que respondió.",
    nullable: true,
    deleteRule: "restrict",
  })
  answeredBy: Rel<User> | null = null;

  @Column("instant", "Cuándo se respondió o se retiró.", { nullable: true })
  endedAt: Date | null = null;

  /**
   * Texts of the objection, its answer and its commission, in lower case without accents; maintained by a
   * trigger.
   */
  @Property({ type: "text", default: "" })
  searchText: string = "";
}
