import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, DateTime } from "../../../core/scalars.ts";
import { SettledState } from "./financial.enums.ts";

/** Contract in the report on profits. */
@ObjectType({ simpleResolvers: true })
export class ProfitContract {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Número con el que se conoce." }) numero!: string;
  @Field(() => String, { description: "Nombre del cliente." }) cliente!: string;
  @Field(() => String, { description: "Destino del viaje." }) destino!: string;
  @Field(() => COP, { description: "Precio para el cliente, en COP." }) precioTotal!: number;
}

/** Totals of a contract's payments, purchases and refunds, in COP. */
@ObjectType({ simpleResolvers: true })
export class ProfitFigures {
  @Field(() => COP, { description: "Pagos verificados, en COP." }) totalPagos!: number;
  @Field(() => COP, { description: "Compras, en COP." }) totalCompras!: number;
  @Field(() => COP, { description: "Lo devuelto a los clientes, en COP." }) devoluciones!: number;
  @Field(() => COP, {
    description: "Costo real de sus compras menos el cotizado, en COP; se muestra y no suma.",
  })
  diferenciaPrecios!: number;
  @Field(() => COP, { description: "Ingresos menos gastos, en COP." }) gananciaOperacional!: number;
  @Field(() => COP, { description: "Ingresos menos gastos y devoluciones, en COP." }) gananciaNeta!: number;
  @Field(() => Float, {
    description: "Ganancia sobre ingresos, en puntos porcentuales con dos decimales; 0 sin ingresos.",
  })
  margenGanancia!: number;
}

@ObjectType({ simpleResolvers: true })
export class TransactionCount {
  @Field(() => Int, { description: "Cuántos pagos son." }) pagos!: number;
  @Field(() => Int, { description: "Cuántas compras son." }) compras!: number;
}

/** Profit of a contract in a range of days. */
@ObjectType({ simpleResolvers: true })
export class ContractProfit {
  @Field(() => ProfitContract, { description: "El contrato de que se trata." }) contrato!: ProfitContract;
  @Field(() => ProfitFigures, { description: "Sus sumas." }) financiero!: ProfitFigures;
  @Field(() => TransactionCount, { description: "Cuántos movimientos tuvo." })
  cantidadTransacciones!: TransactionCount;
}

/** Contracts with payments, purchases or refunds, and their totals. */
@ObjectType({ simpleResolvers: true })
export class ContractProfitPage extends PageOf(ContractProfit) {
  @Field(() => Int, { description: "Cuántos contratos." }) contratosAnalizados!: number;
  @Field(() => COP, { description: "Ganancia de todos, en COP." }) gananciaTotal!: number;
  @Field(() => COP, { description: "Ingresos de todos, en COP." }) ingresosTotales!: number;
  @Field(() => COP, { description: "Gastos de todos, en COP." }) gastosTotales!: number;
  @Field(() => COP, { description: "Devoluciones de todos, en COP." }) devolucionesTotales!: number;
}

/** Totals of all completed contracts. */
@ObjectType({ simpleResolvers: true })
export class CompletedSummary {
  @Field(() => Int, { description: "Cuántos contratos son." }) totalContratos!: number;
  @Field(() => COP, { description: "Pagos verificados, en COP." }) totalIngresos!: number;
  @Field(() => COP, { description: "Compras, en COP." }) totalGastos!: number;
  @Field(() => COP, { description: "Devoluciones a clientes, en COP." }) totalDevoluciones!: number;
  @Field(() => COP, { description: "Ganancia de todos, en COP." }) gananciaTotal!: number;
  @Field(() => Float, { description: "Promedio de los márgenes, en puntos porcentuales con dos decimales." })
  margenPromedio!: number;
  @Field(() => Float, {
    description: "Ganancia sobre gastos, en puntos porcentuales con dos decimales; 0 sin gastos.",
  })
  roi!: number;
}

/** Completed contract with its payments, purchases and refunds of any time; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class CompletedContract {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Número del contrato: `CT-2026-000045`." }) contractNumber!: string;
  @Field(() => String, { description: "Nombre del cliente." }) cliente!: string;
  @Field(() => String, { description: "Destino del viaje." }) destino!: string;
  @Field(() => DateTime, { description: "Fecha y hora en que se completó." }) fechaCompletado!: string;
  @Field(() => COP, { description: "Precio para el cliente, en COP." }) precioCotizado!: number;
  @Field(() => COP, { description: "Lo pagado y verificado, en COP." }) totalPagado!: number;
  @Field(() => COP, { description: "Compras, en COP." }) totalGastos!: number;
  @Field(() => COP, { description: "Lo devuelto a los clientes, en COP." }) devoluciones!: number;
  @Field(() => COP, { description: "Costo real menos el cotizado, en COP; negativo es ahorro." })
  diferenciaPrecio!: number;
  @Field(() => COP, { description: "Ingresos menos gastos, en COP." }) gananciaOperacional!: number;
  @Field(() => COP, { description: "Ingresos menos gastos y devoluciones, en COP." }) gananciaNeta!: number;
  @Field(() => Float, {
    description: "Ganancia sobre ingresos, en puntos porcentuales con dos decimales; 0 sin ingresos.",
  })
  margenGanancia!: number;
  @Field(() => Int, { description: "Cuántos pagos." }) cantidadPagos!: number;
  @Field(() => Int, { description: "Cuántas compras." }) cantidadCompras!: number;
  @Field(() => SettledState, { description: "Si el cliente ya pagó todo." }) estadoPago!: SettledState;
}

@ObjectType({ simpleResolvers: true })
export class CompletedContractPage extends PageOf(CompletedContract) {
  @Field(() => CompletedSummary, { description: "Las sumas de todos." }) resumen!: CompletedSummary;
}
