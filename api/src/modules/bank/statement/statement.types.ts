import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { Acquirer, BankFileQuestion, MovementKind, SheetKind } from "../bank.enums.ts";
import { BankImport } from "./bank-import.entity.ts";
import { BankMovement } from "./bank-movement.entity.ts";
import type { BankColumns } from "./columns.rules.ts";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { importOrder, movementOrder } from "./movement-kind.rules.ts";

/** Headings of a bank's file by field; null for a field that the file does not have. */
@ObjectType("BankColumns", { simpleResolvers: true })
export class BankColumnsType implements BankColumns {
  @Field(() => String, { nullable: true, description: "Título de la columna con el día." }) day!: string;
  @Field(() => String, { nullable: true, description: "Título de la columna con la descripción." })
  text!: string;
  @Field(() => String, { nullable: true, description: "Título de la columna con el valor." }) amount!:
    string | null;
  @Field(() => String, { nullable: true, description: "Título de la columna con los ingresos." }) credit!:
    string | null;
  @Field(() => String, { nullable: true, description: "Título de la columna con las salidas." }) debit!:
    string | null;
  @Field(() => String, { nullable: true, description: "Título de la columna con el signo." }) sign!:
    string | null;
  @Field(() => String, { nullable: true, description: "Título de la columna con la referencia." })
  reference!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Título de la columna con el identificador del banco.",
  })
  bankId!: string | null;
}

/** Movement of a file before it is imported. */
@ObjectType({ simpleResolvers: true })
export class PreviewedMovement {
  @Field(() => Int, { description: "Número de la línea en el archivo, desde 1." }) line!: number;
  @Field(() => Day, { description: "Día de que se trata." }) day!: string;
  @Field(() => COP, { description: "Valor en COP." }) amount!: number;
  @Field(() => Int, { description: "Centavos además de los pesos, con su mismo signo." }) centavos!: number;
  /** May be empty. */
  @Field(() => String, { description: "El texto, como se lee." }) text!: string;
  @Field(() => String, { nullable: true, description: "Referencia del banco." }) reference!: string | null;
  @Field(() => MovementKind, { description: "Clase del registro." }) kind!: MovementKind;
}

/** Movement of a file, and the account's movement with the same day and amount that may be the same one. */
@ObjectType({ simpleResolvers: true })
export class AlikeMovement {
  @Field(() => PreviewedMovement, { description: "El movimiento del archivo." }) told!: PreviewedMovement;
  @Field(() => ID, { description: "Identificador del movimiento de la cuenta." }) thereId!: string;
  @Field(() => String, { description: "Descripción del movimiento de la cuenta." }) thereText!: string;
  @Field(() => String, { nullable: true, description: "Referencia del movimiento de la cuenta." })
  thereReference!: string | null;
  @Field(() => String, { description: "Nombre del archivo que trajo el movimiento de la cuenta." })
  thereFile!: string;
}

/** Line of a bank's file that is not a movement. */
@ObjectType({ simpleResolvers: true })
export class LeftOutBankLine {
  @Field(() => Int, { description: "Número de la línea en el archivo, desde 1." }) line!: number;
  @Field(() => String, { description: "El texto, como se lee." }) text!: string;
  @Field(() => String, { description: "Motivo, como se lee." }) reason!: string;
}

/** Line of a bank's file that should be a movement and cannot be read as one. */
@ObjectType({ simpleResolvers: true })
export class RefusedBankLine {
  @Field(() => Int, { description: "Número de la línea en el archivo, desde 1." }) line!: number;
  @Field(() => String, { description: "El texto, como se lee." }) text!: string;
  @Field(() => String, { description: "Por qué no se puede leer la línea, con los valores que fallan." })
  problem!: string;
}

