import { Field, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { ImportLayout } from "../../../core/sheet/import-layout.type.ts";
import { ImportLineState } from "../../../core/sheet/import-lines.type.ts";
import { PastSaleImport } from "./past-sale-import.entity.ts";

/** One page of imports, newest first. */
@ObjectType({ simpleResolvers: true })
export class PastSaleImportPage extends PageOf(PastSaleImport) {}

/** A line of a file of sales, shown before the import. */
@ObjectType({ simpleResolvers: true })
export class PreviewedPastSale {
  @Field(() => Int, { description: "Número de la línea en el archivo, desde 1." }) line!: number;
  @Field(() => ImportLineState, { description: "Si la línea está lista, es dudosa o no se puede importar." })
  state!: ImportLineState;
  @Field(() => String, { description: "Nombre del cliente." }) cliente!: string;
  @Field(() => Day, {
    nullable: true,
    description: "Día de la venta; nulo si la línea no se puede importar.",
  })
  fecha!: string | null;
  @Field(() => COP, { nullable: true, description: "Precio en COP." }) precio!: number | null;
  @Field(() => [String], { description: "Motivos por los que es dudoso o no se puede, uno por uno." })
  reasons!: readonly string[];
}

/** Preview of a file of sales; nothing is written. */
@ObjectType({ simpleResolvers: true })
export class PastSalePreview {
  @Field(() => Int, { description: "Cuántas líneas están listas." }) ok!: number;
  @Field(() => Int, { description: "Cuántas líneas conviene revisar." }) doubtful!: number;
  @Field(() => Int, { description: "Cuántas líneas no se pueden importar." }) refused!: number;
  @Field(() => Int, { description: "Ventas cuyo cliente ya se conoce." }) linked!: number;
  /** Total including doubtful sales; `doubtfulTotal` is the total of only those. */
  @Field(() => COP, { description: "Suma de lo que se puede importar, en COP." }) total!: number;
  @Field(() => COP, { description: "Suma de las líneas dudosas, en COP." }) doubtfulTotal!: number;
  @Field(() => ImportLayout, { description: "Cómo se leyeron las columnas del archivo." })
  layout!: ImportLayout;
  @Field(() => [PreviewedPastSale], {
    description: "Las primeras 200 líneas; antes las que no se pueden importar y las dudosas.",
  })
  shown!: readonly PreviewedPastSale[];
}
