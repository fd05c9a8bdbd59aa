import { ArrayMaxSize, IsOptional } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Json } from "../../core/scalars.ts";
import { ExportedList, ExportFormat } from "./export.enums.ts";

/** List to export, and its format. */
@InputType()
export class ExportListInput {
  @Field(() => ExportedList, { description: "Listado que se exporta." })
  list!: string;

  @Field(() => ExportFormat, { description: "Formato del archivo." })
  format!: ExportFormat;

  /** Arguments such as `filter`, `order` and `direction`, without page arguments. */
  @Field(() => Json, {
    nullable: true,
    description:
      "Los argumentos de la consulta de ese listado, que son los suyos: por eso es JSON. Los filtros también van directo, sin `filter`.",
  })
  arguments?: unknown;

  @IsOptional()
  @ArrayMaxSize(100, { message: "Elige como máximo 100 columnas" })
  @Field(() => [String], {
    nullable: true,
    description: "Claves de las columnas en su orden; sin valor, todas las que se pueden ver.",
  })
  columns?: string[] | null;
}
