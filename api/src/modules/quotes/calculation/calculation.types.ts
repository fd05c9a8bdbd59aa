import { Field, ObjectType } from "type-graphql";
import type { Cop } from "../../../core/cop.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { CalculationType } from "./calculation.enums.ts";
import type {
  CommissionAmount,
  CommissionFigure,
  PromisedFigures,
  CommissionTerms,
  SellerRole,
} from "./calculation.rules.ts";
import * as sections from "./costs/calculation-sections.types.ts";
import { NO_QUOTE } from "../quote/quote.access.ts";
import type { Quote } from "../quote/quote.entity.ts";
import { SellerKind } from "../quote/quote.enums.ts";

// Keys may be missing in an object stored by an older program, so the schema promises none of them.

/** Commission of one role of the sales hierarchy. */
@ObjectType({ simpleResolvers: true })
export class CommissionOfRole implements CommissionFigure {
  @Field(() => Number, { nullable: true }) porcentaje!: number;
  @Field(() => COP, { nullable: true }) valorFijo!: number;
  @Field(() => COP, { nullable: true }) valorPorPersona!: number;
  @Field(() => CalculationType, { nullable: true }) tipoCalculo!: CalculationType;
  @Field(() => COP, { nullable: true }) total!: number;
}

/** The commissions of a calculation by role; absent sellers and admin are 0. */
@ObjectType({ simpleResolvers: true })
export class Comisiones implements PromisedFigures {
  @Field(() => CommissionOfRole, { nullable: true }) asesor!: CommissionOfRole;
  @Field(() => CommissionOfRole, { nullable: true }) lider!: CommissionOfRole;
  @Field(() => CommissionOfRole, { nullable: true }) gerente!: CommissionOfRole;
  @Field(() => CommissionOfRole, { nullable: true }) admin!: CommissionOfRole;
  @Field(() => COP, { nullable: true }) totalComisiones!: number;
}

/** The agency's profit: a percentage of the cost and a fixed amount. */
@ObjectType({ simpleResolvers: true })
export class Ganancia {
  @Field(() => Number, { nullable: true }) porcentaje!: number;
  @Field(() => COP, { nullable: true }) valorFijo!: number;
  @Field(() => COP, { nullable: true }) total!: number;
}

/**
 * A seller's commission at the confirmation of the calculation, with everything that explains it. Amounts in
 * COP.
 */
export interface FrozenCommission extends CommissionAmount {
  readonly role: SellerRole;
  /** The configuration and its version; null when none was configured and the default terms held. */
  readonly configId: string | null;
  readonly configVersion: number | null;
  readonly terms: CommissionTerms;
  readonly base: Cop;
  readonly persons: number;
}

/** Commission terms of a present seller, for figures that follow while a price is typed. */
@ObjectType({ simpleResolvers: true })
export class SellerTerms implements CommissionTerms {
  @Field(() => SellerKind) role!: SellerRole;
  @Field(() => CalculationType) calculationType!: CalculationType;
  @Field(() => COP) amountPerPerson!: number;
  @Field(() => Number) percentage!: number;
  @Field(() => COP) fixedAmount!: number;
  @Field(() => COP, { nullable: true }) minAmount!: number | null;
  @Field(() => COP, { nullable: true }) maxAmount!: number | null;
}

/** Commissions of a quote's sellers by today's configuration. */
@NotFound(NO_QUOTE)
@ObjectType({ simpleResolvers: true })
export class CommissionPreview {
  @Field(() => Comisiones) comisiones!: PromisedFigures;
  /** Terms of the present sellers. */
  @Field(() => [SellerTerms]) terms!: SellerTerms[];
}

/** Starting values of a new calculation. */
@ObjectType({ simpleResolvers: true })
export class CalculationDefaults {
  @Field(() => sections.Tiquetes) tiquetes!: sections.Tiquetes;
  @Field(() => sections.Hotel) hotel!: sections.Hotel;
  @Field(() => sections.Traslados) traslados!: sections.Traslados;
  @Field(() => sections.Alimentacion) alimentacion!: sections.Alimentacion;
  @Field(() => Day) fechaViajeInicio!: string;
  @Field(() => Day, { nullable: true }) fechaViajeFin!: string | null;
}

/** Everything that a calculator needs to begin: the quote, the first values, the commissions. */
@NotFound(NO_QUOTE)
@ObjectType()
export class CalculationBaseData {
  /** Loaded within the asker's scope; its fields are resolved from it. */
  loaded!: Quote;
}
