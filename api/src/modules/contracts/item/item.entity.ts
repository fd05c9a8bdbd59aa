import { OptionalProps, Collection, type Rel } from "@mikro-orm/core";
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  OneToMany,
  Property,
  Unique,
} from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { STAFF } from "../../../core/auth/role.ts";
import { CopColumn, day, instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { Recorded } from "../../../core/record.ts";
import { COP, DateTime, Day, Json } from "../../../core/scalars.ts";
import { May } from "../../accounts/account/permission.ts";
import { Purchase } from "../../purchases/purchase/purchase.entity.ts";
import { Contract } from "../contract/contract.entity.ts";
import { ContractStatus } from "../contract/contract.enums.ts";
import { AlertStatus, ItemStatus, ItemTipo, Prioridad } from "./item.enums.ts";
import { TripVoucher } from "./voucher.entity.ts";
import { alertSql, hoursLeftSql, profitShareSql, realCostSql, suggestedDeadlineSql } from "./item.sql.ts";

/** One service that a contract needs to buy (shapes, "ContractItem"). */
@NotFound("Item no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "contract_items" })
@Unique({ properties: ["contract", "orden"] })
@Check({ name: "contract_items_quantity_is_positive", expression: "cantidad >= 1" })
@Check({
  name: "contract_items_quoted_cost_adds_up",
  expression: "precio_unitario >= 0 and precio_total = precio_unitario * cantidad",
})
@Check({
  name: "contract_items_no_purchase_has_a_reason",
  expression: "requiere_compra or motivo_sin_compra is not null",
})
@Check({
  name: "contract_items_bought_needed_it",
  expression: "requiere_compra or status = 'pendiente_compra'",
})
@Index({ properties: ["status", "fechaVencimientoPago"] })
@Index({
  name: "contract_items_with_contract",
  expression: "create index contract_items_with_contract on contract_items (id) include (contract_id)",
})
export class ContractItem extends Recorded {
  [OptionalProps]?: "detalle" | "cantidad" | "precioUnitario" | "precioTotal" | "status" | "requiereCompra";

  @ManyToOne(() => Contract, { fieldName: "contract_id", deleteRule: "cascade" })
  contract!: Rel<Contract>;

  @Field(() => ID)
  @Property({ type: "uuid", fieldName: "contract_id", persist: false })
  readonly contractId!: string;

  @Sql((row) => sql`(select c.quote_id::text from contracts c where c.id = ${row("contract")})`)
  @Field(() => ID, { nullable: true })
  readonly quoteId!: string | null;

  @Sql((row) => sql`(select c.status from contracts c where c.id = ${row("contract")})`)
  @Field(() => ContractStatus)
  readonly estadoContrato!: ContractStatus;

  /** Position in the list, from 1; makes a second conversion impossible. */
  @Property({ type: "integer" })
  orden!: number;

  @Field(() => ItemTipo)
  @Enum({ items: () => Object.values(ItemTipo) })
  tipo!: ItemTipo;

  @Field(() => String)
  @Property({ type: "text" })
  descripcion!: string;

  /** Text, or the fields of its section, without costs and provider. */
  @Field(() => Json, { nullable: true })
  @Property({ type: "json", columnType: "jsonb", nullable: true })
  detalle: unknown = null;

  /** The fields of the section alone; null when the detail is a text. */
  @Sql((row) => sql`case when jsonb_typeof(${row("detalle")}) = 'object' then ${row("detalle")} end`)
  @Field(() => Json, { nullable: true })
  readonly detalleDatos!: unknown;

  /** Number of paying persons, or 1 for a service that is charged once. */
  @Field(() => Int)
  @Property({ type: "integer", default: 1 })
  cantidad: number = 1;

  @May("seeCosts")
  @Field(() => COP, { nullable: true })
  @Property({ type: CopColumn, default: 0 })
  precioUnitario: number = 0;

  /** The quoted cost. */
  @May("seeCosts")
  @Field(() => COP, { nullable: true })
  @Property({ type: CopColumn, default: 0 })
  precioTotal: number = 0;

  /** The real cost: of its purchase; null before. */
  @May("seeCosts")
  @Sql(realCostSql)
  @Field(() => COP, { nullable: true })
  readonly costoProveedor!: number | null;

  /** Quoted − real cost; null before the purchase. */
  @May("seeCosts")
  @Sql((row) => sql`${row("precioTotal")} - ${realCostSql(row)}`)
  @Field(() => COP, { nullable: true })
  readonly ganancia!: number | null;

  @May("seeCosts")
  @Sql(profitShareSql)
  @Field(() => Number, { nullable: true })
  readonly porcentajeGanancia!: number | null;

  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  fechaInicio: string | null = null;

  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  fechaFin: string | null = null;

  /** Deadline for its purchase and payment. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  fechaVencimientoPago: Date | null = null;

  /** Proposed while a ticket waits without a deadline: 24 hours from now. */
  @Sql(suggestedDeadlineSql)
  @Field(() => DateTime, { nullable: true })
  readonly fechaLimiteSugerida!: Date | null;

  @Sql((row) => sql`${suggestedDeadlineSql(row)} is not null`)
  @Field(() => Boolean)
  readonly isSuggestedDeadline!: boolean;

  @May("seeCosts")
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  proveedor: string | null = null;

  @May("seeCosts")
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  proveedorContacto: string | null = null;

  @Field(() => ItemStatus)
  @Enum({ items: () => Object.values(ItemStatus), default: "pendiente_compra" })
  status: ItemStatus = "pendiente_compra";

  @Field(() => Prioridad)
  @Enum({ items: () => Object.values(Prioridad) })
  prioridad!: Prioridad;

  @Field(() => Boolean)
  @Property({ type: "boolean", default: true })
  requiereCompra: boolean = true;

  @Auth(STAFF)
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  motivoSinCompra: string | null = null;

  @Sql(alertSql)
  @Field(() => AlertStatus)
  readonly alertStatus!: AlertStatus;

  /** Hours until the deadline, 1 decimal; negative once it has passed, null without one. */
  @Sql(hoursLeftSql)
  @Field(() => Number, { nullable: true })
  readonly horasRestantes!: number | null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  observaciones: string | null = null;

  /** Its tickets and vouchers, including removed and replaced ones. */
  @Auth(STAFF)
  @Field(() => [TripVoucher], { nullable: true })
  @OneToMany(() => TripVoucher, "item", { orderBy: { createdAt: "asc", id: "asc" } })
  vouchers = new Collection<TripVoucher>(this);

  /** Present purchase, if there is one; voided ones are left out. */
  @May("seeCosts")
  @Field(() => [Purchase], { nullable: true })
  @OneToMany(() => Purchase, "item", { where: { voidedAt: null }, orderBy: { createdAt: "asc" } })
  purchases = new Collection<Purchase>(this);
}
