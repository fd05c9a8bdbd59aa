import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, Day } from "../../../core/scalars.ts";
import { TipoVendedor } from "../commission/commission.enums.ts";
import { LimitedSeller } from "../commission/commission.types.ts";

/** Actual and simulated earnings over some contracts, in COP. */
@ObjectType({ simpleResolvers: true })
export class SimulatedAmounts {
  @Field(() => Int, { description: "Cuántos contratos son." }) contratos!: number;
  @Field(() => COP, { description: "Lo que se ganó, en COP." }) ganado!: number;
  @Field(() => COP, { description: "Lo que se habría ganado, en COP." }) seria!: number;
  @Field(() => COP, { description: "Diferencia en COP: lo nuevo menos lo de antes." }) diferencia!: number;
}

/** Actual and simulated earnings of one role. */
@ObjectType({ simpleResolvers: true })
export class SimulatedRole extends SimulatedAmounts {
  @Field(() => TipoVendedor, { description: "Rol cuya comisión se configura." }) role!: TipoVendedor;
}

/** One contract whose commissions would have been different. */
@ObjectType({ simpleResolvers: true })
export class SimulatedContract {
  @Field(() => ID, { description: "Identificador del contrato." }) contractId!: string;
  @Field(() => String, { description: "Número del contrato: `CT-2026-000045`." }) contractNumber!: string;
  @Field(() => COP, { description: "Lo que se ganó, en COP." }) ganado!: number;
  @Field(() => COP, { description: "Lo que se habría ganado, en COP." }) seria!: number;
}

/** Simulation of other terms over past contracts; nothing is saved. */
@ObjectType({ simpleResolvers: true })
export class TermsSimulation {
  @Field(() => Day, { description: "Primer día que se mira." }) desde!: string;
  @Field(() => Boolean, {
    description: "Si hubo más comisiones de las que se incluyen, que son las últimas.",
  })
  recortado!: boolean;
  @Field(() => [SimulatedRole], { description: "Lo de cada rol." }) roles!: SimulatedRole[];
  @Field(() => SimulatedAmounts, { description: "Lo de todos los roles." }) total!: SimulatedAmounts;
  @Field(() => [SimulatedContract], { description: "Los contratos donde más cambia." })
  examples!: SimulatedContract[];
}

/** Simulated payments of one month under a limit, in COP. */
@ObjectType({ simpleResolvers: true })
export class LimitedMonth {
  @Field(() => String, { description: "Mes, AAAA-MM." }) mes!: string;
  @Field(() => COP, { description: "Lo que había por pagar, en COP." }) porPagar!: number;
  @Field(() => COP, { description: "Lo pagado, en COP." }) pagado!: number;
  @Field(() => COP, { description: "Lo aprobado que no cabe en el límite y espera otro mes, en COP." })
  enEspera!: number;
}

/** Simulated payments of a seller under one limit, by month. */
@ObjectType({ simpleResolvers: true })
export class LimitOutcome {
  @Field(() => COP, { description: "Límite mensual en COP." }) limite!: number;
  @Field(() => Int, { description: "Meses en que algo habría esperado." }) mesesConEspera!: number;
  @Field(() => COP, { description: "Lo que esperaría al final, en COP." }) enEsperaAlFinal!: number;
  @Field(() => [LimitedMonth], { description: "Mes por mes." }) meses!: LimitedMonth[];
}

/** Simulated payments of a seller under the current limit and under another one. */
@ObjectType({ simpleResolvers: true })
export class SellerLimitSimulation {
  @Field(() => LimitedSeller, { description: "Persona que vende." }) vendedor!: LimitedSeller;
  @Field(() => LimitOutcome, { description: "Con el límite actual." }) actual!: LimitOutcome;
  @Field(() => LimitOutcome, { description: "Con el límite que se prueba." }) nuevo!: LimitOutcome;
}
