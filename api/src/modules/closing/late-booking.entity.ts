import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference, oneOf } from "../../core/column.ts";
import { Payment } from "../payments/payment/payment.entity.ts";
import { LateKind } from "./closing.enums.ts";
import { MonthClosing } from "./month-closing.entity.ts";

/**
 * Booking by the card provider in a closed month; only such a booking changes a closed month's figures. A
 * trigger stores it together with the payment, and it never changes.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "late_bookings" })
@Unique({ properties: ["payment", "kind"] })
@Check({
  name: "late_bookings_have_their_sign",
  expression: "(kind = 'reverso') = (monto < 0) and monto <> 0",
})
@Index({ properties: ["closing", "at"] })
export class LateBooking {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  /** The month's closing after which this was booked. */
  @Reference(() => MonthClosing, "closing_id", { deleteRule: "restrict" })
  closing!: Rel<MonthClosing>;

  @Reference(() => Payment, "payment_id", { description: "El pago.", deleteRule: "restrict" })
  payment!: Rel<Payment>;

  @Column(oneOf(LateKind), "Clase del registro.")
  kind!: LateKind;

  @Column("cop", "Lo que suma al mes, en COP; negativo si se anuló un pago.")
  monto!: number;

  @Column("instant", "Fecha y hora en que pasó.")
  at!: Date;
}
