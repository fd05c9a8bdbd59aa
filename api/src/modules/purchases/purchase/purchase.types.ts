import { Field, Int, ObjectType } from "type-graphql";
import { COP } from "../../../core/scalars.ts";
import type { BoughtIds } from "./purchase.find.ts";
import { TipoDiferencia } from "./purchase.enums.ts";

/** Real cost of an item compared with its quoted cost, in COP. */
@ObjectType({ simpleResolvers: true })
export class PriceDifference {
  @Field(() => COP, { description: "Costo cotizado en COP." }) cotizado!: number;
  @Field(() => COP, { description: "Costo real en COP." }) real!: number;
  @Field(() => COP, { description: "Costo real menos el cotizado, en COP." }) diferencia!: number;
  @Field(() => TipoDiferencia, { description: "Si es sobrecosto o ahorro." }) tipo!: TipoDiferencia;
}

/** Records affected by a purchase or payment: the purchase, its item, and the installment if one was paid. */
@ObjectType()
export class PurchasePayload implements BoughtIds {
  purchaseId!: string;
  itemId!: string;
  installmentId?: string;
}

/** Progress of the purchases of a contract. */
@ObjectType({ simpleResolvers: true })
export class PurchaseSummary {
  @Field(() => Int, { description: "Cuántos servicios hay." }) totalItems!: number;
  @Field(() => Int, { description: "Comprados y pagados, o que no se compran." }) completados!: number;
  @Field(() => Int, { description: "A menos de 12 horas de la fecha límite, o pasados." }) criticos!: number;
  @Field(() => Int, { description: "A menos de 72 horas de la fecha límite y al menos a 12." })
  advertencia!: number;
  /** Overdue items, which are also included in `criticos`. */
  @Field(() => Int, { description: "Pasaron la fecha límite." }) vencidos!: number;
  @Field(() => Int, { description: "Esperan sin fecha límite." }) sinFecha!: number;
  @Field(() => COP, { description: "Costo cotizado de lo que se compra, en COP." }) totalCotizado!: number;
  @Field(() => COP, { description: "Costo de las compras, en COP; las anuladas no cuentan." })
  totalComprado!: number;
  @Field(() => COP, { description: "Costo real menos cotizado de lo comprado, en COP." }) diferencia!: number;
  @Field(() => Int, { description: "Completados sobre el total, en puntos porcentuales." }) progreso!: number;
}

/** Cost of a contract's purchases, and the amount paid. */
@ObjectType({ simpleResolvers: true })
export class PurchasesFinancialSummary {
  @Field(() => COP, { description: "Costo cotizado de lo que se compra, en COP." }) totalCotizado!: number;
  @Field(() => COP, { description: "Costo de las compras, en COP; las anuladas no cuentan." })
  totalComprado!: number;
  @Field(() => COP, { description: "Lo pagado a proveedores, en COP." }) totalPagado!: number;
  @Field(() => COP, { description: "Lo que se les debe a los proveedores, en COP." }) saldoPendiente!: number;
  @Field(() => COP, { description: "Diferencia en COP: lo nuevo menos lo de antes." }) diferencia!: number;
  @Field(() => COP, { description: "Precio del contrato, en COP." }) precioContrato!: number;
  @Field(() => Number, {
    nullable: true,
    description:
      "Precio menos compras sobre el precio, en puntos porcentuales con dos decimales; nulo sin precio.",
  })
  margenBruto!: number | null;
  @Field(() => Int, { description: "Cuántos servicios hay." }) itemsTotal!: number;
  @Field(() => Int, { description: "Cuántos servicios están comprados." }) itemsComprados!: number;
  @Field(() => Int, { description: "Cuántos servicios están pagados." }) itemsPagados!: number;
  @Field(() => Int, { description: "Cuotas sin pagar y sin vencer." }) cuotasPendientes!: number;
  @Field(() => Int, { description: "Cuotas vencidas sin pagar." }) cuotasVencidas!: number;
  @Field(() => Int, { description: "De las pendientes, las que vencen en 3 días." }) cuotasProximas!: number;
}
