import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference, valueObject } from "../../core/column.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";
import { MonthFigures } from "./closing.types.ts";

/**
 * One closing of a month, with its figures at that time. A trigger keeps it permanently, also when the month
 * is reopened. A month is closed while one of its closings is not undone.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "month_closings" })
@Unique({ name: "month_closings_one_living", properties: ["mes"], where: "reopened_at is null" })
@Check({ name: "month_closings_are_of_a_month", expression: "mes ~ '^\\d{4}-(0[1-9]|1[0-2])$'" })
@Check({
  name: "month_closings_figures_have_their_hash",
  expression: "sha256 = encode(sha256(convert_to(figures::text, 'UTF8')), 'hex')",
})
@Check({
  name: "month_closings_are_undone_with_a_reason",
  expression:
    "(reopened_at is null) = (reopened_by_id is null) and (reopened_at is null) = (reopen_reason is null) and reopen_reason <> ''",
})
@Index({ properties: ["mes", "closedAt"] })
export class MonthClosing {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Column("text", "Mes, AAAA-MM.")
  mes!: string;

  @Column("instant", "Fecha y hora en que se cerró.")
  closedAt!: Date;

  @Reference(() => User, "closed_by_id", {
    as: () => Person,
    description: "Persona que lo cerró.",
    deleteRule: "restrict",
  })
  closedBy!: Rel<User>;

  @Column("integer", "Cuántas cosas esperaban al cerrar.")
  waiting!: number;

  @Column(valueObject<MonthFigures>(() => MonthFigures), "Las cifras del mes.")
  figures!: MonthFigures;

  /** Hash of the PostgreSQL text of the figures. */
  @Column("text", "Huella SHA-256 de las cifras, en hexadecimal.")
  sha256!: string;

  @Column("instant", "Cuándo se abrió de nuevo.", { nullable: true })
  reopenedAt: Date | null = null;

  @Reference(() => User, "reopened_by_id", {
    as: () => Person,
    description: "Persona que lo abrió de nuevo.",
    nullable: true,
    deleteRule: "restrict",
  })
  reopenedBy: Rel<User> | null = null;

  @Column("text", "Por qué se abrió de nuevo.", { nullable: true })
  reopenReason: string | null = null;
}
