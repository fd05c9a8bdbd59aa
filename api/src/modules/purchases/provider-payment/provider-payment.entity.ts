import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { MetodoPago } from "../purchase/purchase.enums.ts";
import { WithReceipt } from "../purchase/receipt.entity.ts";

/** Payment made at once for several purchases and installments, with the one receipt that proves it. */
@NotFound("Pago no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "provider_payments" })
@Check({ name: "provider_payments_pay_something", expression: "total > 0 and lines > 0" })
@Index({ properties: ["createdAt", "id"] })
export class ProviderPayment extends WithReceipt {
  @Column("day", "Día en que se pagó.")
  fechaPago!: string;

  @Column(oneOf(MetodoPago), "Medio con el que se pagó; `transferencia` sin valor.")
  metodoPago!: MetodoPago;

  @Column("cop", "Total pagado, en COP.")
  total!: number;

  @Column("integer", "Cuántas compras y cuotas.")
  lines!: number;

  @Column("text", "Observaciones de quien lo registró.", { nullable: true })
  observaciones: string | null = null;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo creó; nulo cuando no fue una persona del equipo.",
    nullable: true,
    deleteRule: "set null",
  })
  createdBy: Rel<User> | null = null;
}
