import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, DateTime } from "../../../core/scalars.ts";
import { SettledState } from "./financial.enums.ts";

/** A contract as the report on profits names it. */
@ObjectType({ simpleResolvers: true })
export class ProfitContract {
  @Field(() => ID) id!: string;
  @Field(() => String) numero!: string;
  @Field(() => String) cliente!: string;
  @Field(() => String) destino!: string;
  @Field(() => COP) precioTotal!: number;
}

/** Totals of a contract's money, in COP. */
@ObjectType({ simpleResolvers: true })
export class ProfitFigures {
  @Field(() => COP) totalPagos!: number;
  @Field(() => COP) totalCompras!: number;
  @Field(() => COP) devoluciones!: number;
  /** Real cost of its purchases above the quoted cost; shown, not added. */
  @Field(() => COP) diferenciaPrecios!: number;
  /** Income less expenses. */
  @Field(() => COP) gananciaOperacional!: number;
  /** Operating profit (`gananciaOperacional`) less the refunds to the client. */
  @Field(() => COP) gananciaNeta!: number;
  /** Share of the income, in percent with two decimals; 0 without income. */
  @Field(() => Float) margenGanancia!: number;
}

@ObjectType({ simpleResolvers: true })
export class TransactionCount {
  @Field(() => Int) pagos!: number;
  @Field(() => Int) compras!: number;
}

/** Profit of a contract in some days. */
@ObjectType({ simpleResolvers: true })
export class ContractProfit {
  @Field(() => ProfitContract) contrato!: ProfitContract;
  @Field(() => ProfitFigures) financiero!: ProfitFigures;
  @Field(() => TransactionCount) cantidadTransacciones!: TransactionCount;
}

/** Contracts for which money moved, and their totals. */
@ObjectType({ simpleResolvers: true })
export class ContractProfitPage extends PageOf(ContractProfit) {
  @Field(() => Int) contratosAnalizados!: number;
  @Field(() => COP) gananciaTotal!: number;
  @Field(() => COP) ingresosTotales!: number;
  @Field(() => COP) gastosTotales!: number;
  @Field(() => COP) devolucionesTotales!: number;
}

/** Totals of all completed contracts. */
@ObjectType({ simpleResolvers: true })
export class CompletedSummary {
  @Field(() => Int) totalContratos!: number;
  @Field(() => COP) totalIngresos!: number;
  @Field(() => COP) totalGastos!: number;
  @Field(() => COP) totalDevoluciones!: number;
  @Field(() => COP) gananciaTotal!: number;
  /** The mean of the contracts' margins, in percent with two decimals. */
  @Field(() => Float) margenPromedio!: number;
  /** Profit of the expenses, in percent with two decimals; 0 without expenses. */
  @Field(() => Float) roi!: number;
}

/** A completed contract with all its money, whenever it moved; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class CompletedContract {
  @Field(() => ID) id!: string;
  @Field(() => String) contractNumber!: string;
  @Field(() => String) cliente!: string;
  @Field(() => String) destino!: string;
  @Field(() => DateTime) fechaCompletado!: string;
  @Field(() => COP) precioCotizado!: number;
  @Field(() => COP) totalPagado!: number;
  @Field(() => COP) totalGastos!: number;
  @Field(() => COP) devoluciones!: number;
  @Field(() => COP) diferenciaPrecio!: number;
  @Field(() => COP) gananciaOperacional!: number;
  @Field(() => COP) gananciaNeta!: number;
  @Field(() => Float) margenGanancia!: number;
  @Field(() => Int) cantidadPagos!: number;
  @Field(() => Int) cantidadCompras!: number;
  @Field(() => SettledState) estadoPago!: SettledState;
}

@ObjectType({ simpleResolvers: true })
export class CompletedContractPage extends PageOf(CompletedContract) {
  @Field(() => CompletedSummary) resumen!: CompletedSummary;
}
