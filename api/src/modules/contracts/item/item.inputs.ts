import { IsOptional, Max, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { COP } from "../../../core/scalars.ts";
import { ItemTipo } from "./item.enums.ts";

/** An item to buy that is not in the calculation. */
@InputType()
export class AddItemInput {
  @Field(() => ItemTipo, { description: "Clase del registro." })
  tipo!: ItemTipo;

  @RequiredText("La descripción es obligatoria", "Descripción, como se lee.", 300)
  descripcion!: string;

  @OptionalText("Detalle del servicio.", 2_000)
  detalle?: string | null;

  @IsOptional()
  @Min(1, { message: "La cantidad debe ser al menos 1" })
  @Max(500, { message: "La cantidad debe ser de 500 o menos" })
  @Field(() => Int, { nullable: true, description: "Cuántas unidades; 1 sin valor." })
  cantidad?: number | null;

  @IsOptional()
  @Min(0, { message: "El valor no puede ser negativo" })
  @Field(() => COP, { nullable: true, description: "Costo cotizado de una unidad, en COP." })
  precioUnitario?: number | null;
}

/** Reason for which an item needs no purchase. */
@InputType()
export class ReleaseItemInput {
  @RequiredText("El motivo es obligatorio", "Motivo, como lo escribe quien lo hace.", 500)
  motivo!: string;
}
