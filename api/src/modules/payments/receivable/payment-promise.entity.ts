import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";

/**
 * A client's promise to pay an amount by a day. It does not change the due days of the plan; the client gets
 * no reminders until that day. A contract has at most one promise in force; a new promise replaces it.
 */
@NotFound("Promesa no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "payment_promises" })
@Index({
  name: "payment_promises_one_holds",
  expression: `create unique index payment_promises_one_holds on payment_promises (contract_id)
      where withdrawn_at is null`,
})
@Check({ name: "payment_promises_monto_is_positive", expression: "monto > 0" })
@Check({
  name: "payment_promises_day_is_near",
  expression: `day between (created_at at time zone 'America/Bogota')::date
      and (created_at at time zone 'America/Bogota')::date + 60`,
})
export class PaymentPromise extends Recorded {
  @Reference(() => Contract, "contract_id", { deleteRule: "cascade" })
  contract!: Rel<Contract>;

  @Column("cop", "Lo prometido, en COP.")
  monto!: number;

  @Column("day", "Hasta qué día lo prometió.")
  day!: string;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo creó; nulo cuando no fue una persona del equipo.",
    nullable: true,
    deleteRule: "set null",
  })
  createdBy: Rel<User> | null = null;

  @ReferenceId("createdBy", "integer", { description: "Número de la cuenta de quien lo creó." })
  readonly createdById!: number | null;

  /** Time at which the promise was withdrawn or replaced; null while it is in force. */
  @Property({ ...instant, nullable: true })
  withdrawnAt: Date | null = null;
}
