import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { CalculationType } from "../../quotes/calculation/calculation.enums.ts";
import { TripType } from "../../quotes/quote/quote.enums.ts";
import { ConfiguredRole } from "./commission-config.enums.ts";

/**
 * Terms of a configuration: amounts in COP, the percentage in percent, and the commission's minimum and
 * maximum.
 */
@InputType()
abstract class CommissionTermsInput {
  @Field(() => CalculationType, { nullable: true, description: "Forma de calcular la comisión." })
  calculationType?: CalculationType | null;

  @Field(() => COP, { nullable: true, description: "Valor por persona en COP." })
  amountPerPerson?: number | null;

  @Field(() => Number, { nullable: true, description: "Porcentaje, en puntos porcentuales." })
  percentage?: number | null;

  @Field(() => COP, { nullable: true, description: "Valor fijo en COP." })
  fixedAmount?: number | null;

  @Field(() => COP, { nullable: true, description: "Mínimo en COP; nulo sin mínimo." })
  minAmount?: number | null;

  @Field(() => COP, { nullable: true, description: "Máximo en COP; nulo sin máximo." })
  maxAmount?: number | null;

  /** Never before today. */
  @Field(() => Day, { nullable: true, description: "Primer día en que rigen; hoy sin valor." })
  effectiveFrom?: string | null;
}

/** Terms of a role and trip type from a day on; the current terms end then. */
@InputType()
export class CreateCommissionConfigInput extends CommissionTermsInput {
  @Required("El rol es obligatorio")
  @Field(() => ConfiguredRole, { description: "Rol cuya comisión se configura." })
  role!: ConfiguredRole;

  @Required("El tipo de viaje es obligatorio")
  @Field(() => TripType, { description: "Tipo de viaje." })
  tripType!: TripType;
}

/** A change of the terms: absent fields are taken from the current version. */
@InputType()
export class UpdateCommissionConfigInput extends CommissionTermsInput {
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** Filter of the list of configurations. */
@InputType()
export class CommissionConfigFilter {
  @Field(() => ConfiguredRole, { nullable: true, description: "Rol cuya comisión se configura." })
  role?: ConfiguredRole | null;
  @Field(() => TripType, { nullable: true, description: "Tipo de viaje." }) tripType?: TripType | null;
}
