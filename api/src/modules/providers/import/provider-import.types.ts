import { Field, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { ImportLayout } from "../../../core/sheet/import-layout.type.ts";
import { ImportLineState } from "../../../core/sheet/import-lines.type.ts";
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
}

/** Preview of a file of providers; nothing is written. */
@ObjectType({ simpleResolvers: true })
export class ProviderImportPreview {
  @Field(() => Int) ok!: number;
  /** Lines to look at before the import, the known ones among them. */
  @Field(() => Int) doubtful!: number;
  /** Providers that are there already, which stay as they are. */
  @Field(() => Int) known!: number;
  @Field(() => Int) refused!: number;
  @Field(() => ImportLayout) layout!: ImportLayout;
  /** The first 200 lines: those that cannot be imported, the doubtful ones, then the others. */
  @Field(() => [PreviewedProvider]) shown!: readonly PreviewedProvider[];
}
