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
  @Field(() => Int) line!: number;
  @Field(() => ImportLineState) state!: ImportLineState;
  @Field(() => String) name!: string;
  /** Reasons why it is doubtful, or cannot be imported. */
  @Field(() => [String]) reasons!: readonly string[];
  /** Possible answers to whose a line is that contradicts another; without one it stays out. */
  @Field(() => [ImportLineChoice]) choices!: readonly ImportLineChoice[];
}

/** Preview of a file of providers; nothing is written. */
@ObjectType({ simpleResolvers: true })
export class ProviderImportPreview {
  @Field(() => Int) ok!: number;
  /** Lines to check before the import, including known ones. */
  @Field(() => Int) doubtful!: number;
  /** Lines that contradict another one: a person decides whether they belong to the same provider. */
  @Field(() => Int) asked!: number;
  /** Lines that repeat another line: they are imported together with it. */
  @Field(() => Int) repeated!: number;
  /** Number of known providers, which are unchanged. */
  @Field(() => Int) known!: number;
  @Field(() => Int) refused!: number;
  @Field(() => ImportLayout) layout!: ImportLayout;
  /** First 200 lines: faulty ones, lines with a question, doubtful ones, others. */
  @Field(() => [PreviewedProvider]) shown!: readonly PreviewedProvider[];
}
