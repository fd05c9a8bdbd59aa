import { Field, Int, ObjectType } from "type-graphql";
import { ImportLayout } from "../../../core/sheet/import-layout.type.ts";
import { ImportLineChoice, ImportLineState } from "../../../core/sheet/import-lines.type.ts";

/** A line of a file that cannot be imported. */
@ObjectType({ simpleResolvers: true })
export class BadCustomerLine {
  /** Number of the line in the file, counted from 1. */
  @Field(() => Int) line!: number;
  /** Name in the line, if any. */
  @Field(() => String) name!: string;
  @Field(() => [String]) problems!: readonly string[];
}

/** A line of a file with a remark or a question before its import. */
@ObjectType({ simpleResolvers: true })
export class PreviewedCustomer {
  /** Number of the line in the file, counted from 1. */
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
  /** Customers who exist already: their missing data are filled in. */
  @Field(() => Int) known!: number;
  /** Lines that repeat another line: they are imported together with it. */
  @Field(() => Int) repeated!: number;
  @Field(() => Int) doubtful!: number;
  /** Doubtful lines, then lines with a remark: 200 at most. */
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
