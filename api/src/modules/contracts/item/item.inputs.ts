import { IsOptional, Max, MaxLength, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP } from "../../../core/scalars.ts";
import { ItemTipo } from "./item.enums.ts";

/** An item to buy that the calculation did not hold. */
@InputType()
export class AddItemInput {
  @Field(() => ItemTipo, { description: "Clase del registro." })
  tipo!: ItemTipo;

  @Required("La descripción es obligatoria")
  @MaxLength(300, { message: "El texto es demasiado largo" })
  @Field(() => String, { description: "Descripción, como se lee." })
  descripcion!: string;

  @IsOptional()
  @MaxLength(2_000, { message: "El texto es demasiado largo" })
  @Field(() => String, { nullable: true, description: "Detalle del servicio." })
  detalle?: string | null;

  @IsOptional()
  @Min(1, { message: "La cantidad debe ser al menos 1" })
  @Max(500, { message: "La cantidad debe ser de 500 o menos" })
  @Field(() => Int, { nullable: true, description: "Cuántas unidades; 1 sin valor." })
  cantidad?: number | null;

  /** Quoted cost of one. */
  @IsOptional()
  @Min(0, { message: "El valor no puede ser negativo" })
  @Field(() => COP, { nullable: true, description: "Costo cotizado de una unidad, en COP." })
  precioUnitario?: number | null;
}

/** Reason for which an item needs no purchase. */
@InputType()
export class ReleaseItemInput {
  @Required("El motivo es obligatorio")
  @MaxLength(500, { message: "El texto es demasiado largo" })
  @Field(() => String, { description: "Motivo, como lo escribe quien lo hace." })
  motivo!: string;
}
