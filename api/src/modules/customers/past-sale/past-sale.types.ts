import { Field, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { ImportLayout } from "../../../core/sheet/import-layout.type.ts";
import { ImportLineState } from "../../../core/sheet/import-lines.type.ts";
import { PastSaleImport } from "./past-sale-import.entity.ts";

/** One page of imports, the newest first. */
@ObjectType({ simpleResolvers: true })
export class PastSaleImportPage extends PageOf(PastSaleImport) {}

/** A line of a file of sales before its import. */
@ObjectType({ simpleResolvers: true })
export class PreviewedPastSale {
  /** Number of the line in the file, counted from 1. */
  @Field(() => Int) line!: number;
  @Field(() => ImportLineState) state!: ImportLineState;
  @Field(() => String) cliente!: string;
  /** Null of a line that cannot be imported. */
  @Field(() => Day, { nullable: true }) fecha!: string | null;
  @Field(() => COP, { nullable: true }) precio!: number | null;
  /** Reasons why it is doubtful, or cannot be imported. */
  @Field(() => [String]) reasons!: readonly string[];
}

/** Preview of a file of sales; nothing is written. */
@ObjectType({ simpleResolvers: true })
export class PastSalePreview {
  @Field(() => Int) ok!: number;
  @Field(() => Int) doubtful!: number;
  @Field(() => Int) refused!: number;
  /** Number of importable sales whose customer is known. */
  @Field(() => Int) linked!: number;
  /** Price of all importable sales in COP; below, of the doubtful ones among them. */
  @Field(() => COP) total!: number;
  @Field(() => COP) doubtfulTotal!: number;
  @Field(() => ImportLayout) layout!: ImportLayout;
  /** First 200 lines: faulty lines, then doubtful ones, then the others. */
  @Field(() => [PreviewedPastSale]) shown!: readonly PreviewedPastSale[];
}
