import { ArrayMaxSize, IsOptional, Matches, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { RequiredText } from "../../../core/input/text-fields.ts";

/** A view of a list to be saved under a name. */
@InputType()
export class SaveViewInput {
  @Matches(/^[A-Za-z][A-Za-z-]{0,59}$/, { message: "El listado no es válido" })
  @Field(() => String, { description: "Listado al que pertenece, por el nombre que usa su pantalla." })
  list!: string;

  @RequiredText("El nombre de la vista es obligatorio", "Nombre, como se muestra.", 60, {
    message: "El nombre de la vista puede tener hasta 60 caracteres",
  })
  name!: string;

  @MaxLength(2_000, { message: "La vista tiene demasiados filtros" })
  @Field(() => String, {
    defaultValue: "",
    description: "Filtros y orden, como van en la dirección del listado y sin su página.",
  })
  query!: string;

  @IsOptional()
  @ArrayMaxSize(60, { message: "La vista tiene demasiadas columnas" })
  @MaxLength(60, { each: true, message: "La columna no es válida" })
  @Field(() => [String], {
    nullable: true,
    description: "Claves de las columnas que muestra; nulo para las de siempre.",
  })
  columns?: string[] | null;
}

/** New name of a saved view. */
@InputType()
export class RenameViewInput {
  @RequiredText("El nombre de la vista es obligatorio", "Nombre, como se muestra.", 60, {
    message: "El nombre de la vista puede tener hasta 60 caracteres",
  })
  name!: string;
}
