import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Payment } from "../../payments/payment/payment.entity.ts";
import { BackingOrigin } from "../bank.enums.ts";
import { BankMovement } from "../statement/bank-movement.entity.ts";

/**
 * Amount of a movement that is assigned to a payment. Triggers maintain the assigned sums of both records,
 * and checks keep these within their amounts.
 */
@NotFound("Asignación no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "bank_backings" })
@Check({ name: "bank_backings_amount_is_positive", expression: "amount > 0" })
@Unique({ properties: ["movement", "payment"] })
@Index({ properties: ["payment"] })
@Index({ properties: ["createdAt"] })
export class BankBacking {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => BankMovement, "movement_id", { description: "El movimiento.", deleteRule: "restrict" })
  movement!: Rel<BankMovement>;

  @Reference(() => Payment, "payment_id", { description: "El pago.", deleteRule: "restrict" })
  payment!: Rel<Payment>;

  @Column("cop", "Cuánto respalda, en COP.")
  amount!: number;

  @Column(oneOf(BackingOrigin), "Cómo llegó a respaldarlo.")
  origin!: BackingOrigin;

  @Column("instant", "Fecha y hora en que se creó.")
  createdAt!: Date;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que los unió; nulo si fue automático.",
    nullable: true,
    deleteRule: "restrict",
  })
  createdBy: Rel<User> | null = null;
}
