import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";

/**
 * Payment of commissions in one act, to one or several sellers, with one receipt; deducted adjustments reduce
 * its amounts.
 */
@NotFound("Pago no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "commission_payouts" })
@Check({ name: "commission_payouts_pay_something", expression: "lines > 0 and sellers > 0" })
@Check({
  name: "commission_payouts_add_up",
  expression: "bruto >= 0 and neto >= 0 and neto = bruto - retefuente - rete_ica",
})
@Index({ properties: ["paidAt", "id"] })
@Index({ properties: ["bruto", "id"] })
@Index({ properties: ["neto", "id"] })
export class CommissionPayout extends Recorded {
  @Column("instant", "Fecha y hora en que quedó pagado.")
  paidAt!: Date;

  @Column("day", "Primer día del mes en el que cuenta.")
  mes!: string;

  @Column("integer", "Cuántas comisiones, sin los ajustes.")
  lines!: number;

  @Column("integer", "A cuántas personas.")
  sellers!: number;

  @Column("cop", "Antes de retenciones, en COP.")
  bruto!: number;

  @Column("cop", "Retención en la fuente en COP.")
  retefuente!: number;

  @Column("cop", "Retención de ICA en COP.")
  reteIca!: number;

  @Column("cop", "Lo que sale después de retenciones, en COP.")
  neto!: number;

  @Column("uuid", "Identificador del comprobante, que se abre con `fileAddress`.", { nullable: true })
  comprobanteId: string | null = null;

  @Column("text", "Observaciones de quien lo registró.", { nullable: true })
  observaciones: string | null = null;

  @Reference(() => User, "paid_by_id", {
    as: () => Person,
    description: "Persona que lo pagó.",
    nullable: true,
  })
  paidBy: Rel<User> | null = null;
}
