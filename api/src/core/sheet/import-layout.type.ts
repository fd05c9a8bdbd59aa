import { Field, InputType, Int, ObjectType } from "type-graphql";
import { ImportDayOrder } from "./import-days.type.ts";

/** Column of a file, and the field that it is read as. */
@ObjectType({ simpleResolvers: true })
export class ImportFileColumn {
  /** Counted from 0. */
  @Field(() => Int, { description: "Posición, desde 0." }) place!: number;
  /** Heading; empty when it has none. */
  @Field(() => String, { description: "Título de la columna; vacío si no tiene." }) heading!: string;
  /** The first values below the title: three at most. */
  @Field(() => [String], { description: "Los primeros valores bajo el título: tres como máximo." })
  samples!: readonly string[];
  /** Name of the field (`fecha`, `precio` …), null of a column that is not read. */
  @Field(() => String, {
    nullable: true,
    description: "Dato que trae, como `fecha` o `precio`; nulo en una columna que no se lee.",
  })
  field!: string | null;
}

/** A line at the beginning of a file, which may be that of its titles. */
@ObjectType({ simpleResolvers: true })
export class ImportTitleLine {
  /** Number of the line in the file, counted from 1. */
  @Field(() => Int, { description: "Número de la línea en el archivo, desde 1." }) line!: number;
  @Field(() => String, { description: "Lo que dice la línea." }) text!: string;
}

/** Way in which the days of a file are read that are written in numbers. */
@ObjectType({ simpleResolvers: true })
export class ImportDays {
  @Field(() => ImportDayOrder, { description: "Qué va primero en sus fechas, el día o el mes." })
  order!: ImportDayOrder;
  /** False when neither the file nor a person determines the order: the day is then read first. */
  @Field(() => Boolean, { description: "Si las fechas del archivo muestran cuál va primero." })
  decided!: boolean;
  /** First value that is another day in the other order, if any. */
  @Field(() => String, {
    nullable: true,
    description: "Una fecha del archivo que se puede leer de las dos maneras; nulo si no hay.",
  })
  example!: string | null;
}

/** Columns of a file that is imported, and their fields. */
@ObjectType({ simpleResolvers: true })
export class ImportLayout {
  /** Line of the titles, 0 of a file without. */
  @Field(() => Int, { description: "Línea de los títulos; 0 en un archivo sin ellos." }) titles!: number;
  /** Lines that may be that of the titles: the first ten. */
  @Field(() => [ImportTitleLine], {
    description: "Líneas que pueden ser la de los títulos: las diez primeras.",
  })
  first!: readonly ImportTitleLine[];
  @Field(() => [ImportFileColumn], { description: "Las columnas del archivo." })
  columns!: readonly ImportFileColumn[];
  /** Names of the columns with values that nobody reads. */
  @Field(() => [String], { description: "Columnas con valores que nadie lee." }) unread!: readonly string[];
  /** Titles of the columns that are needed and were not found; while there are some nothing is read. */
  @Field(() => [String], {
    description: "Títulos de las columnas que hacen falta; mientras haya, no se lee nada.",
  })
  missing!: readonly string[];
  /** Null of a file without days, or whose days are the same in either order. */
  @Field(() => ImportDays, { nullable: true, description: "Duración en días." }) days!: ImportDays | null;
}

/** A column of a file that a person chose for a field. */
@InputType()
export class ImportColumnInput {
  /** Counted from 0. */
  @Field(() => Int, { description: "Posición, desde 0." }) place!: number;
  /** `fecha`, `precio` … */
  @Field(() => String, {
    description: "Dato que trae, como `fecha` o `precio`; nulo en una columna que no se lee.",
  })
  field!: string;
}

/** Choice of a person for a file whose columns are not recognised, or wrongly. */
@InputType()
export class ImportMappingInput {
  /** Line of the titles, 0 of a file without. */
  @Field(() => Int, { description: "Línea de los títulos; 0 en un archivo sin ellos." }) titles!: number;

  /** The columns to be read; null looks for them by the titles of that line. */
  @Field(() => [ImportColumnInput], {
    nullable: true,
    description: "Columnas que se leen; nulo las busca por sus títulos.",
  })
  columns?: readonly ImportColumnInput[] | null;

  /** Order of day and month; null leaves it to the lines of the file. */
  @Field(() => ImportDayOrder, {
    nullable: true,
    description: "Si el día o el mes va primero; sin valor, lo que muestren las fechas.",
  })
  dayOrder?: ImportDayOrder | null;
}
