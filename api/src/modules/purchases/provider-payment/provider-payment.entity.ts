import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { CopColumn, day } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { MetodoPago } from "../purchase/purchase.enums.ts";
import { WithReceipt } from "../purchase/receipt.entity.ts";

/** Money paid in one act for several purchases and installments, with the one receipt that proves it. */
@NotFound("Pago no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "provider_payments" })
@Check({ name: "provider_payments_pay_something", expression: "total > 0 and lines > 0" })
@Index({ properties: ["createdAt", "id"] })
export class ProviderPayment extends WithReceipt {
  @Field(() => Day)
  @Property({ ...day })
  fechaPago!: string;

  @Field(() => MetodoPago)
  @Enum({ items: () => Object.values(MetodoPago) })
  metodoPago!: MetodoPago;

  /** Total paid, in COP. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  total!: number;

  /** Number of purchases and installments. */
  @Field(() => Int)
  @Property({ type: "integer" })
  lines!: number;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  observaciones: string | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "created_by_id", deleteRule: "set null" })
  createdBy: Rel<User> | null = null;
}
