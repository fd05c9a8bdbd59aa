import { ArrayMaxSize, IsOptional, Matches, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";

/** A look of a list as its reader names it. */
@InputType()
export class SaveViewInput {
  /** List that the view belongs to, by the name that its screen uses. */
  @Matches(/^[A-Za-z][A-Za-z-]{0,59}$/, { message: "El listado no es válido" })
  @Field(() => String, { description: "Listado al que pertenece, por el nombre que usa su pantalla." })
  list!: string;

  @Required("El nombre de la vista es obligatorio")
  @MaxLength(60, { message: "El nombre de la vista puede tener hasta 60 caracteres" })
  @Field(() => String, { description: "Nombre, como se muestra." })
  name!: string;

  /** Filters and order in the list's address, without its page. */
  @MaxLength(2_000, { message: "La vista tiene demasiados filtros" })
  @Field(() => String, {
    defaultValue: "",
    description: "Filtros y orden, como van en la dirección del listado y sin su página.",
  })
  query!: string;

  /** Keys of the columns it shows; null for the list's default columns. */
  @IsOptional()
  @ArrayMaxSize(60, { message: "La vista tiene demasiadas columnas" })
  @MaxLength(60, { each: true, message: "La columna no es válida" })
  @Field(() => [String], {
    nullable: true,
    description: "Claves de las columnas que muestra; nulo para las de siempre.",
  })
  columns?: string[] | null;
}

/** The name that a view is given again. */
@InputType()
export class RenameViewInput {
  @Required("El nombre de la vista es obligatorio")
  @MaxLength(60, { message: "El nombre de la vista puede tener hasta 60 caracteres" })
  @Field(() => String, { description: "Nombre, como se muestra." })
  name!: string;
}
