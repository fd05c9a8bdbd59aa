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
  /** As a person counts it in the file, from 1. */
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
  /** Lines to look at before the import, the known ones among them. */
  @Field(() => Int) doubtful!: number;
  /** Lines that contradict another one: it is asked whether they are of the same provider. */
  @Field(() => Int) asked!: number;
  /** Lines that say again what another line says: they are taken together with it. */
  @Field(() => Int) repeated!: number;
  /** Providers that are there already, which stay as they are. */
  @Field(() => Int) known!: number;
  @Field(() => Int) refused!: number;
  @Field(() => ImportLayout) layout!: ImportLayout;
  /** The first 200 lines: those that cannot be imported, those to be asked about, doubtful ones, others. */
  @Field(() => [PreviewedProvider]) shown!: readonly PreviewedProvider[];
}
