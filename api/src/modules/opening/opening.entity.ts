import { Collection, OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, OneToMany, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, Reference } from "../../core/column.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Recorded } from "../../core/record.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";
import { OpeningLine } from "./opening-line.entity.ts";

/**
 * Balances with which the accounting of the first exported month begins. There is one; once confirmed,
 * neither it nor its lines change.
 */
@NotFound("No hay saldos iniciales")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "openings" })
@Unique({ name: "openings_are_one", properties: ["place"] })
@Check({ name: "openings_place_is_one", expression: "place = 1" })
@Check({ name: "openings_are_of_a_month", expression: "mes ~ '^\\d{4}-(0[1-9]|1[0-2])$'" })
@Check({
  name: "openings_day_is_before_the_month",
  expression: "to_char(dia + 1, 'YYYY-MM-DD') = mes || '-01'",
})
@Check({
  name: "openings_confirmed_say_who",
  expression: "confirmed_at is not null or confirmed_by_id is null",
})
export class Opening extends Recorded {
  [OptionalProps]?: "place";

  @Property({ type: "smallint", default: 1 }) place: number = 1;

  @Column("text", "Primer mes que se lleva a la contabilidad, AAAA-MM.")
  mes!: string;

  @Column("day", "Día de los saldos: el anterior a ese mes.")
  dia!: string;

  @Column("instant", "Cuándo se confirmaron; nulo si aún se pueden cambiar.", { nullable: true })
  confirmedAt: Date | null = null;

  @Reference(() => User, "confirmed_by_id", {
    as: () => Person,
    description: "Persona que los confirmó.",
    nullable: true,
    deleteRule: "set null",
  })
  confirmedBy: Rel<User> | null = null;

  @Field(() => [OpeningLine], { description: "Los saldos." })
  @OneToMany(() => OpeningLine, "opening", { orderBy: { clase: "asc", id: "asc" } })
  lines = new Collection<OpeningLine>(this);
}
