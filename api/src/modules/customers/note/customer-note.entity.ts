import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Customer } from "../customer/customer.entity.ts";

/** Note of staff about a customer. */
@NotFound("Nota no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "customer_notes" })
@Index({ properties: ["customer", "createdAt"] })
@Check({ name: "customer_notes_say_something", expression: "btrim(text) <> ''" })
export class CustomerNote extends Recorded {
  @Reference(() => Customer, "customer_id", { deleteRule: "restrict" })
  customer!: Rel<Customer>;

  @Column("text", "El texto, como se lee.")
  text!: string;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo creó; nulo cuando no fue una persona del equipo.",
    nullable: true,
    deleteRule: "set null",
  })
  createdBy: Rel<User> | null = null;

  @ReferenceId("createdBy", "integer", { description: "Número de la cuenta de quien lo creó." })
  readonly createdById!: number | null;
}