/** Number and sum, regardless of sign, of the lines of a bank's file that cannot be read. */
@ObjectType({ simpleResolvers: true })
export class RefusedBankLines {
  @Field(() => Int, { description: "Cuántas líneas son." }) lines!: number;
  /** Amounts that cannot be read count as zero. */
  @Field(() => COP, { description: "Cuánto suman sin signo, en COP." }) amount!: number;
  @Field(() => Int, { description: "Centavos además de los pesos, con su mismo signo." }) centavos!: number;
}

/** First line whose day is ambiguous, in both readings: day first and month first. */
@ObjectType({ simpleResolvers: true })
export class BankDayReadings {
  @Field(() => Int, { description: "Número de la línea en el archivo, desde 1." }) line!: number;
  @Field(() => Day, { description: "El día, si va primero el día." }) dayFirst!: string;
  @Field(() => Day, { description: "El día, si va primero el mes." }) monthFirst!: string;
}

/** Preview of the import of a file, with its problems. */
@ObjectType({ simpleResolvers: true })
export class BankFilePreview {
  @Field(() => SheetKind, { description: "Formato del archivo." }) format!: SheetKind;

  @Field(() => ID, {
    nullable: true,
    description: "Cuenta para la que se leyó: la elegida o la que dice el archivo; nulo si hay que elegirla.",
  })
  accountId!: string | null;

  @Field(() => Acquirer, {
    nullable: true,
    description: "De quién es el informe, que se importa como liquidación; nulo si es un extracto.",
  })
  acquirer!: Acquirer | null;

  @Field(() => Boolean, { description: "Si el archivo dice su cuenta." }) saysAccount!: boolean;

  @Field(() => [String], { description: "Títulos del archivo, para elegir." }) headings!: readonly string[];

  @Field(() => BankColumnsType, {
    description: "Columnas guardadas para esta cuenta o, si no, las propuestas.",
  })
  columns!: Partial<BankColumns>;

  @Field(() => Boolean, { description: "Si las columnas vienen de un archivo anterior." }) kept!: boolean;

  @Field(() => [PreviewedMovement], {
    description: "Los primeros movimientos; ninguno mientras falten columnas.",
  })
  first!: readonly PreviewedMovement[];

  @Field(() => Int, { description: "Cuántos movimientos trae el archivo." }) lines!: number;

  @Field(() => Int, { description: "Cuántos no estaban en ningún archivo anterior." }) fresh!: number;

  @Field(() => Int, { description: "Cuántos movimientos ya están en la cuenta." }) known!: number;

  @Field(() => [AlikeMovement], {
    description: "Movimientos que pueden ser otros de la cuenta; solo entran los que se toman.",
  })
  alike!: readonly AlikeMovement[];

  @Field(() => Int, { description: "Cuántas líneas no son movimientos." }) leftOutCount!: number;

  @Field(() => [LeftOutBankLine], {
    description: "Las primeras líneas que no son movimientos, con el motivo; hasta 200.",
  })
  leftOut!: readonly LeftOutBankLine[];

  @Field(() => RefusedBankLines, {
    nullable: true,
    description: "Las líneas que no se pudieron leer; nulo si se leyeron todas.",
  })
  refusedLines!: RefusedBankLines | null;

  @Field(() => [RefusedBankLine], { description: "Las primeras líneas que no se pudieron leer; hasta 200." })
  refused!: readonly RefusedBankLine[];

  @Field(() => [String], { description: "Qué más conviene saber de cómo se leyó el archivo." })
  remarks!: readonly string[];

  @Field(() => String, {
    nullable: true,
    description: "Nombre del formato del banco; nulo si no se reconoció.",
  })
  profile!: string | null;

  @Field(() => BankFileQuestion, {
    nullable: true,
    description: "Qué hay que decir antes de leerlo; nulo si nada falta.",
  })
  asks!: BankFileQuestion | null;

  @Field(() => BankDayReadings, {
    nullable: true,
    description: "Ejemplo de las dos lecturas de un día; nulo si el orden se conoce.",
  })
  dayReadings!: BankDayReadings | null;

