import { Field, InputType, Int, ObjectType } from "type-graphql";
import { ImportDayOrder } from "./import-days.type.ts";

/** Column of a file, and the field that it is read as. */
@ObjectType({ simpleResolvers: true })
export class ImportFileColumn {
  /** Counted from 0. */
  @Field(() => Int) place!: number;
  /** Heading; empty when it has none. */
  @Field(() => String) heading!: string;
  /** The first values below the title: three at most. */
  @Field(() => [String]) samples!: readonly string[];
  /** Name of the field (`fecha`, `precio` …), null of a column that is not read. */
  @Field(() => String, { nullable: true }) field!: string | null;
}

/** A line at the beginning of a file, which may be that of its titles. */
@ObjectType({ simpleResolvers: true })
export class ImportTitleLine {
  /** Number of the line in the file, counted from 1. */
  @Field(() => Int) line!: number;
  @Field(() => String) text!: string;
}

/** Way in which the days of a file are read that are written in numbers. */
@ObjectType({ simpleResolvers: true })
export class ImportDays {
  @Field(() => ImportDayOrder) order!: ImportDayOrder;
  /** False when neither the file nor a person determines the order: the day is then read first. */
  @Field(() => Boolean) decided!: boolean;
  /** First value that is another day in the other order, if any. */
  @Field(() => String, { nullable: true }) example!: string | null;
}

/** Columns of a file that is imported, and their fields. */
@ObjectType({ simpleResolvers: true })
export class ImportLayout {
  /** Line of the titles, 0 of a file without. */
  @Field(() => Int) titles!: number;
  /** Lines that may be that of the titles: the first ten. */
  @Field(() => [ImportTitleLine]) first!: readonly ImportTitleLine[];
  @Field(() => [ImportFileColumn]) columns!: readonly ImportFileColumn[];
  /** Names of the columns with values that nobody reads. */
  @Field(() => [String]) unread!: readonly string[];
  /** Titles of the columns that are needed and were not found; while there are some nothing is read. */
  @Field(() => [String]) missing!: readonly string[];
  /** Null of a file without days, or whose days are the same in either order. */
  @Field(() => ImportDays, { nullable: true }) days!: ImportDays | null;
}

/** A column of a file that a person chose for a field. */
@InputType()
export class ImportColumnInput {
  /** Counted from 0. */
  @Field(() => Int) place!: number;
  /** `fecha`, `precio` … */
  @Field(() => String) field!: string;
}

/** Choice of a person for a file whose columns are not recognised, or wrongly. */
@InputType()
export class ImportMappingInput {
  /** Line of the titles, 0 of a file without. */
  @Field(() => Int) titles!: number;

  /** The columns to be read; null looks for them by the titles of that line. */
  @Field(() => [ImportColumnInput], { nullable: true })
  columns?: readonly ImportColumnInput[] | null;

  /** Order of day and month; null leaves it to the lines of the file. */
  @Field(() => ImportDayOrder, { nullable: true })
  dayOrder?: ImportDayOrder | null;
}
