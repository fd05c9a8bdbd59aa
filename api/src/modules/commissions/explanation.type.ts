import { Field, ID, Int, ObjectType } from "type-graphql";
import { type Cop, formatCop } from "../../core/cop.ts";
import { COP } from "../../core/scalars.ts";
import { CalculationType } from "../quotes/calculation.enums.ts";
import type { FrozenCommission } from "../quotes/calculation.types.ts";

/** Why a commission is what it is, as it is kept with it: amounts in COP, the limits of its terms, and the one that decided. */
export interface Explanation {
  /** In words: which version of which configuration. */
  readonly configuracion: string;
  readonly configuracionId: string | null;
  readonly tipoCalculo: CalculationType | null;
  readonly base: Cop;
  readonly personas: number;
  readonly minimo: Cop | null;
  readonly maximo: Cop | null;
  readonly limite: "minimo" | "maximo" | null;
}

/** `Explanation` as the schema has it. */
@ObjectType({ simpleResolvers: true })
export class CommissionExplanation {
  @Field(() => String, { nullable: true }) configuracion!: string;
  @Field(() => ID, { nullable: true }) configuracionId!: string | null;
  @Field(() => CalculationType, { nullable: true }) tipoCalculo!: CalculationType | null;
  @Field(() => COP, { nullable: true }) base!: number;
  @Field(() => Int, { nullable: true }) personas!: number;
  @Field(() => COP, { nullable: true }) minimo!: number | null;
  @Field(() => COP, { nullable: true }) maximo!: number | null;
  @Field(() => String, { nullable: true }) limite!: "minimo" | "maximo" | null;
}

const inWords: Record<CalculationType, (terms: FrozenCommission["terms"]) => string> = {
  fixed_per_person: ({ amountPerPerson }) => `${formatCop(amountPerPerson)} por persona`,
  percentage: ({ percentage }) => `${percentage.toLocaleString("es-CO")} % del costo base`,
  fixed_total: ({ fixedAmount }) => `${formatCop(fixedAmount)} en total`,
};

/** The explanation of what a seller was promised. */
export const explain = ({ configId, configVersion, terms, base, persons, clamp }: FrozenCommission): Explanation => ({
  configuracion: `${configVersion === null ? "Valor por defecto" : `Configuración versión ${configVersion}`}: ${inWords[terms.calculationType](terms)}`,
  configuracionId: configId,
  tipoCalculo: terms.calculationType,
  base,
  personas: persons,
  minimo: terms.minAmount,
  maximo: terms.maxAmount,
  limite: clamp,
});
