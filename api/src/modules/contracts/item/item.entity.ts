import { OptionalProps, Collection, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToMany, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { STAFF } from "../../../core/auth/role.ts";
import { Column, Reference, ReferenceId, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { Recorded } from "../../../core/record.ts";
import { COP, DateTime, Json } from "../../../core/scalars.ts";
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

  @Reference(() => Contract, "contract_id", { deleteRule: "cascade" })
  contract!: Rel<Contract>;

  @ReferenceId("contract", "uuid", { description: "Identificador del contrato." })
  readonly contractId!: string;

  @Sql((row) => sql`(select c.quote_id::text from contracts c where c.id = ${row("contract")})`)
  @Field(() => ID, {
    nullable: true,
    description: "Identificador de la cotización; nulo si no salió de una.",
  })
  readonly quoteId!: string | null;

  @Sql((row) => sql`(select c.status from contracts c where c.id = ${row("contract")})`)
  @Field(() => ContractStatus, { description: "Estado en que está su contrato." })
  readonly estadoContrato!: ContractStatus;

  /** Position in the list, from 1; its uniqueness prevents a second conversion. */
  @Property({ type: "integer" })
  orden!: number;

  @Column(oneOf(ItemTipo), "Clase del registro.")
  tipo!: ItemTipo;

  @Column("text", "Descripción, como se lee.")
  descripcion!: string;

  @Column("json", "Texto, o los datos de su sección sin costos ni proveedor: por eso es JSON.", {
    nullable: true,
  })
  detalle: unknown = null;

  @Sql((row) => sql`case when jsonb_typeof(${row("detalle")}) = 'object' then ${row("detalle")} end`)
  @Field(() => Json, {
    nullable: true,
    description: "Los datos de su sección, que cambian según la clase: por eso es JSON; nulo si es texto.",
  })
  readonly detalleDatos!: unknown;

  @Column("integer", "Personas que pagan, o 1 si se cobra una vez.", { default: 1 })
  cantidad: number = 1;

  @May("seeCosts")
  @Column("cop", "Costo cotizado de una unidad, en COP.", { default: 0, hidden: true })
  precioUnitario: number = 0;

  @May("seeCosts")
  @Column("cop", "Costo cotizado en COP.", { default: 0, hidden: true })
  precioTotal: number = 0;

  @May("seeCosts")
  @Sql(realCostSql)
  @Field(() => COP, { nullable: true, description: "Costo real de la compra, en COP; nulo antes." })
  readonly costoProveedor!: number | null;

  @May("seeCosts")
  @Sql((row) => sql`${row("precioTotal")} - ${realCostSql(row)}`)
  @Field(() => COP, {
    nullable: true,
    description: "Costo cotizado menos el real, en COP; nulo antes de la compra.",
  })
  readonly ganancia!: number | null;

  @May("seeCosts")
  @Sql(profitShareSql)
  @Field(() => Number, {
    nullable: true,
    description: "Esa diferencia sobre lo cotizado, en puntos porcentuales.",
  })
  readonly porcentajeGanancia!: number | null;

  @Column("day", "Primer día del servicio.", { nullable: true })
  fechaInicio: string | null = null;

  @Column("day", "Último día del servicio.", { nullable: true })
  fechaFin: string | null = null;

  @Column("instant", "Hasta cuándo se puede comprar y pagar.", { nullable: true })
  fechaVencimientoPago: Date | null = null;

  @Sql(suggestedDeadlineSql)
  @Field(() => DateTime, {
    nullable: true,
    description: "Fecha límite que se propone para un tiquete sin una: 24 horas desde ahora.",
  })
  readonly fechaLimiteSugerida!: Date | null;

  @Sql((row) => sql`${suggestedDeadlineSql(row)} is not null`)
  @Field(() => Boolean, { description: "Si la fecha límite es una propuesta." })
  readonly isSuggestedDeadline!: boolean;

  @May("seeCosts")
  @Column("text", "Nombre del proveedor.", { nullable: true })
  proveedor: string | null = null;

  @May("seeCosts")
  @Column("text", "Contacto en el proveedor.", { nullable: true })
  proveedorContacto: string | null = null;

  @Column(oneOf(ItemStatus), "Estado del registro.", { default: "pendiente_compra" })
  status: ItemStatus = "pendiente_compra";

  @Column(oneOf(Prioridad), "Prioridad de compra.")
  prioridad!: Prioridad;

  @Column("boolean", "Si hay que comprarlo.", { default: true })
  requiereCompra: boolean = true;

  @Auth(STAFF)
  @Column("text", "Por qué no se compra.", { nullable: true })
  motivoSinCompra: string | null = null;

  @Sql(alertSql)
  @Field(() => AlertStatus, { description: "Qué tan cerca está la fecha límite." })
  readonly alertStatus!: AlertStatus;

  @Sql(hoursLeftSql)
  @Field(() => Number, {
    nullable: true,
    description: "Horas hasta la fecha límite, con un decimal; negativo si ya pasó.",
  })
  readonly horasRestantes!: number | null;

  @Column("text", "Observaciones de quien lo registró.", { nullable: true })
  observaciones: string | null = null;

  /** Includes removed and replaced vouchers. */
  @Auth(STAFF)
  @Field(() => [TripVoucher], { nullable: true, description: "Tiquetes y vouchers." })
  @OneToMany(() => TripVoucher, "item", { orderBy: { createdAt: "asc", id: "asc" } })
  vouchers = new Collection<TripVoucher>(this);

  /** Purchase of the item, if any; voided purchases are excluded. */
  @May("seeCosts")
  @Field(() => [Purchase], { nullable: true, description: "Las compras." })
  @OneToMany(() => Purchase, "item", { where: { voidedAt: null }, orderBy: { createdAt: "asc" } })
  purchases = new Collection<Purchase>(this);
}
