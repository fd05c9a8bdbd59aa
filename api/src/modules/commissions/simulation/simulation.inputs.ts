import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP } from "../../../core/scalars.ts";
import { CalculationType } from "../../quotes/calculation/calculation.enums.ts";
import { TripType } from "../../quotes/quote/quote.enums.ts";
import { TipoVendedor } from "../commission/commission.enums.ts";

/** Terms of a role and trip type for a simulation before they are saved. */
@InputType()
export class SimulateTermsInput {
  @Required("El rol es obligatorio")
  @Field(() => TipoVendedor, { description: "Lugar de la persona en la venta." })
  role!: TipoVendedor;

  @Required("El tipo de viaje es obligatorio")
  @Field(() => TripType, { description: "Tipo de viaje." })
  tripType!: TripType;

  @Field(() => CalculationType, { description: "Forma de calcular la comisión." })
  calculationType!: CalculationType;

  @Field(() => COP, { nullable: true, description: "Valor por persona en COP." }) amountPerPerson?:
    number | null;
  @Field(() => Number, { nullable: true, description: "Porcentaje, en puntos porcentuales." }) percentage?:
    number | null;
  @Field(() => COP, { nullable: true, description: "Valor fijo en COP." }) fixedAmount?: number | null;
  @Field(() => COP, { nullable: true, description: "Mínimo en COP; nulo sin mínimo." }) minAmount?:
    number | null;
  @Field(() => COP, { nullable: true, description: "Máximo en COP; nulo sin máximo." }) maxAmount?:
    number | null;

  /** Only 3, 6 or 12. */
  @Field(() => Int, { defaultValue: 6, description: "Cuántos meses hacia atrás se miran." })
  months!: number;
}

/** A monthly limit (COP) for a simulation before it is saved. */
@InputType()
export class SimulateLimitInput {
  @Required("El límite es obligatorio")
  @Field(() => COP, { description: "Límite mensual en COP." })
  limite!: number;

  /** All people in the caller's scope when absent. */
  @Field(() => Int, { nullable: true, description: "Persona que se prueba; sin valor, todo el equipo." })
  userId?: number | null;

  /** Only 3, 6 or 12. */
  @Field(() => Int, { defaultValue: 6, description: "Cuántos meses hacia atrás se miran." })
  months!: number;
}
