import { Field, Int, ObjectType } from "type-graphql";
import { ImportLayout } from "../../../core/sheet/import-layout.type.ts";
import { ImportLineChoice, ImportLineState } from "../../../core/sheet/import-lines.type.ts";

/** A line of a file that cannot be imported. */
@ObjectType({ simpleResolvers: true })
export class BadCustomerLine {
  @Field(() => Int, { description: "Número de la línea en el archivo, desde 1." }) line!: number;
  @Field(() => String, { description: "Nombre que trae la línea; vacío si no trae." }) name!: string;
  @Field(() => [String], { description: "Lo que está mal en la línea." }) problems!: readonly string[];
}

/** A line of a file with a remark or a question, shown before the import. */
@ObjectType({ simpleResolvers: true })
export class PreviewedCustomer {
  @Field(() => Int, { description: "Número de la línea en el archivo, desde 1." }) line!: number;
  @Field(() => ImportLineState, { description: "Si la línea está lista o es dudosa." })
  state!: ImportLineState;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => [String], { description: "Motivos por los que es dudoso o no se puede, uno por uno." })
  reasons!: readonly string[];
  @Field(() => [ImportLineChoice], {
    description: "Lo que se puede contestar de una línea dudosa; sin respuesta se queda por fuera.",
  })
  choices!: readonly ImportLineChoice[];
}

/** Preview of a file of customers; nothing is written. */
@ObjectType({ simpleResolvers: true })
export class CustomerImportPreview {
  @Field(() => Int, { description: "Cuántas líneas hay bajo los títulos." }) lines!: number;
  @Field(() => Int, { description: "Clientes que nadie conocía." }) fresh!: number;
  /** Number of existing customers whose missing data the import fills in. */
  @Field(() => Int, { description: "Cuántos ya están." }) known!: number;
  @Field(() => Int, { description: "Cuántas líneas repiten lo de otra: se toman junto con ella." })
  repeated!: number;
  @Field(() => Int, { description: "Cuántas líneas hay que mirar antes." }) doubtful!: number;
  @Field(() => [PreviewedCustomer], {
    description: "Las líneas dudosas y después aquellas de las que hay algo que decir: 200 como máximo.",
  })
  shown!: readonly PreviewedCustomer[];
  @Field(() => Int, { description: "Cuántas líneas no se pueden importar." }) badCount!: number;
  @Field(() => ImportLayout, { description: "Cómo se leyeron las columnas del archivo." })
  layout!: ImportLayout;
  @Field(() => [BadCustomerLine], {
    description: "Las primeras líneas que no se pueden importar: 200 como máximo.",
  })
  bad!: readonly BadCustomerLine[];
}

/** Result of importing a file. */
@ObjectType({ simpleResolvers: true })
export class CustomerImport {
  @Field(() => Int, { description: "Cuántos se crearon." }) added!: number;
  @Field(() => Int, { description: "Cuántos ya están." }) known!: number;
  /** Number of skipped lines: bad lines, and doubtful lines without an answer. */
  @Field(() => Int, { description: "Cuántas líneas se dejaron por fuera." }) left!: number;
}
