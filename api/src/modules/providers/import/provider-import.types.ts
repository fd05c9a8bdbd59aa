import { Field, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { ImportLayout } from "../../../core/sheet/import-layout.type.ts";
import { ImportLineChoice, ImportLineState } from "../../../core/sheet/import-lines.type.ts";
import { ProviderImport } from "./provider-import.entity.ts";

/** One page of imports, newest first. */
@ObjectType({ simpleResolvers: true })
export class ProviderImportPage extends PageOf(ProviderImport) {}

/** Previewed line of a file of providers. */
@ObjectType({ simpleResolvers: true })
export class PreviewedProvider {
  @Field(() => Int, { description: "Número de la línea en el archivo, desde 1." }) line!: number;
  @Field(() => ImportLineState, { description: "Si la línea está lista, es dudosa o no se puede importar." })
  state!: ImportLineState;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => [String], { description: "Motivos por los que es dudoso o no se puede, uno por uno." })
  reasons!: readonly string[];
  /** The line is excluded from the import until a choice is made. */
  @Field(() => [ImportLineChoice], {
    description: "Lo que se puede contestar de una línea que contradice a otra.",
  })
  choices!: readonly ImportLineChoice[];
}

/** Preview of a file of providers; nothing is saved. */
@ObjectType({ simpleResolvers: true })
export class ProviderImportPreview {
  @Field(() => Int, { description: "Cuántas líneas están listas." }) ok!: number;
  /** Includes lines of existing providers. */
  @Field(() => Int, { description: "Cuántas líneas conviene revisar." }) doubtful!: number;
  @Field(() => Int, {
    description: "Cuántas líneas contradicen a otra: se pregunta si son del mismo proveedor.",
  })
  asked!: number;
  @Field(() => Int, { description: "Cuántas líneas repiten lo de otra: se toman junto con ella." })
  repeated!: number;
  /** Existing providers, which the import does not change. */
  @Field(() => Int, { description: "Cuántos ya están." }) known!: number;
  @Field(() => Int, { description: "Cuántas líneas no se pueden importar." }) refused!: number;
  @Field(() => ImportLayout, { description: "Cómo se leyeron las columnas del archivo." })
  layout!: ImportLayout;
  /** Order: faulty lines, lines with a question, doubtful lines, others. */
  @Field(() => [PreviewedProvider], {
    description: "Las primeras 200 líneas; antes las que no se pueden importar y las dudosas.",
  })
  shown!: readonly PreviewedProvider[];
}
