import { ArrayMaxSize, IsOptional, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { PromisedItemInput } from "../contract/contract.inputs.ts";

/** New name of a traveller. */
@InputType()
export class RenamedTravellerInput {
  @Field(() => ID, { description: "Identificador del pasajero." })
  passengerId!: string;

  @PrintedName()
  @Field(() => String, { description: "Nombres con los que queda." })
  nombre!: string;

  @PrintedName()
  @Field(() => String, { description: "Apellidos con los que queda." })
  apellido!: string;
}

/** One payment of the plan, in COP. */
@InputType()
export class AddendumStepInput {
  @Field(() => Day, { description: "Día en que vence." })
  fechaVencimiento!: string;

  @Field(() => COP, { description: "Valor en COP." })
  monto!: number;
}

/** All changes of an addendum; an absent or null field leaves the contract's value unchanged. */
@InputType()
export class AddendumInput {
  @RequiredText("El motivo del otrosí es obligatorio", "Motivo, como lo escribe quien lo hace.", 2_000)
  motivo!: string;

  @IsOptional()
  @ArrayMaxSize(500)
  @ValidateNested({ each: true })
  @Field(() => [RenamedTravellerInput], {
    nullable: true,
    description: "Los viajeros que cambian de nombre.",
  })
  viajeros?: RenamedTravellerInput[] | null;

  @PrintedName()
  @OptionalText("Nombre del titular, en un contrato que no nombra viajeros.", 120)
  pasajeroTitular?: string | null;

  @Field(() => Day, { nullable: true, description: "Día en que comienza el viaje." })
  fechaInicioViaje?: string | null;

  @Field(() => Day, { nullable: true, description: "Día en que termina el viaje; nulo si es solo de ida." })
  fechaFinViaje?: string | null;

  @IsOptional()
  @ArrayMaxSize(100, { message: "El contrato admite hasta 100 servicios" })
  @ValidateNested({ each: true })
  @Field(() => [PromisedItemInput], {
    nullable: true,
    description: "Los servicios que promete el contrato; nulo si siguen igual.",
  })
  servicios?: PromisedItemInput[] | null;

  @Field(() => COP, { nullable: true, description: "Precio para el cliente, en COP." })
  precioTotal?: number | null;

  @IsOptional()
  @ArrayMaxSize(12, { message: "El número de cuotas debe estar entre 1 y 12" })
  @ValidateNested({ each: true })
  @Field(() => [AddendumStepInput], {
    nullable: true,
    description: "Pagos que reemplazan la parte sin pagar; con lo pagado deben sumar el precio.",
  })
  plan?: AddendumStepInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
