import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, Day } from "../../../core/scalars.ts";
import { TipoVendedor } from "../commission/commission.enums.ts";
import { LimitedSeller } from "../commission/commission.types.ts";

/** What was earned over some contracts and what would have been, in COP. */
@ObjectType({ simpleResolvers: true })
export class SimulatedAmounts {
  @Field(() => Int) contratos!: number;
  @Field(() => COP) ganado!: number;
  @Field(() => COP) seria!: number;
  @Field(() => COP) diferencia!: number;
}

/** What one role earned and would have earned. */
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
  /** The first day of what is looked at. */
  @Field(() => Day) desde!: string;
  /** Whether there were more commissions than are looked at; the latest count. */
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
