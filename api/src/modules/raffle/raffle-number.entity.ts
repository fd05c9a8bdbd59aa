import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { SELLERS } from "../../core/auth/role.ts";
import { Column, Reference } from "../../core/column.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Sql } from "../../core/read/sql-field.ts";
import { sql } from "../../core/read/sql.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";
import { RaffleNumberState } from "./raffle.enums.ts";
import { Raffle } from "./raffle.entity.ts";

/**
 * Number of a raffle's board (shapes, "Raffle number"): free, held, or paid. Everyone can see its state; only
 * staff see the holder.
 */
@NotFound("Número no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "raffle_numbers" })
@Unique({ properties: ["raffle", "value"] })
@Check({ name: "raffle_numbers_are_of_the_board", expression: "value ~ '^[0-9]{3}$'" })
@Check({
  name: "raffle_numbers_held_say_by_whom",
  expression: "num_nonnulls(selected_at, selection_id, name, phone) in (0, 4)",
})
@Check({ name: "raffle_numbers_paid_are_held", expression: "not is_paid or selected_at is not null" })
@Check({ name: "raffle_numbers_paid_say_when", expression: "is_paid = (paid_at is not null)" })
@Check({
  name: "raffle_numbers_unpaid_are_held_for_a_while",
  expression: "(due_at is not null) = (selected_at is not null and not is_paid)",
})
@Check({
  name: "raffle_numbers_free_have_no_seller",
  expression: "seller_id is null or selected_at is not null",
})
@Index({ properties: ["selectionId"] })
@Index({
  name: "raffle_numbers_due",
  expression: "create index raffle_numbers_due on raffle_numbers (due_at) where due_at is not null",
})
export class RaffleNumber {
  [OptionalProps]?: "isPaid" | "searchText";

  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => Raffle, "raffle_id", { deleteRule: "restrict" })
  raffle!: Rel<Raffle>;

  @Column("text", "El número, de `000` a `999`.")
  value!: string;

  @Auth(SELLERS)
  @Column("text", "Nombre de quien lo tiene.", { nullable: true })
  name: string | null = null;

  @Auth(SELLERS)
  @Column("text", "Teléfono de quien lo tiene.", { nullable: true })
  phone: string | null = null;

  @Auth(SELLERS)
  @Index()
  @Reference(() => User, "seller_id", {
    as: () => Person,
    description: "Persona que lo vendió; nulo si un visitante lo tomó solo.",
    nullable: true,
  })
  seller: Rel<User> | null = null;

  @Auth(SELLERS)
  @Column("instant", "Fecha y hora en que se tomó.", { nullable: true })
  selectedAt: Date | null = null;

  /** Id shared by the numbers that were selected together. */
  @Property({ type: "uuid", nullable: true })
  selectionId: string | null = null;

  @Auth(SELLERS)
  @Column("instant", "Cuándo queda libre de nuevo si no se paga.", { nullable: true })
  dueAt: Date | null = null;

  @Column("boolean", "Si está pagado.", { default: false })
  isPaid: boolean = false;

  @Auth(SELLERS)
  @Column("instant", "Fecha y hora en que quedó pagado.", { nullable: true })
  paidAt: Date | null = null;

  @Sql((row) => sql`${row("selectedAt")} is not null`)
  @Field(() => Boolean, { description: "Si alguien lo tiene." })
  readonly selected!: boolean;

  @Sql(
    (row) =>
      sql`case when ${row("isPaid")} then 'paid' when ${row("selectedAt")} is null then 'free'
        else 'selected' end`,
  )
  @Field(() => RaffleNumberState, { description: "Si está libre, apartado o pagado." })
  readonly state!: RaffleNumberState;

  /** Search text of number, name and phone; maintained by a trigger. */
  @Property({ type: "text", default: "" })
  searchText: string = "";
}
