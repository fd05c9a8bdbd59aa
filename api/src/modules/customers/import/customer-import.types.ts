import { Field, Int, ObjectType } from "type-graphql";
import { ImportLayout } from "../../../core/sheet/import-layout.type.ts";

/** A line of a file that cannot be imported. */
@ObjectType({ simpleResolvers: true })
export class BadCustomerLine {
  /** As a person counts it in the file, from 1. */
  @Field(() => Int) line!: number;
  /** The name that stands there, if any. */
  @Field(() => String) name!: string;
  @Field(() => [String]) problems!: readonly string[];
}

/** Preview of a file of customers; nothing is written. */
@ObjectType({ simpleResolvers: true })
export class CustomerImportPreview {
  /** Number of lines below the headings of the file. */
  @Field(() => Int) lines!: number;
  /** Customers whom nobody knew yet. */
  @Field(() => Int) fresh!: number;
  /** Customers who are there already: what is missing of them is filled in. */
  @Field(() => Int) known!: number;
  @Field(() => Int) badCount!: number;
  @Field(() => ImportLayout) layout!: ImportLayout;
  /** The first of the bad lines: 200 at most. */
  @Field(() => [BadCustomerLine]) bad!: readonly BadCustomerLine[];
}

/** Result of importing a file. */
@ObjectType({ simpleResolvers: true })
export class CustomerImport {
  @Field(() => Int) added!: number;
  @Field(() => Int) known!: number;
  /** Bad lines that were left out. */
  @Field(() => Int) left!: number;
}
