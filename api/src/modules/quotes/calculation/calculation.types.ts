import { Field, ObjectType } from "type-graphql";
import type { Cop } from "../../../core/colombia/cop.ts";
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
  @Field(() => Number, { nullable: true, description: "Porcentaje, en puntos porcentuales." })
  porcentaje!: number;
  @Field(() => COP, { nullable: true, description: "Valor fijo en COP." }) valorFijo!: number;
  @Field(() => COP, { nullable: true, description: "Valor por persona en COP." }) valorPorPersona!: number;
  @Field(() => CalculationType, { nullable: true, description: "Forma de calcular la comisión." })
  tipoCalculo!: CalculationType;
  @Field(() => COP, { nullable: true, description: "Suma en COP." }) total!: number;
}

/** Commissions of a calculation by role; 0 for absent sellers and for admin. */
@ObjectType({ simpleResolvers: true })
export class Comisiones implements PromisedFigures {
  @Field(() => CommissionOfRole, { nullable: true, description: "Comisión del asesor." })
  asesor!: CommissionOfRole;
  @Field(() => CommissionOfRole, { nullable: true, description: "Comisión del líder." })
  lider!: CommissionOfRole;
  @Field(() => CommissionOfRole, { nullable: true, description: "Comisión del gerente." })
  gerente!: CommissionOfRole;
  @Field(() => CommissionOfRole, { nullable: true, description: "Comisión del administrador." })
  admin!: CommissionOfRole;
  @Field(() => COP, { nullable: true, description: "Suma de las comisiones en COP." })
  totalComisiones!: number;
}

/** The agency's profit: a percentage of the cost and a fixed amount. */
@ObjectType({ simpleResolvers: true })
export class Ganancia {
  @Field(() => Number, { nullable: true, description: "Porcentaje, en puntos porcentuales." })
  porcentaje!: number;
  @Field(() => COP, { nullable: true, description: "Valor fijo en COP." }) valorFijo!: number;
  @Field(() => COP, { nullable: true, description: "Suma en COP." }) total!: number;
}

/**
 * A seller's commission when the calculation was confirmed, with all data that explain it. Amounts in COP.
 */
export interface FrozenCommission extends CommissionAmount {
  readonly role: SellerRole;
  /** Id and version of the configuration; null when the default terms applied. */
  readonly configId: string | null;
  readonly configVersion: number | null;
  readonly terms: CommissionTerms;
  readonly base: Cop;
  readonly persons: number;
}

/** Commission terms of a seller of the quote, for updating figures while a price is typed. */
@ObjectType({ simpleResolvers: true })
export class SellerTerms implements CommissionTerms {
  @Field(() => SellerKind, { description: "Lugar de la persona en la venta." }) role!: SellerRole;
  @Field(() => CalculationType, { description: "Forma de calcular la comisión." })
  calculationType!: CalculationType;
  @Field(() => COP, { description: "Valor por persona en COP." }) amountPerPerson!: number;
  @Field(() => Number, { description: "Porcentaje, en puntos porcentuales." }) percentage!: number;
  @Field(() => COP, { description: "Valor fijo en COP." }) fixedAmount!: number;
  @Field(() => COP, { nullable: true, description: "Mínimo en COP; nulo sin mínimo." }) minAmount!:
    number | null;
  @Field(() => COP, { nullable: true, description: "Máximo en COP; nulo sin máximo." }) maxAmount!:
    number | null;
}

/** Commissions of a quote's sellers with today's configuration. */
@NotFound(NO_QUOTE)
@ObjectType({ simpleResolvers: true })
export class CommissionPreview {
  @Field(() => Comisiones, { description: "Comisiones por rol." }) comisiones!: PromisedFigures;
  @Field(() => [SellerTerms], { description: "Condiciones de quienes venden hoy." }) terms!: SellerTerms[];
}

/** Initial values of a new calculation. */
@ObjectType({ simpleResolvers: true })
export class CalculationDefaults {
  @Field(() => sections.Tiquetes, { description: "Los tiquetes aéreos." }) tiquetes!: sections.Tiquetes;
  @Field(() => sections.Hotel, { description: "El hotel y las demás estadías." }) hotel!: sections.Hotel;
  @Field(() => sections.Traslados, { description: "Qué traslados incluye y cuánto cuestan." })
  traslados!: sections.Traslados;
  @Field(() => sections.Alimentacion, { description: "Qué alimentación incluye y cuánto cuesta." })
  alimentacion!: sections.Alimentacion;
  @Field(() => Day, { description: "Día en que comienza el viaje." }) fechaViajeInicio!: string;
  @Field(() => Day, { nullable: true, description: "Día en que termina el viaje; nulo si es solo de ida." })
  fechaViajeFin!: string | null;
}

/** Everything that a calculator needs at the start: the quote, the initial values, the commissions. */
@NotFound(NO_QUOTE)
@ObjectType()
export class CalculationBaseData {
  /** Quote loaded within the caller's scope, from which the fields are resolved. */
  loaded!: Quote;
}
