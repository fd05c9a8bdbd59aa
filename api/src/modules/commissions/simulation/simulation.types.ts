import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, Day } from "../../../core/scalars.ts";
import { TipoVendedor } from "../commission/commission.enums.ts";
import { LimitedSeller } from "../commission/commission.types.ts";

/** Actual and simulated earnings over some contracts, in COP. */
@ObjectType({ simpleResolvers: true })
export class SimulatedAmounts {
  @Field(() => Int) contratos!: number;
  @Field(() => COP) ganado!: number;
  @Field(() => COP) seria!: number;
  @Field(() => COP) diferencia!: number;
}

/** Actual and simulated earnings of one role. */
@ObjectType({ simpleResolvers: true })
export class SimulatedRole extends SimulatedAmounts {
  @Field(() => TipoVendedor) role!: TipoVendedor;
}

/** One contract whose commission would have been another. */
@ObjectType({ simpleResolvers: true })
export class SimulatedContract {
  @Field(() => ID) contractId!: string;
  @Field(() => String) contractNumber!: string;
  @Field(() => COP) ganado!: number;
  @Field(() => COP) seria!: number;
}

/** Other terms tried over contracts of the past; nothing is saved. */
@ObjectType({ simpleResolvers: true })
export class TermsSimulation {
  /** First day of the simulated period. */
  @Field(() => Day) desde!: string;
  /** True when there were more commissions than the simulation includes, which are the latest. */
  @Field(() => Boolean) recortado!: boolean;
  @Field(() => [SimulatedRole]) roles!: SimulatedRole[];
  @Field(() => SimulatedAmounts) total!: SimulatedAmounts;
  /** The contracts where it makes most of a difference. */
  @Field(() => [SimulatedContract]) examples!: SimulatedContract[];
}

/** A month under a limit, in COP. */
@ObjectType({ simpleResolvers: true })
export class LimitedMonth {
  /** `YYYY-MM`. */
  @Field(() => String) mes!: string;
  @Field(() => COP) porPagar!: number;
  @Field(() => COP) pagado!: number;
  @Field(() => COP) enEspera!: number;
}

/** A seller's months under one limit. */
@ObjectType({ simpleResolvers: true })
export class LimitOutcome {
  @Field(() => COP) limite!: number;
  @Field(() => Int) mesesConEspera!: number;
  @Field(() => COP) enEsperaAlFinal!: number;
  @Field(() => [LimitedMonth]) meses!: LimitedMonth[];
}

/** A seller's months under their present limit and under another. */
@ObjectType({ simpleResolvers: true })
export class SellerLimitSimulation {
  @Field(() => LimitedSeller) vendedor!: LimitedSeller;
  @Field(() => LimitOutcome) actual!: LimitOutcome;
  @Field(() => LimitOutcome) nuevo!: LimitOutcome;
}
