import { Field, Int, ObjectType } from "type-graphql";
import { ImportLayout } from "../../../core/sheet/import-layout.type.ts";
import { ImportLineChoice, ImportLineState } from "../../../core/sheet/import-lines.type.ts";

/** A line of a file that cannot be imported. */
@ObjectType({ simpleResolvers: true })
export class BadCustomerLine {
  /** As a person counts it in the file, from 1. */
  @Field(() => Int) line!: number;
  /** The name that stands there, if any. */
  @Field(() => String) name!: string;
  @Field(() => [String]) problems!: readonly string[];
}

/** A line of a file of which something is to be said or asked before its import. */
@ObjectType({ simpleResolvers: true })
export class PreviewedCustomer {
  /** As a person counts it in the file, from 1. */
  @Field(() => Int) line!: number;
  @Field(() => ImportLineState) state!: ImportLineState;
  @Field(() => String) name!: string;
  @Field(() => [String]) reasons!: readonly string[];
  /** Possible answers to whose a doubtful line is; without one it stays out. */
  @Field(() => [ImportLineChoice]) choices!: readonly ImportLineChoice[];
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
  /** Lines that say again what another line says: they are taken together with it. */
  @Field(() => Int) repeated!: number;
  @Field(() => Int) doubtful!: number;
  /** The doubtful lines, then those of which something is to be said: 200 at most. */
  @Field(() => [PreviewedCustomer]) shown!: readonly PreviewedCustomer[];
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
  /** Lines that were left out: bad ones, and doubtful ones that nobody took. */
  @Field(() => Int) left!: number;
}
