import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Property, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Reference, Column } from "../../../core/column.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { maxDays, periods } from "./retention.rules.ts";

const within = (column: string, least: number | string) => `${column} between ${least} and ${maxDays}`;

/** Days for which the agency stores data that no law requires it to keep; the table has a single row. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "retention_rules" })
@Unique({ name: "retention_rules_are_one", properties: ["one"] })
@Check({ name: "retention_rules_have_one_row", expression: "one" })
@Check({
  name: "retention_rules_are_in_bounds",
  expression:
    `${within("read_notice_days", periods.readNoticeDays.least)} and ` +
    `${within("notice_days", "read_notice_days")} and ${within("mail_days", periods.mailDays.least)} and ` +
    `${within("access_days", periods.accessDays.least)} and ` +
    `${within("draft_days", periods.draftDays.least)} and ` +
    within("idle_person_days", periods.idlePersonDays.least),
})
export class RetentionRule extends Recorded {
  [OptionalProps]?:
    "one" | "readNoticeDays" | "noticeDays" | "mailDays" | "accessDays" | "draftDays" | "idlePersonDays";

  @Property({ type: "boolean", default: true })
  one: boolean = true;

  @Column("integer", "Días desde que se lee una notificación hasta que se borra.", {
    default: periods.readNoticeDays.usual,
  })
  readNoticeDays: number = periods.readNoticeDays.usual;

  @Column("integer", "Días que se guarda cualquier notificación.", { default: periods.noticeDays.usual })
  noticeDays: number = periods.noticeDays.usual;

  @Column("integer", "Días que se guarda el registro de un correo, con dirección y asunto.", {
    default: periods.mailDays.usual,
  })
  mailDays: number = periods.mailDays.usual;

  /** Applies to links, sessions, tokens and codes. */
  @Column("integer", "Días que se guarda un enlace, una sesión o un código después de su fin.", {
    default: periods.accessDays.usual,
  })
  accessDays: number = periods.accessDays.usual;

  /** Applies also to the records of notices sent outside the application. */
  @Column("integer", "Días que se guardan formularios de viajeros sin terminar.", {
    default: periods.draftDays.usual,
  })
  draftDays: number = periods.draftDays.usual;

  @Column("integer", "Días sin noticias para que una persona que nunca compró se muestre al Propietario.", {
    default: periods.idlePersonDays.usual,
  })
  idlePersonDays: number = periods.idlePersonDays.usual;

  @Reference(() => User, "changed_by_id", {
    as: () => Person,
    description: "Persona que hizo el último cambio.",
    nullable: true,
    deleteRule: "set null",
  })
  changedBy: Rel<User> | null = null;
}