  @Field(() => String, {
    nullable: true,
    description: "Por qué no se puede importar, con la línea; nulo si se puede.",
  })
  problem!: string | null;
}

/** An exact amount of money: whole pesos, and the cents beside them. */
@ObjectType({ simpleResolvers: true })
export class ExactMoney {
  @Field(() => COP, { description: "Valor en COP." }) amount!: number;
  @Field(() => Int, { description: "Centavos además de los pesos, con su mismo signo." }) centavos!: number;
}

/** Day whose balance differs from the one before it plus the movements since. */
@ObjectType({ simpleResolvers: true })
export class BankDayDifference {
  @Field(() => Day, { description: "Día de que se trata." }) day!: string;
  @Field(() => ExactMoney, { description: "Saldo según los movimientos." }) expected!: ExactMoney;
  @Field(() => ExactMoney, { description: "Saldo según el banco." }) said!: ExactMoney;
  @Field(() => ExactMoney, { description: "Lo que falta; negativo lo que sobra." }) missing!: ExactMoney;
}

/** Comparison of an account's balances in a month with its movements. */
@ObjectType({ simpleResolvers: true })
export class BankPeriod {
  @Field(() => ID, { description: "Identificador de la cuenta de la agencia." }) accountId!: string;
  @Field(() => String, { description: "Mes, AAAA-MM." }) mes!: string;
  @Field(() => Day, { description: "Primer día que cuenta." }) desde!: string;
  @Field(() => Day, { description: "Último día con movimientos; sin ellos, el último del mes." })
  hasta!: string;
  @Field(() => Day, { nullable: true, description: "Día del saldo inicial; nulo si no se conoce." })
  openingDay!: string | null;
  @Field(() => ExactMoney, { nullable: true, description: "Saldo inicial; nulo si no se conoce." })
  opening!: ExactMoney | null;
  @Field(() => ExactMoney, { nullable: true, description: "Saldo inicial que alguien escribió." })
  openingTyped!: ExactMoney | null;
  @Field(() => ExactMoney, { description: "Lo que se movió entre los dos saldos." }) moved!: ExactMoney;
  @Field(() => Day, { nullable: true, description: "Día del saldo final; nulo si no se conoce." })
  closingDay!: string | null;
  @Field(() => ExactMoney, { nullable: true, description: "Saldo final; nulo si no se conoce." })
  closing!: ExactMoney | null;
  @Field(() => ExactMoney, { nullable: true, description: "Saldo final que alguien escribió." })
  closingTyped!: ExactMoney | null;
  @Field(() => ExactMoney, {
    nullable: true,
    description: "Lo que falta por importar; negativo lo que sobra; nulo sin los dos saldos.",
  })
  missing!: ExactMoney | null;
  @Field(() => Boolean, { description: "Si inicial más movimientos da el final." }) cuadra!: boolean;
  @Field(() => Day, { nullable: true, description: "Primer día que no cuadra." }) since!: string | null;
  @Field(() => [BankDayDifference], { description: "Los días que no cuadran." })
  days!: readonly BankDayDifference[];
  @Field(() => [String], { description: "Días que ningún archivo trae, como se leen." })
  gaps!: readonly string[];
  @Field(() => String, { description: "El resultado, como se lee." }) text!: string;
}

/** One page of imports. */
@ObjectType({ simpleResolvers: true })
export class BankImportPage extends PageOf(BankImport) {}

/** Page and order of the list of imports. */
@ArgsType()
export class BankImportPageArgs extends OrderedPageOf<BankImport>()(importOrder) {}

/** One page of movements. */
@ObjectType({ simpleResolvers: true })
export class BankMovementPage extends PageOf(BankMovement) {}

/** Page and order of the list of movements. */
@ArgsType()
export class BankMovementPageArgs extends OrderedPageOf<BankMovement>()(movementOrder) {}
