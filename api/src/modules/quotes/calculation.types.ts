import { Field, ObjectType } from "type-graphql";
import type { Cop } from "../../core/cop.ts";
import { COP } from "../../core/scalars.ts";
import { CalculationType } from "./calculation.enums.ts";
import type { CommissionAmount, CommissionFigure, CommissionFigures, CommissionTerms, SellerRole } from "./calculation.rules.ts";

/** What one role of the sales hierarchy earns. */
@ObjectType({ simpleResolvers: true })
export class CommissionOfRole implements CommissionFigure {
  @Field(() => Number) porcentaje!: number;
  @Field(() => COP) valorFijo!: number;
  @Field(() => COP) valorPorPersona!: number;
  @Field(() => CalculationType) tipoCalculo!: CalculationType;
  @Field(() => COP) total!: number;
}

/** The commissions of a calculation by role; absent sellers and admin are 0. */
@ObjectType({ simpleResolvers: true })
export class Comisiones implements CommissionFigures {
  @Field(() => CommissionOfRole) asesor!: CommissionOfRole;
  @Field(() => CommissionOfRole) lider!: CommissionOfRole;
  @Field(() => CommissionOfRole) gerente!: CommissionOfRole;
  @Field(() => CommissionOfRole) admin!: CommissionOfRole;
  @Field(() => COP) totalComisiones!: number;
}

/** The agency's profit: a percentage of the cost and a fixed amount. */
@ObjectType({ simpleResolvers: true })
export class Ganancia {
  @Field(() => Number) porcentaje!: number;
  @Field(() => COP) valorFijo!: number;
  @Field(() => COP) total!: number;
}

/** A seller's commission as it was when the calculation was confirmed, with everything that explains it. Amounts in COP. */
export interface FrozenCommission extends CommissionAmount {
  readonly role: SellerRole;
  /** The configuration and its version; null where none was configured and the default terms held. */
  readonly configId: string | null;
  readonly configVersion: number | null;
  readonly terms: CommissionTerms;
  readonly base: Cop;
  readonly persons: number;
}
