import { Field, ObjectType } from "type-graphql";
import { PageOf } from "../../core/page.ts";
import { ListExport } from "./export.entity.ts";

@ObjectType()
export class ListExportPage extends PageOf(ListExport) {}

/** A column that the viewer may include in an export. */
@ObjectType({ simpleResolvers: true })
export class ExportableColumn {
  @Field(() => String, { description: "Clave de la columna." }) key!: string;
  @Field(() => String, { description: "Título de la columna en el archivo." }) heading!: string;
}
