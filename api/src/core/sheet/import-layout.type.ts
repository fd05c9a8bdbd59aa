import { Field, InputType, Int, ObjectType } from "type-graphql";
import { ImportDayOrder } from "./import-days.type.ts";

/** A column of a file, and the field to which it is assigned. */
@ObjectType({ simpleResolvers: true })
export class ImportFileColumn {
  @Field(() => Int, { description: "Posición, desde 0." }) place!: number;
  @Field(() => String, { description: "Título de la columna; vacío si no tiene." }) heading!: string;
  @Field(() => [String], { description: "Los primeros valores bajo el título: tres como máximo." })
  samples!: readonly string[];
  @Field(() => String, {
    nullable: true,
    description: "Dato que trae, como `fecha` o `precio`; nulo en una columna que no se lee.",
  })
  field!: string | null;
}

/** A line at the beginning of a file that may be its title line. */
@ObjectType({ simpleResolvers: true })
export class ImportTitleLine {
  @Field(() => Int, { description: "Número de la línea en el archivo, desde 1." }) line!: number;
  @Field(() => String, { description: "Lo que dice la línea." }) text!: string;
}

/** Order in which numeric dates of a file are read. */
@ObjectType({ simpleResolvers: true })
export class ImportDays {
  @Field(() => ImportDayOrder, { description: "Qué va primero en sus fechas, el día o el mes." })
  order!: ImportDayOrder;
  @Field(() => Boolean, {
    description: "Si el archivo o una persona determina cuál va primero; si no, se lee primero el día.",
  })
  decided!: boolean;
  @Field(() => String, {
    nullable: true,
    description: "Una fecha del archivo que se puede leer de las dos maneras; nulo si no hay.",
  })
  example!: string | null;
}

/** Columns of an imported file, and the fields to which they are assigned. */
@ObjectType({ simpleResolvers: true })
export class ImportLayout {
  @Field(() => Int, { description: "Línea de los títulos; 0 en un archivo sin ellos." }) titles!: number;
  @Field(() => [ImportTitleLine], {
    description: "Líneas que pueden ser la de los títulos: las diez primeras.",
  })
  first!: readonly ImportTitleLine[];
  @Field(() => [ImportFileColumn], { description: "Las columnas del archivo." })
  columns!: readonly ImportFileColumn[];
  @Field(() => [String], { description: "Columnas con valores que nadie lee." }) unread!: readonly string[];
  @Field(() => [String], {
    description: "Títulos de las columnas que hacen falta; mientras haya, no se lee nada.",
  })
  missing!: readonly string[];
  @Field(() => ImportDays, {
    nullable: true,
    description: "Cómo se leen sus fechas; nulo si no trae o si son las mismas en cualquier orden.",
  })
  days!: ImportDays | null;
}

/** A column of a file that a person assigned to a field. */
@InputType()
export class ImportColumnInput {
  @Field(() => Int, { description: "Posición, desde 0." }) place!: number;
  @Field(() => String, {
    description: "Dato que trae, como `fecha` o `precio`.",
  })
  field!: string;
}

/** A person's choice for a file whose columns are not recognized, or recognized incorrectly. */
@InputType()
export class ImportMappingInput {
  @Field(() => Int, { description: "Línea de los títulos; 0 en un archivo sin ellos." }) titles!: number;

  @Field(() => [ImportColumnInput], {
    nullable: true,
    description: "Columnas que se leen; nulo las busca por sus títulos.",
  })
  columns?: readonly ImportColumnInput[] | null;

  @Field(() => ImportDayOrder, {
    nullable: true,
    description: "Si el día o el mes va primero; sin valor, lo que muestren las fechas.",
  })
  dayOrder?: ImportDayOrder | null;
}
