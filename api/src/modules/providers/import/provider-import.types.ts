import { Field, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { ImportLayout } from "../../../core/sheet/import-layout.type.ts";
import { ImportLineChoice, ImportLineState } from "../../../core/sheet/import-lines.type.ts";
import { ProviderImport } from "./provider-import.entity.ts";

/** One page of imports, the newest first. */
@ObjectType({ simpleResolvers: true })
export class ProviderImportPage extends PageOf(ProviderImport) {}

/** A line of a file of providers before its import. */
@ObjectType({ simpleResolvers: true })
export class PreviewedProvider {
  /** Number of the line in the file, counted from 1. */
  @Field(() => Int, { description: "Número de la línea en el archivo, desde 1." }) line!: number;
  @Field(() => ImportLineState, { description: "Si la línea está lista, es dudosa o no se puede importar." })
  state!: ImportLineState;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  /** Reasons why it is doubtful, or cannot be imported. */
  @Field(() => [String], { description: "Motivos por los que es dudoso o no se puede, uno por uno." })
  reasons!: readonly string[];
  /** Possible answers to whose a line is that contradicts another; without one it stays out. */
  @Field(() => [ImportLineChoice], {
    description: "Lo que se puede contestar de una línea que contradice a otra.",
  })
  choices!: readonly ImportLineChoice[];
}

/** Preview of a file of providers; nothing is written. */
@ObjectType({ simpleResolvers: true })
export class ProviderImportPreview {
  @Field(() => Int, { description: "Cuántas líneas están listas." }) ok!: number;
  /** Lines to check before the import, including known ones. */
  @Field(() => Int, { description: "Cuántas líneas conviene revisar." }) doubtful!: number;
  /** Lines that contradict another one: a person decides whether they belong to the same provider. */
  @Field(() => Int, {
    description: "Cuántas líneas contradicen a otra: se pregunta si son del mismo proveedor.",
  })
  asked!: number;
  /** Lines that repeat another line: they are imported together with it. */
  @Field(() => Int, { description: "Cuántas líneas repiten lo de otra: se toman junto con ella." })
  repeated!: number;
  /** Number of known providers, which are unchanged. */
  @Field(() => Int, { description: "Cuántos ya están." }) known!: number;
  @Field(() => Int, { description: "Cuántas líneas no se pueden importar." }) refused!: number;
  @Field(() => ImportLayout, { description: "Cómo se leyeron las columnas del archivo." })
  layout!: ImportLayout;
  /** First 200 lines: faulty ones, lines with a question, doubtful ones, others. */
  @Field(() => [PreviewedProvider], {
    description: "Las primeras 200 líneas; antes las que no se pueden importar y las dudosas.",
  })
  shown!: readonly PreviewedProvider[];
}
