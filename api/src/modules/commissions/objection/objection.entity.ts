import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { day, instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { DateTime, Day } from "../../../core/scalars.ts";
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

  @Field(() => Commission)
  @ManyToOne(() => Commission, { fieldName: "commission_id", deleteRule: "cascade" })
  commission!: Rel<Commission>;

  @Field(() => ID)
  @Property({ type: "uuid", fieldName: "commission_id", persist: false })
  readonly commissionId!: string;

  /** Seller who objects, whose commission it is. */
  @Field(() => Person)
  @ManyToOne(() => User, { fieldName: "author_id", deleteRule: "restrict" })
  author!: Rel<User>;

  @Field(() => Int)
  @Property({ type: "integer", fieldName: "author_id", persist: false })
  readonly authorId!: number;

  /** Text of the objection. */
  @Field(() => String)
  @Property({ type: "text" })
  texto!: string;

  /** The stored file that shows it. */
  @Field(() => ID, { nullable: true })
  @Property({ type: "uuid", nullable: true })
  fileId: string | null = null;

  @Field(() => ObjectionStatus)
  @Enum({ items: () => Object.values(ObjectionStatus), default: "abierta" })
  status: ObjectionStatus = "abierta";

  /** The last day on which it is answered. */
  @Field(() => Day)
  @Property({ ...day })
  dueOn!: string;

  /** Time at which the people who answer were notified that it is nearly due. */
  @Property({ ...instant, nullable: true })
  noticedAt: Date | null = null;

  /** Answer to the seller. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  respuesta: string | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "answered_by_id", deleteRule: "restrict" })
  answeredBy: Rel<User> | null = null;

  /** Time at which it was answered or withdrawn. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  endedAt: Date | null = null;

  /**
   * Texts of the objection, its answer and its commission, lower-case and without accents; kept by a trigger.
   */
  @Property({ type: "text", default: "" })
  searchText: string = "";
}
